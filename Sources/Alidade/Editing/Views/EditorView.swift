import AlidadeLayout
import Foundation

/// Editable text: the caret, the selection and the keyboard, without any ground.
nonisolated struct EditorView: View {
    typealias Body = Never
    let source: TextSource
    var isSecure = false
    /// Return begins a new line; lines are broken.
    var isMultiline = false
    /// Return submits although there are several lines.
    var submitsOnReturn = true
    var editingChanged: (@MainActor (Bool) -> Void)?
    var committed: (@MainActor () -> Void)?

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        let value = view.source.get()
        cursor.asElement { cursor in
            var editor: EditorPayload?
            var responder: ResponderPayload?
            cursor.responder(
                { cursor in
                    cursor.item(
                        .external,
                        payload: { slot in
                            let (payload, isNew) = slot.payload { EditorPayload() }
                            editor = payload
                            if payload.configure(view, value, environment), !isNew { slot.measureChanged = true }
                        })
                }, { responder = $0 })
            if let editor, let responder { connect(responder, editor, isEnabled: environment.isEnabled) }
        }
    }

    /// The item around the text takes the input for it.
    @MainActor private static func connect(_ responder: ResponderPayload, _ editor: EditorPayload, isEnabled: Bool) {
        responder.cursor = .text
        responder.contentShape = { Path(CGRect(origin: .zero, size: $0)) }
        guard isEnabled else {
            responder.focus = nil
            responder.gesture = nil
            return
        }
        var traits = FocusTraits()
        traits.ring = .none
        traits.takesPresses = true
        traits.key = { [weak editor] in editor?.key($0) ?? false }
        traits.changed = { [weak editor] in editor?.focusChanged($0) }
        responder.focus = traits
        let node = responder.gesture as? CaretNode ?? CaretNode()
        node.owner = responder
        node.editor = editor
        responder.gesture = node
    }
}

/// Sets the caret where the pointer goes down and selects as far as it is dragged.
final class CaretNode: _ValueNode<Bool> {
    weak var editor: EditorPayload?
    private var lastPress: (time: Double, position: CGPoint)?
    private var clicks = 0

    override func handle(_ event: GestureEvent) {
        guard let editor, let owner else { return phase = .failed }
        let local = owner.location(of: event.position, in: .local)
        switch event.kind {
        case .down:
            phase = .active
            publish(true)
            if let lastPress, event.time - lastPress.time < 0.4, event.position.distance(to: lastPress.position) < 6 {
                clicks += 1
            } else {
                clicks = 1
            }
            lastPress = (event.time, event.position)
            editor.press(at: local, clicks: clicks, extends: event.modifiers.contains(.shift))
        case .moved: editor.press(at: local, clicks: 0, extends: true)
        case .up:
            editor.offerSelection()
            phase = .ended
        case .cancelled: phase = .failed
        case .tick: break
        }
    }

    /// The middle button pastes what is selected anywhere, where it is pressed.
    func paste(at position: CGPoint) {
        guard let editor, let owner else { return }
        editor.press(at: owner.location(of: position, in: .local), clicks: 1, extends: false)
        editor.paste(from: .primary)
    }
}
