import Foundation

/// How a view comes and goes.
public struct AnyTransition: @unchecked Sendable {
    /// The picture's changes at a distance from being there: 0 there, 1 away. `rect` is the view's place.
    typealias Effects = (_ away: Double, _ rect: CGRect, _ window: CGSize) -> [DisplayEffect]

    let insertion: Effects
    let removal: Effects
    var animation: Animation?
    /// Comes and goes at once.
    var isIdentity = false
    /// Shown also where the program animates nothing, as sheets rise; only for what is presented.
    var isOwn = false

    init(insertion: @escaping Effects, removal: @escaping Effects) {
        self.insertion = insertion
        self.removal = removal
    }

    init(_ effects: @escaping Effects) { self.init(insertion: effects, removal: effects) }

    /// Neither comes nor goes visibly.
    public static let identity: AnyTransition = {
        var transition = AnyTransition { _, _, _ in [] }
        transition.isIdentity = true
        return transition
    }()

    /// Fades in and out.
    public static let opacity = AnyTransition { away, _, _ in away == 0 ? [] : [.opacity(1 - min(max(away, 0), 1))] }

    private static func moved(_ x: Double, _ y: Double) -> [DisplayEffect] {
        x == 0 && y == 0 ? [] : [.transform(.translation(x, y))]
    }

    /// Comes from and goes to an edge.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { away, rect, _ in
            switch edge {
            case .top: moved(0, -away * Double(rect.height))
            case .bottom: moved(0, away * Double(rect.height))
            case .leading: moved(-away * Double(rect.width), 0)
            case .trailing: moved(away * Double(rect.width), 0)
            }
        }
    }

    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// Comes from one edge and goes to the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(
            insertion: move(edge: edge).combined(with: .opacity),
            removal: move(edge: opposite).combined(with: .opacity))
    }

    public static var scale: AnyTransition { scale(scale: 0) }

    /// Grows from a size and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { away, rect, _ in
            guard away != 0 else { return [] }
            let factor = max(1 + (Double(scale) - 1) * away, 0.0001)
            let local = ProjectionTransform.scale(x: factor, y: factor, anchor: anchor, size: rect.size)
            let there = ProjectionTransform.translation(-Double(rect.minX), -Double(rect.minY))
            return [
                .transform(there.concatenating(local).concatenating(.translation(Double(rect.minX), Double(rect.minY))))
            ]
        }
    }

    /// Comes from a displacement and goes there, points.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { away, _, _ in moved(Double(offset.width) * away, Double(offset.height) * away) }
    }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// One transition to come and another to go.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// A transition between two effects on the view. Only effects of the picture show while it runs.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let (mine, theirs) = (self, other)
        return AnyTransition(
            insertion: { mine.insertion($0, $1, $2) + theirs.insertion($0, $1, $2) },
            removal: { mine.removal($0, $1, $2) + theirs.removal($0, $1, $2) })
    }

    /// The same with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animation = animation
        return copy
    }
}

/// The view's transition, kept on its element.
enum TransitionTrait: _TraitKey {
    static var defaultValue: AnyTransition? { nil }
}

extension View {
    /// How the view comes and goes when it is added or removed in an animated update; by default it fades.
    public nonisolated func transition(_ t: AnyTransition) -> some View { trait(TransitionTrait.self, t) }
}
