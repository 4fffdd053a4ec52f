import SwiftUI

/// One of a few, side by side.
struct Choice<Value: Hashable>: View {
    @Binding var selection: Value
    let options: [(value: Value, name: String)]

    var body: some View {
        HStack(spacing: 2) {
            ForEach(options, id: \.value) { option in
                let isChosen = option.value == selection
                Button {
                    selection = option.value
                } label: {
                    Text(verbatim: option.name)
                        .font(.subheadline)
                        .fontWeight(isChosen ? .semibold : .regular)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                        .frame(height: 28)
                        .background(isChosen ? Palette.raised : Color.clear, in: RoundedRectangle(cornerRadius: 7))
                        .contentShape(RoundedRectangle(cornerRadius: 7))
                }
                .buttonStyle(.plain)
            }
        }
        .padding(2)
        .background(Palette.fill, in: RoundedRectangle(cornerRadius: 9))
    }
}
