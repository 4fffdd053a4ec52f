import AlidadeLayout
import Foundation

/// Where rows of options are.
enum OptionLook {
    /// One below the other, each with a margin of its own: in a menu, or anywhere.
    case plain
    /// On a wheel: the chosen one has a ground.
    case wheel
    /// Each in a row of a list, which has the margins.
    case row

    /// Least height, points.
    fileprivate var height: Double { self == .wheel ? 34 : self == .row ? 0 : 40 }
    /// At the sides, points.
    fileprivate var margin: Double { self == .wheel ? 30 : self == .row ? 0 : 16 }
    /// At the end, where the tick goes, points.
    fileprivate var tickRoom: Double { self == .wheel ? 30 : margin + 24 }
}

/// Options as rows that choose when they are pressed.
nonisolated struct OptionRows<Content: View>: View {
    typealias Body = Never
    let selection: PickerSelection
    let content: Content
    var look = OptionLook.plain
    /// Called when an option has been chosen.
    var chosen: (@MainActor () -> Void)?

    @MainActor static var _isSingle: Bool { false }
    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let selection = view.selection
        let look = view.look
        let chosen = view.chosen
        _ = selection.get()
        cursor.wrapping(view.content) { cursor, inside in
            let environment = cursor.environment
            let dismiss = environment.isInMenu ? environment.dismiss : nil
            cursor.option { cursor in
                cursor.item(
                    .flexFrame, ItemParams(.nan, .nan, .infinity, look.height, .nan, .nan),
                    horizontal: (look == .wheel ? HorizontalAlignment.center : .leading).key,
                    vertical: VerticalAlignment.center.key,
                    content: { cursor in
                        cursor.item(.padding, ItemParams(0, look.margin, 0, look.tickRoom), content: inside)
                    })
            } _: { payload in
                payload.contentShape = { Path(CGRect(origin: .zero, size: $0)) }
                payload.isChosen = { [weak payload] in selection.matches(payload?.tag) }
                payload.drawsChoice = { rect, list in
                    Self.drawTick(in: rect, look, environment, &list)
                }
                let node = payload.gesture as? PressNode ?? PressNode()
                node.owner = payload
                node.changed = { [weak payload] in
                    payload?.isPressed = $0
                    payload?.host.displayChanged = true
                }
                let choose: @MainActor () -> Void = { [weak payload] in
                    if let tag = payload?.tag { selection.set(tag) }
                    payload?.host.displayChanged = true
                    dismiss?()
                    chosen?()
                }
                node.action = choose
                payload.gesture = node
                // Beside the option, too, the row is for nothing else.
                payload.rowAction = look == .row ? choose : nil
            }
        }
    }

    @MainActor private static func drawTick(
        in rect: CGRect, _ look: OptionLook, _ environment: EnvironmentValues, _ list: inout DisplayListBuilder
    ) {
        if look == .wheel {
            let ground = rect.insetBy(dx: 8, dy: 1)
            let fill = Color(uiColor: .tertiarySystemFill).display(in: environment)
            list.add(
                .fill(.roundedRectangle(ground, cornerSize: CGSize(width: 8, height: 8), .circular), .color(fill)),
                bounds: ground)
            return
        }
        let isMirrored = environment.layoutDirection == .rightToLeft
        let inset = CGFloat(look.margin)
        let x = isMirrored ? rect.minX + inset : rect.maxX - inset - 12
        let place = CGRect(x: x, y: rect.midY - 5.5, width: 12, height: 11)
        let tint = TintShapeStyle()._resolve(in: environment.styleContext)
        list.stroke(
            CheckMark().path(in: place), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
            isAntialiased: true, tint, in: place)
    }
}
