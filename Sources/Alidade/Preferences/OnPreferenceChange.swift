/// Calls an action when a preference from below changes.
final class PreferenceActionScope<K: PreferenceKey>: Scope, PreferenceReading where K.Value: Equatable {
    let keyIndex = PreferenceIndex.of(K.self)
    var isDirty = false
    var action: ((K.Value) -> Void)?
    private var last: K.Value?
    private var limiter = CallLimiter()

    override var readsPreferences: Bool { true }

    func merge() {
        var value: K.Value?
        contributeChildren(K.self, index: keyIndex, to: &value)
        guard let value, value != last else { return }
        if let last, RoundingNoise.separates(value, last) { return }
        last = value
        host.actions.change { [weak self] in self?.deliver() }
    }

    private func deliver() {
        guard isAlive, let last, let action else { return }
        switch limiter.ask(host.actions) {
        case .allowed: action(last)
        case .postponed: host.actions.postpone { [weak self] in self?.deliver() }
        case .endless:
            host.warnings.warn(
                "preference \(K.self)",
                "Bound preference \(K.self) tried to update multiple times per frame, for "
                    + "\(CallLimiter.frameLimit) frames running: its action changes what it observes. Updates stop here."
            )
        }
    }
}

/// An observer may be called twice a frame; calls beyond wait for the next frame, at most eight frames running.
///
/// What comes from outside in between, such as a window that is being resized, begins the count anew: frames that each
/// have a cause of their own are no loop.
struct CallLimiter {
    enum Answer { case allowed, postponed, endless }
    static let callsPerFrame = 2
    static let frameLimit = 8
    private var frame = -1
    private var calls = 0
    private var postponedFrames = 0
    private var causes = 0

    @MainActor mutating func ask(_ actions: ActionQueue) -> Answer {
        let current = actions.frame
        if current != frame {
            if current != frame + 1 || calls < CallLimiter.callsPerFrame || causes != actions.causes {
                postponedFrames = 0
            }
            causes = actions.causes
            frame = current
            calls = 0
        }
        calls += 1
        if calls <= CallLimiter.callsPerFrame { return .allowed }
        if calls == CallLimiter.callsPerFrame + 1 { postponedFrames += 1 }
        return postponedFrames < CallLimiter.frameLimit ? .postponed : .endless
    }
}

public nonisolated struct _PreferenceActionModifier<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
    public typealias Body = Never
    let action: (K.Value) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.host.hasPreferenceReaders = true
        let scope = cursor.next { PreferenceActionScope<K>(host: $1, parent: $2, context: $0) }
        scope.action = modifier.action
        scope.visit(&cursor) { V._visit(content, &$0) }
    }
}

extension View {
    /// Calls `action` with the first value of a preference set below and whenever it changes; never where none is set.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
