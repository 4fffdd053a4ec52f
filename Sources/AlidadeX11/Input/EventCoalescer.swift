import Alidade

/// Gathers the events of one drain, so that a burst of moves costs one.
///
/// Sizes, moves and wheel turns wait; a discrete event (button, key, focus, close) first lets out what precedes it,
/// so that a press lands where the pointer was.
package struct EventCoalescer {
    private var scale: Double?
    private var colorScheme: ColorScheme?
    private var size: CGSize?
    private var motion: PointerEvent?
    private var scroll: ScrollEvent?

    package init() {}

    /// Events that must be sent now, in order.
    package mutating func add(_ event: Event) -> [Event] {
        switch event {
        case .resize(let new):
            size = new
            return []
        case .scale(let new):
            scale = new
            return []
        case .colorScheme(let new):
            colorScheme = new
            return []
        case .pointer(let pointer) where pointer.phase == .moved:
            motion = pointer
            return []
        case .scroll(let new):
            if var sum = scroll {
                guard sum.phase == new.phase, sum.modifiers == new.modifiers else {
                    let out = flush()
                    scroll = new
                    return out
                }
                sum.position = new.position
                sum.delta.dx += new.delta.dx
                sum.delta.dy += new.delta.dy
                sum.time = new.time
                scroll = sum
                return []
            }
            scroll = new
            return []
        default:
            return flush() + [event]
        }
    }

    /// Everything that waited, in the order in which it is useful: geometry, then the pointer, then the wheel.
    package mutating func flush() -> [Event] {
        var out: [Event] = []
        if let scale { out.append(.scale(scale)) }
        if let colorScheme { out.append(.colorScheme(colorScheme)) }
        if let size { out.append(.resize(size)) }
        if let motion { out.append(.pointer(motion)) }
        if let scroll { out.append(.scroll(scroll)) }
        self = EventCoalescer()
        return out
    }
}
