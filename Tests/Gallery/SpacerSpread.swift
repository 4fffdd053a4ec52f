import SwiftUI

/// Views spread over a row by spacers.
struct ContentView: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50)
            Spacer()
            Color.green.frame(width: 50, height: 50)
            Spacer(minLength: 20)
            Color.blue.frame(width: 50, height: 50)
        }
        .padding(.horizontal, 20)
    }
}
