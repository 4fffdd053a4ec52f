import AlidadeLayout
import Foundation

/// Something that moves with the clock.
@MainActor
protocol AnimationRun: AnyObject {
    /// Shows the state at a time; true when it has arrived.
    func advance(to time: Double) -> Bool
    /// A movement of the system's, as of pages and sheets, that no program has asked for.
    var isOwn: Bool { get }
}

extension AnimationRun {
    var isOwn: Bool { false }
}

/// Runs animations on the host's clock: an item's numbers before layout, pictures in display only. No body runs.
@MainActor
package final class AnimationClock {
    private unowned(unsafe) let host: Host
    @exclusivity(unchecked) private var itemRuns: [ItemIndex: ItemRun] = [:]
    @exclusivity(unchecked) private var pictureRuns: [RunKey: any AnimationRun] = [:]
    @exclusivity(unchecked) private var completions: [CompletionGroup] = []
    let places: PlaceAnimations
    /// Between two frames of an animation, seconds.
    static let interval = 1.0 / 60

    init(host: Host) {
        self.host = host
        places = PlaceAnimations()
    }

    /// The transaction of the update that is running; nil outside of one.
    @exclusivity(unchecked) private(set) var current: Transaction? {
        didSet { noteItems() }
    }
    @exclusivity(unchecked) private var group: CompletionGroup?

    private func noteItems() { host.mayMoveItems = animation != nil || !itemRuns.isEmpty }

    private var isEmpty: Bool { itemRuns.isEmpty && pictureRuns.isEmpty && places.isEmpty }

    func isRunning(at time: Double) -> Bool { !isEmpty && time >= (lastTick ?? -.infinity) + AnimationClock.interval }
    @exclusivity(unchecked) private var lastTick: Double?

    /// Time of the next tick; nil while nothing moves.
    package var nextTick: Double? { isEmpty ? nil : (lastTick ?? host.now) + AnimationClock.interval }

    /// The animation under which a change is to be shown now.
    var animation: Animation? {
        guard let current, !current.disablesAnimations else { return nil }
        return current.animation
    }

    /// What is presented is being updated, which moves also where the program animates nothing.
    @exclusivity(unchecked) var movesPresentations = false

    /// Whether what comes or goes now may do so over time.
    var showsTransitions: Bool { movesPresentations || animation != nil }

    /// How something with this transition comes or goes now; nil: at once.
    func animation(of transition: AnyTransition) -> Animation? {
        guard !transition.isIdentity else { return nil }
        if transition.isOwn {
            return host.display.hasBeenShown && current?.disablesAnimations != true ? transition.animation : nil
        }
        return animation.map { transition.animation ?? $0 }
    }

    func begin(_ transaction: Transaction) {
        current = transaction
        if let completions = transaction.completions {
            let group = CompletionGroup(completions.actions)
            self.group = group
            self.completions.append(group)
        }
        if animation != nil { rememberPlaces() }
    }

    func end() {
        if let animation = animation ?? places.adopted { places.start(host, animation) }
        places.forget()
        host.matches.forget()
        current = nil
        group = nil
        finishCompletions()
        if !isEmpty && lastTick == nil { lastTick = host.now }
    }

    /// Sends sources that have come in the stead of others on their way; true where that needs another layout.
    func startHeroes() -> Bool {
        guard let animation = animation ?? places.adopted else { return false }
        return host.matches.start(host, animation)
    }

    private func rememberPlaces() {
        places.remember(host)
        host.matches.remember(host)
    }

    /// Runs `body` with the transaction of this part of the tree.
    func with(_ change: (inout Transaction) -> Void, _ body: () -> Void) {
        let outer = current
        var transaction = outer ?? Transaction()
        change(&transaction)
        // A modifier's animation may be the first that wants to know where things were.
        current = transaction
        if animation != nil { rememberPlaces() }
        body()
        if let animation { places.adopt(animation) }
        current = outer
    }

    func tick(at time: Double) {
        guard !isEmpty else { return }
        lastTick = time
        for (item, run) in itemRuns where run.advance(to: time, host) { itemRuns[item] = nil }
        for (key, run) in pictureRuns where run.advance(to: time) { pictureRuns[key] = nil }
        places.advance(to: time)
        host.displayChanged = true
        if isEmpty { lastTick = nil }
        noteItems()
        finishCompletions()
    }

    /// Ends what moves of itself, pages and sheets: for a picture of what there is by now.
    package func finishOwnMovements() {
        let own = pictureRuns.filter(\.value.isOwn)
        guard !own.isEmpty else { return }
        for (key, run) in own {
            _ = run.advance(to: .infinity)
            pictureRuns[key] = nil
        }
        host.displayChanged = true
        if isEmpty { lastTick = nil }
        finishCompletions()
    }

    private func finishCompletions() {
        guard !completions.isEmpty else { return }
        let done = completions.filter(\.isDone)
        completions.removeAll { $0.isDone }
        for group in done { group.actions.forEach { host.actions.change($0) } }
    }

    func itemRemoved(_ item: ItemIndex) {
        if !itemRuns.isEmpty { itemRuns[item] = nil }
    }

    // MARK: Starting

    /// Starts moving an item's numbers towards new ones; false where they should change at once.
    func animate(_ item: ItemIndex, to params: ItemParams) -> Bool {
        if itemRuns.isEmpty && animation == nil { return false }
        let place = host.tree.item(item).pointee
        if let run = itemRuns[item] {
            if run.target == params { return true }
            guard let animation else {
                itemRuns[item] = nil
                return false
            }
            run.retarget(to: params, animation, at: host.now)
            group?.add(run)
            return true
        }
        guard let animation, place.params != params else { return false }
        switch place.kind {
        case .padding, .frame, .flexFrame, .offset, .position, .aspectRatio, .hStack, .vStack, .spacer: break
        default: return false
        }
        let run = ItemRun(item: item, from: place.params, to: params, animation, at: host.now)
        itemRuns[item] = run
        group?.add(run)
        return true
    }

    func animateEffect<E: _ViewEffect & Animatable>(_ payload: EffectPayload<E>, to effect: E) {
        let old = payload.effect.animatableData
        animate(payload, from: payload.current.animatableData, oldTarget: old, to: effect.animatableData) {
            [weak payload] value in
            guard let payload else { return }
            guard let value else {
                payload.shown = nil
                return
            }
            var shown = payload.effect
            shown.animatableData = value
            payload.shown = shown
            if payload.effect._transform(CGSize(width: 1, height: 1)) != nil {
                payload.host.tree.markPlace(payload.item)
            }
        }
    }

    func animateShape<S: Shape, Style: ShapeStyle>(_ payload: ShapePayload<S, Style>, to shape: S) {
        animate(
            payload, from: (payload.shown ?? payload.shape).animatableData, oldTarget: payload.shape.animatableData,
            to: shape.animatableData
        ) { [weak payload] value in
            guard let payload else { return }
            guard let value else {
                payload.shown = nil
                return
            }
            var shown = payload.shape
            shown.animatableData = value
            payload.shown = shown
        }
    }

    /// Moves a colour that is painted with; other paints change at once.
    func animatePaint(
        _ owner: AnyObject, shown: DisplayColor?, from: _ResolvedStyle, to: _ResolvedStyle,
        show: @escaping (DisplayColor?) -> Void
    ) {
        guard case .color = from.paint, case .color = to.paint else { return }
        animate(
            owner, slot: 1, from: ColorVector(shown ?? from.color), oldTarget: ColorVector(from.color),
            to: ColorVector(to.color), show: { show($0?.color) })
    }

    /// Whether a change of paint needs a look: an animation is in force or running.
    var watchesPaint: Bool { animation != nil || !pictureRuns.isEmpty }

    /// Moves any vector; `show(nil)` means that the target is reached.
    func animate<V: VectorArithmetic>(
        _ owner: AnyObject, slot: UInt8 = 0, from: V, oldTarget: V, to: V, show: @escaping (V?) -> Void
    ) {
        let key = RunKey(owner: ObjectIdentifier(owner), slot: slot)
        if let run = pictureRuns[key] as? VectorRun<V> {
            if run.target == to { return }
            guard let animation else {
                pictureRuns[key] = nil
                return show(nil)
            }
            run.retarget(to: to, animation, at: host.now)
            group?.add(run)
            return
        }
        guard let animation, oldTarget != to else { return }
        let run = VectorRun(owner: owner, from: from, to: to, animation, at: host.now, show: show)
        pictureRuns[key] = run
        show(from)
        group?.add(run)
    }

    /// Adds a run of another kind, a transition's.
    func add(_ run: any AnimationRun) {
        pictureRuns[RunKey(owner: ObjectIdentifier(run), slot: 0)] = run
        group?.add(run)
        if lastTick == nil { lastTick = host.now }
    }
}

/// Names a run: an object may have several things that move.
private struct RunKey: Hashable {
    let owner: ObjectIdentifier
    let slot: UInt8
}

/// Actions to run when all the animations of one transaction have ended.
@MainActor
final class CompletionGroup {
    let actions: [() -> Void]
    private var running: [() -> Bool] = []

    init(_ actions: [() -> Void]) { self.actions = actions }

    func add(_ run: AnyObject) { running.append { [weak run] in run == nil } }
    var isDone: Bool { running.allSatisfy { $0() } }
}

/// An item's numbers on their way.
@MainActor
final class ItemRun {
    private let item: ItemIndex
    private var from: ItemParams
    private(set) var target: ItemParams
    private var running: RunningAnimation<ParamVector>

    init(item: ItemIndex, from: ItemParams, to: ItemParams, _ animation: Animation, at time: Double) {
        self.item = item
        self.from = from
        target = to
        running = RunningAnimation(
            from: ParamVector(ParamVector.movable(from, to)), to: ParamVector(ParamVector.movable(to, from)), animation,
            at: time)
    }

    func retarget(to params: ItemParams, _ animation: Animation, at time: Double) {
        target = params
        running.retarget(to: ParamVector(ParamVector.movable(params, from)), animation, at: time)
    }

    func advance(to time: Double, _ host: Host) -> Bool {
        let value = running.value(at: time)
        let place = host.tree.item(item).pointee
        let shown =
            running.isFinished ? target : ParamVector.merge(value.params, from: from, to: target)
        host.tree.patch(item, shown, horizontal: place.hAlign, vertical: place.vAlign, flags: place.flags)
        return running.isFinished
    }
}

/// Any vector on its way, shown by a closure.
final class VectorRun<V: VectorArithmetic>: AnimationRun {
    private weak var owner: AnyObject?
    private(set) var target: V
    private var running: RunningAnimation<V>
    private let show: (V?) -> Void

    init(
        owner: AnyObject, from: V, to: V, _ animation: Animation, at time: Double, show: @escaping (V?) -> Void
    ) {
        self.owner = owner
        target = to
        running = RunningAnimation(from: from, to: to, animation, at: time)
        self.show = show
    }

    func retarget(to new: V, _ animation: Animation, at time: Double) {
        target = new
        running.retarget(to: new, animation, at: time)
    }

    func advance(to time: Double) -> Bool {
        guard owner != nil else { return true }
        let value = running.value(at: time)
        show(running.isFinished ? nil : value)
        return running.isFinished
    }
}

/// A colour as a vector, unpremultiplied.
struct ColorVector: VectorArithmetic {
    var value: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    init(_ color: DisplayColor) {
        value = AnimatablePair(
            AnimatablePair(Double(color.red), Double(color.green)),
            AnimatablePair(Double(color.blue), Double(color.alpha)))
    }

    private init(value: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>) {
        self.value = value
    }

    var color: DisplayColor {
        DisplayColor(
            red: Float(value.first.first), green: Float(value.first.second), blue: Float(value.second.first),
            alpha: Float(value.second.second))
    }

    static var zero: ColorVector { ColorVector(value: .zero) }
    static func + (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(value: a.value + b.value) }
    static func - (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(value: a.value - b.value) }
    static func += (a: inout ColorVector, b: ColorVector) { a.value += b.value }
    static func -= (a: inout ColorVector, b: ColorVector) { a.value -= b.value }
    mutating func scale(by factor: Double) { value.scale(by: factor) }
    var magnitudeSquared: Double { value.magnitudeSquared }
}
