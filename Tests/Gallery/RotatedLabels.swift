import SwiftUI

/// Effects change what is drawn and not where things are.
struct ContentView: View {
    var body: some View {
        HStack(spacing: 20) {
            Color.red.frame(width: 60, height: 20).rotationEffect(.degrees(90))
            Color.green.frame(width: 60, height: 20).scaleEffect(2)
            Color.blue.frame(width: 60, height: 20).offset(y: 30)
        }
    }
}
