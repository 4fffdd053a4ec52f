import SwiftUI

/// A badge that hangs over the corner of what it belongs to.
struct ContentView: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 80, height: 80)
            .overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 24, height: 24).offset(x: 8, y: -8)
            }
    }
}
