import SwiftUI

/// Cards whose inside moves more slowly than they do.
struct ContentView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                ForEach(0..<8) { index in
                    GeometryReader { proxy in
                        Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9)
                            .frame(height: 300)
                            .offset(y: -proxy.frame(in: .global).minY / 4)
                    }
                    .frame(height: 200)
                    .clipped()
                }
            }
        }
    }
}
