import AlidadeLayout
import Foundation

/// The chosen option as a button that opens a menu of all.
struct MenuPicker<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content

    var body: some View {
        let (selection, label, content) = (self.selection, self.label, self.content)
        RowSensor { MenuPickerBody(selection: selection, label: label, content: content, isInRow: $0) }
    }
}

private struct MenuPickerBody<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content
    let isInRow: Bool
    @State private var isOpen = false
    @Environment(\.labelsAreHidden) private var hidesLabel

    var body: some View {
        let selection = self.selection
        let button = Button {
            isOpen = true
        } label: {
            HStack(spacing: 5) {
                PageChooser(
                    name: "Picker", hugs: true,
                    choose: { options in
                        options.firstIndex { selection.matches($0.tag) } ?? -1
                    }
                ) {
                    content
                }
                UpDownChevrons()
                    .stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
                    .frame(width: 8, height: 13)
            }
            .lineLimit(1)
            .padding(.horizontal, isInRow ? 0 : 12)
            .padding(.vertical, 7)
        }
        .presenting($isOpen, .menu) { MenuPanel(content: OptionRows(selection: selection, content: content)) }
        if isInRow, !hidesLabel {
            HStack {
                label
                Spacer()
                button.buttonStyle(.plain).foregroundStyle(.secondary)
            }
        } else {
            button
        }
    }
}

/// All options, one below the other, of which one has a tick.
struct InlinePicker<Label: View, Content: View>: View {
    let selection: PickerSelection
    let label: Label
    let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { OptionRows(selection: selection, content: content) }
    }
}

/// A wheel stands still here: five options around the chosen one, 216 points high (iOS).
struct WheelPicker<Content: View>: View {
    let selection: PickerSelection
    let content: Content

    var body: some View {
        ScrollView { OptionRows(selection: selection, content: content, isCentered: true) }
            .frame(height: 216)
            .frame(maxWidth: .infinity)
    }
}

/// Options as rows that choose when they are pressed.
nonisolated struct OptionRows<Content: View>: View {
    typealias Body = Never
    let selection: PickerSelection
    let content: Content
    var isCentered = false

    @MainActor static var _isSingle: Bool { false }
    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let selection = view.selection
        let isCentered = view.isCentered
        _ = selection.get()
        cursor.wrapping(view.content) { cursor, inside in
            let environment = cursor.environment
            let dismiss = environment.isInMenu ? environment.dismiss : nil
            cursor.option { cursor in
                cursor.item(
                    .flexFrame, ItemParams(.nan, .nan, .infinity, isCentered ? 34 : 40, .nan, .nan),
                    horizontal: (isCentered ? HorizontalAlignment.center : .leading).key,
                    vertical: VerticalAlignment.center.key,
                    content: { cursor in
                        cursor.item(
                            .padding, ItemParams(0, isCentered ? 30 : 16, 0, isCentered ? 30 : 40), content: inside)
                    })
            } _: { payload in
                payload.contentShape = { Path(CGRect(origin: .zero, size: $0)) }
                payload.isChosen = { [weak payload] in selection.matches(payload?.tag) }
                payload.drawsChoice = { rect, list in
                    Self.drawTick(in: rect, isCentered: isCentered, environment, &list)
                }
                let node = payload.gesture as? PressNode ?? PressNode()
                node.owner = payload
                node.changed = { [weak payload] in
                    payload?.isPressed = $0
                    payload?.host.displayChanged = true
                }
                node.action = { [weak payload] in
                    if let tag = payload?.tag { selection.set(tag) }
                    payload?.host.displayChanged = true
                    dismiss?()
                }
                payload.gesture = node
            }
        }
    }

    @MainActor private static func drawTick(
        in rect: CGRect, isCentered: Bool, _ environment: EnvironmentValues, _ list: inout DisplayListBuilder
    ) {
        if isCentered {
            let ground = rect.insetBy(dx: 8, dy: 1)
            let fill = Color(uiColor: .tertiarySystemFill).display(in: environment)
            list.add(
                .fill(.roundedRectangle(ground, cornerSize: CGSize(width: 8, height: 8), .circular), .color(fill)),
                bounds: ground)
            return
        }
        let isMirrored = environment.layoutDirection == .rightToLeft
        let x = isMirrored ? rect.minX + 16 : rect.maxX - 28
        let place = CGRect(x: x, y: rect.midY - 5.5, width: 12, height: 11)
        let tint = TintShapeStyle()._resolve(in: environment.styleContext)
        list.stroke(
            CheckMark().path(in: place), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
            isAntialiased: true, tint, in: place)
    }
}
