import SwiftUI

/// Cards that turn with their distance from the middle.
struct ContentView: View {
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 30) {
                ForEach(0..<10) { index in
                    GeometryReader { proxy in
                        RoundedRectangle(cornerRadius: 12).fill(.teal)
                            .rotation3DEffect(
                                .degrees(Double(proxy.frame(in: .global).midX - 195) / -10), axis: (x: 0, y: 1, z: 0))
                    }
                    .frame(width: 200, height: 280)
                }
            }
            .padding(.horizontal, 95)
        }
    }
}
