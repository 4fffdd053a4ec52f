import SwiftUI

/// Narrows an exhibit inside its room.
struct WidthControl: View {
    @Binding var share: CGFloat

    var body: some View {
        HStack(spacing: 12) {
            Text("Width").font(.subheadline)
            Slider(value: $share, in: 0.3...1).frame(minWidth: 80, maxWidth: 260)
            Text(verbatim: Format.percent(share))
                .font(.subheadline)
                .monospacedDigit()
                .foregroundStyle(.secondary)
                .frame(width: 56, alignment: .trailing)
        }
    }
}
