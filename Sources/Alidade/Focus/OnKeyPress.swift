import Foundation

extension View {
    /// Runs `action` when a key goes down or repeats while the focus is in the view.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKey([.down, .repeat], { $0.key.normalized == key.normalized }) { _ in action() }
    }

    /// As above, for chosen moments of the key.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, { $0.key.normalized == key.normalized }, action)
    }

    /// As above, for any of several keys.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        let names = Set(keys.map(\.normalized))
        return onKey(phases, { names.contains($0.key.normalized) }, action)
    }

    /// As above, for keys that type one of `characters`.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(
            phases, { !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
    }

    /// As above, for every key.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey(phases, { _ in true }, action)
    }

    private nonisolated func onKey(
        _ phases: KeyPress.Phases, _ matches: @escaping (KeyPress) -> Bool,
        _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        nonisolated(unsafe) let (matches, action) = (matches, action)
        return responder { payload in
            payload.keys = KeyTraits(press: { press in
                !phases.isDisjoint(with: press.phase) && matches(press) && action(press) == .handled
            })
        }
    }
}

/// Where an arrow key points.
public enum MoveCommandDirection: Sendable { case up, down, left, right }

extension View {
    /// Runs `action` for an arrow key while the focus is in the view; nil leaves the keys to others.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        onKey([.down, .repeat], { _ in action != nil }) { press in
            switch press.key {
            case .upArrow: action?(.up)
            case .downArrow: action?(.down)
            case .leftArrow: action?(.left)
            case .rightArrow: action?(.right)
            default: return .ignored
            }
            return .handled
        }
    }

    /// Runs `action` for Escape while the focus is in the view.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        onCommandKeys([.escape], action)
    }

    /// Runs `action` for Delete while the focus is in the view.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommandKeys([.delete, .deleteForward], action)
    }

    private nonisolated func onCommandKeys(_ keys: Set<KeyEquivalent>, _ action: (() -> Void)?) -> some View {
        onKey(.down, { action != nil && keys.contains($0.key) }) { _ in
            action?()
            return .handled
        }
    }
}
