import Foundation

/// A control that chooses a colour.
public nonisolated struct ColorPicker<Label: View>: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View {
        ColorPickerBody(selection: selection, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

private struct ColorPickerBody<Label: View>: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label
    @State private var isOpen = false
    @Environment(\.labelsAreHidden) private var hidesLabel

    var body: some View {
        HStack {
            if !hidesLabel {
                label
                Spacer(minLength: 8)
            }
            Button {
                isOpen = true
            } label: {
                Circle().fill(selection.wrappedValue)
                    .padding(3)
                    .overlay { Circle().strokeBorder(Color(uiColor: .systemGray3), lineWidth: 2) }
                    .frame(width: 28, height: 28)
            }
            .buttonStyle(.plain)
            .presenting($isOpen, .popover(.top)) {
                ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
            }
        }
    }
}

/// Some colours, and their channels.
private struct ColorPanel: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.self) private var environment

    private static var palette: [Color] {
        [.red, .orange, .yellow, .green, .mint, .blue, .indigo, .purple, .pink, .brown, .black, .gray, .white]
    }

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 4) {
                ForEach(Array(Self.palette.enumerated()), id: \.offset) { _, color in
                    Button {
                        selection.wrappedValue = color
                    } label: {
                        Circle().fill(color).overlay { Circle().strokeBorder(Color.separatorLine) }
                            .frame(width: 20, height: 20)
                    }
                    .buttonStyle(.plain)
                }
            }
            channel("R", \.red)
            channel("G", \.green)
            channel("B", \.blue)
            if supportsOpacity { channel("A", \.alpha) }
        }
        .padding(12)
        .frame(width: 340)
    }

    private func channel(_ name: String, _ path: WritableKeyPath<DisplayColor, Float>) -> some View {
        HStack {
            Text(verbatim: name).frame(width: 16)
            Slider(
                value: Binding(
                    get: { Double(selection.wrappedValue.display(in: environment)[keyPath: path]) },
                    set: {
                        var color = selection.wrappedValue.display(in: environment)
                        color[keyPath: path] = Float($0)
                        selection.wrappedValue = Color(
                            .sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
                            opacity: Double(color.alpha))
                    }))
        }
    }
}
