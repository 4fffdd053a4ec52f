/// Shows a view in one phase after another, with an animation between them.
///
/// ```swift
/// PhaseAnimator([1.0, 1.5], trigger: count) { scale in
///     Image(systemName: "star").scaleEffect(scale)
/// }
/// ```
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    /// What starts a round; nil: rounds follow each other without end.
    let trigger: PhaseTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// Goes through the phases once whenever `trigger` changes.
    public init<Phases: Sequence, T: Equatable>(
        _ phases: Phases, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where Phases.Element == Phase {
        self.phases = Array(phases)
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases over and over.
    public init<Phases: Sequence>(
        _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where Phases.Element == Phase {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        if !phases.isEmpty {
            PhaseRunner(phases: phases, trigger: trigger, content: content, animation: animation)
        }
    }
}

/// An equatable value of any type.
struct PhaseTrigger: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isSame = { ($0 as? T) == value }
    }

    static func == (a: PhaseTrigger, b: PhaseTrigger) -> Bool { a.isSame(b.value) }
}

private struct PhaseRunner<Phase: Equatable, Content: View>: View {
    let phases: [Phase]
    let trigger: PhaseTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var isRunning = false

    var body: some View {
        content(phases[min(index, phases.count - 1)])
            .onAppear { if trigger == nil, phases.count > 1 { advance() } }
            .onChange(of: trigger) { if trigger != nil, !isRunning, phases.count > 1 { advance() } }
            .onDisappear { isRunning = false }
    }

    private func advance() {
        isRunning = true
        let next = (index + 1) % phases.count
        withAnimation(animation(phases[next])) {
            index = next
        } completion: {
            // Also where nothing moved a round takes frames, not a loop in one.
            let host = HostContext.current
            host?.timers.schedule(after: 1.0 / 60) {
                if trigger != nil, next == 0 { return isRunning = false }
                if isRunning { advance() }
            }
        }
    }
}

/// The view that phases are applied to.
public nonisolated struct PlaceholderContentView<Value: View>: View {
    let value: Value
    @MainActor public var body: some View { value }
}

extension View {
    /// Changes the view in one phase after another whenever `trigger` changes.
    public nonisolated func phaseAnimator<Phase: Equatable, T: Equatable, C: View>(
        _ phases: some Sequence<Phase>, trigger: T,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        nonisolated(unsafe) let view = self
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(value: view), $0) },
            animation: animation)
    }

    /// Changes the view in one phase after another, over and over.
    public nonisolated func phaseAnimator<Phase: Equatable, C: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        nonisolated(unsafe) let view = self
        return PhaseAnimator(
            phases, content: { content(PlaceholderContentView(value: view), $0) }, animation: animation)
    }
}
