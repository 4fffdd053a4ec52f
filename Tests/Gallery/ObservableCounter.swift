import SwiftUI

/// A model that is observed.
final class Counter: ObservableObject {
    @Published var bars = 1
}

struct ContentView: View {
    @StateObject private var counter = Counter()

    var body: some View {
        VStack(spacing: 4) {
            Color.blue.frame(width: 100, height: 44).onTapGesture { counter.bars += 1 }
            ForEach(0..<counter.bars, id: \.self) { _ in Color.gray.frame(width: 100, height: 10) }
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}
