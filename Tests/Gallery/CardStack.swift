import SwiftUI

/// Cards one behind another, each a little smaller and lower.
struct ContentView: View {
    var body: some View {
        ZStack {
            ForEach(0..<4) { index in
                RoundedRectangle(cornerRadius: 16)
                    .fill(Color(white: 0.9 - Double(index) * 0.1))
                    .frame(width: 280 - CGFloat(3 - index) * 20, height: 180)
                    .offset(y: CGFloat(index) * 12)
            }
        }
    }
}
