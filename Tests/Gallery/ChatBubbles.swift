import SwiftUI

/// Messages on two sides with a largest width.
struct ContentView: View {
    let messages = [(false, 120), (true, 300), (false, 200), (true, 80)]

    var body: some View {
        ScrollView {
            VStack(spacing: 8) {
                ForEach(0..<messages.count, id: \.self) { index in
                    HStack(spacing: 0) {
                        if messages[index].0 { Spacer(minLength: 60) }
                        RoundedRectangle(cornerRadius: 14)
                            .fill(messages[index].0 ? Color.blue : Color.gray.opacity(0.3))
                            .frame(maxWidth: CGFloat(messages[index].1))
                            .frame(height: 40)
                        if !messages[index].0 { Spacer(minLength: 60) }
                    }
                }
            }
            .padding()
        }
    }
}
