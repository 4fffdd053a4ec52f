import SwiftUI

/// Bars in proportion to the room there is.
struct ContentView: View {
    let values: [Double] = [3, 7, 5, 10, 2]

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 8) {
                ForEach(0..<values.count, id: \.self) { index in
                    Rectangle().fill(.blue)
                        .frame(height: proxy.size.height * values[index] / 10)
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .frame(height: 200)
        .padding(20)
    }
}
