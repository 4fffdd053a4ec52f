import SwiftUI

/// An image's place that grows when the content is pulled down, and moves at half speed when it goes up.
struct ContentView: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let y = proxy.frame(in: .global).minY
                    LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
                        .frame(width: proxy.size.width, height: max(proxy.size.height + y, proxy.size.height))
                        .offset(y: y > 0 ? -y : -y / 2)
                }
                .frame(height: 240)
                Text("Title").font(.title).frame(maxWidth: .infinity).padding().background(Color.white)
                ForEach(0..<20) { Text("Line \($0)").frame(height: 50) }
            }
        }
    }
}
