import SwiftUI

/// A sheet of one's own that is dragged up and snaps.
struct ContentView: View {
    @State private var height: CGFloat = 100
    @GestureState private var drag: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.gray.opacity(0.3)
            VStack {
                Capsule().frame(width: 40, height: 5).padding(.top, 8)
                Spacer()
            }
            .frame(maxWidth: .infinity)
            .frame(height: max(60, height - drag))
            .background(Color.white)
            .gesture(
                DragGesture(coordinateSpace: .global)
                    .updating($drag) { value, state, _ in state = value.translation.height }
                    .onEnded { height = height - $0.translation.height > 200 ? 400 : 100 })
        }
    }
}
