import SwiftUI

/// A view that follows the pointer and stays where it is left.
struct ContentView: View {
    @State private var place = CGPoint(x: 100, y: 100)

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color(white: 0.95)
            Circle().fill(.green).frame(width: 60, height: 60)
                .position(place)
                .gesture(DragGesture().onChanged { place = $0.location })
        }
    }
}
