import SwiftUI

/// Narrows an exhibit inside its room.
struct WidthControl: View {
    @Binding var share: CGFloat

    var body: some View {
        HStack(spacing: 12) {
            Text("Width").font(.subheadline)
            Button("–") { share = max(0.3, share - 0.05) }.disabled(share < 0.31)
            Button("+") { share = min(1, share + 0.05) }.disabled(share > 0.99)
            Text(verbatim: Format.percent(share))
                .font(.subheadline)
                .monospacedDigit()
                .foregroundStyle(.secondary)
                .frame(width: 56, alignment: .trailing)
        }
        .buttonStyle(.bordered)
    }
}
