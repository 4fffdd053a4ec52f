import AlidadeLayout
import Foundation

/// An item that input is for: each modifier fills in what it asks for.
@MainActor
class ResponderPayload: ItemPayload {
    /// What recognises the pointer here, and how it stands to recognisers further in and out.
    var gesture: _GestureNode?
    var gestureRank = GestureRank.normal
    var gestureMask = GestureMask.all
    var isEnabled = true
    /// Where hits count; nil: where the content takes them.
    var contentShape: ((CGSize) -> Path)?
    var blocksHits = false
    /// Hears where the pointer is in the window while it is over the item, and nil when it leaves.
    var hover: ((CGPoint?) -> Void)?
    var isHovered = false
    var cursor: WindowCursor?
    var focus: FocusTraits?
    var focusLink: FocusLink?
    var keys: KeyTraits?
    /// What a click anywhere in the list row around it does, where it is the row's only one.
    var rowAction: (@MainActor () -> Void)?
    /// Folds what belongs to the row up or out; true where it was not so before.
    var rowFold: ((Bool) -> Bool)?

    override var allowsHits: Bool { !blocksHits }
    override var takesHits: Bool { contentShape != nil }

    override func hitShape(size: LayoutSize) -> Path? {
        contentShape?(CGSize(width: size.width, height: size.height))
    }

    override func drawAbove(_ rect: CGRect, into list: inout DisplayListBuilder) {
        guard let focus, host.input.focus.showsRing(on: self) else { return }
        focus.drawRing(around: rect, into: &list)
    }

    override func removed() { host.input.removed(self) }
}

/// How a recogniser stands to those of the views inside.
enum GestureRank {
    /// Those inside come first.
    case normal
    /// Comes before those inside.
    case high
    /// Runs beside them.
    case simultaneous
}

extension _Cursor {
    /// Wraps an element in an item that takes input.
    mutating func responder(
        _ content: @MainActor (inout _Cursor) -> Void, _ configure: (ResponderPayload) -> Void
    ) {
        let isEnabled = environment.isEnabled
        item(
            .passthrough,
            payload: { slot in
                let payload = slot.payload { ResponderPayload() }.0
                payload.isEnabled = isEnabled
                configure(payload)
            }, content: content)
    }
}

/// A modifier that is one input item around each element of its content.
nonisolated struct ResponderModifier: ViewModifier {
    typealias Body = Never
    let configure: @MainActor (ResponderPayload) -> Void

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in cursor.responder(inside, modifier.configure) }
    }
}

extension View {
    nonisolated func responder(_ configure: @escaping @MainActor (ResponderPayload) -> Void) -> some View {
        modifier(ResponderModifier(configure: configure))
    }

    /// Whether the view and what is in it take the pointer.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        responder { $0.blocksHits = !enabled }
    }

    /// The shape in which the view takes the pointer; inside it also where nothing is drawn.
    ///
    /// - Parameter eoFill: fills the shape by the even-odd rule.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        responder { payload in payload.contentShape = { shape.path(in: CGRect(origin: .zero, size: $0)) } }
    }

    /// The shape for some purposes; those that do not concern the pointer change nothing.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        responder { payload in
            let isForHits = kind.contains(.interaction)
            payload.contentShape = isForHits ? { shape.path(in: CGRect(origin: .zero, size: $0)) } : nil
        }
    }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The pointer.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
