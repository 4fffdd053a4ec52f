import SwiftUI

@main
struct GeometryDemo: App {
    var body: some Scene {
        WindowGroup("Geometry") { Start() }
    }
}

struct Start: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Geometry").font(.largeTitle)
            GeometryReader { proxy in
                Rectangle().fill(.blue).frame(width: proxy.size.width / 2)
            }
            .frame(height: 100)
        }
        .padding()
    }
}
