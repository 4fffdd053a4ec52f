import Foundation

/// Shows a view along tracks of key frames.
///
/// ```swift
/// KeyframeAnimator(initialValue: 0.0, trigger: count) { angle in
///     Image(systemName: "bell").rotationEffect(.degrees(angle))
/// } keyframes: { _ in
///     CubicKeyframe(20, duration: 0.2)
///     CubicKeyframe(0, duration: 0.3)
/// }
/// ```
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    public typealias Body = Never
    let initial: Value
    /// What starts a run; nil: one follows another.
    let trigger: PhaseTrigger?
    let repeats: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Runs once whenever `trigger` changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        self.trigger = PhaseTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Runs from the beginning, once or over and over.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        initial = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public static var _isSingle: Bool { Content._isSingle }
    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let scope = cursor.next {
            KeyframeScope<Value, KeyframePath, Content>(host: $1, parent: $2, context: $0, view)
        }
        scope.adopt(view)
        cursor.run(scope)
    }
}

/// Runs an animator's content once a tick while its key frames last.
final class KeyframeScope<Value, Path: Keyframes, Content: View>: Scope where Path.Value == Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var value: Value
    private var going: (timeline: _KeyframeTracks<Value>, start: Double)?
    private var timer: Int?
    private var isFirst = true

    init(host: Host, parent: Scope, context: ScopeContext, _ view: KeyframeAnimator<Value, Path, Content>) {
        self.view = view
        value = view.initial
        super.init(host: host, parent: parent, context: context)
    }

    func adopt(_ new: KeyframeAnimator<Value, Path, Content>) {
        let starts = isFirst ? new.trigger == nil : new.trigger != view.trigger
        isFirst = false
        view = new
        if starts { start(at: host.now) }
    }

    private func start(at time: Double) {
        var tracks = _KeyframeTracks(value)
        view.keyframes(value)._add(to: &tracks)
        // Without a length nothing would be seen but an endless loop.
        guard tracks.duration > 0 else {
            value = tracks.value(at: .infinity)
            going = nil
            return
        }
        going = (tracks, time)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        if let run = going {
            let passed = host.now - run.start
            value = run.timeline.value(at: passed)
            if passed >= run.timeline.duration {
                going = nil
                if view.repeats {
                    value = view.initial
                    let rounds = (passed / run.timeline.duration).rounded(.down)
                    start(at: run.start + rounds * run.timeline.duration)
                    if let next = going { value = next.timeline.value(at: host.now - next.start) }
                }
            }
        }
        schedule()
        let (content, value) = (view.content, self.value)
        cursor.visit(tracked { content(value) })
    }

    private func schedule() {
        if let timer { host.timers.cancel(timer) }
        timer = nil
        guard going != nil else { return }
        timer = host.timers.schedule(after: AnimationClock.interval) { [weak self] in
            guard let self else { return }
            self.timer = nil
            // An update of its own, under no other animation.
            self.host.change { [weak self] in self?.mark() }
        }
    }

    override func tearDown() {
        if let timer { host.timers.cancel(timer) }
    }
}

extension View {
    /// Changes the view along tracks of key frames whenever `trigger` changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        nonisolated(unsafe) let view = self
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(value: view), $0) }, keyframes: keyframes)
    }

    /// Changes the view along tracks of key frames from when it appears.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        nonisolated(unsafe) let view = self
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(value: view), $0) }, keyframes: keyframes)
    }
}
