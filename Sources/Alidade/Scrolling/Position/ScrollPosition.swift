import AlidadeLayout
import Foundation

/// Where a scroll view stands, as a program sets it and the user changes it.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
/// ScrollView { rows }.scrollPosition($position)
/// Button("End") { position.scrollTo(edge: .bottom) }
/// ```
public struct ScrollPosition: Equatable, @unchecked Sendable {
    enum Goal: Equatable {
        case none
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// nan keeps the axis where it is.
        case point(CGFloat, CGFloat)

        static func == (a: Goal, b: Goal) -> Bool {
            switch (a, b) {
            case (.none, .none): true
            case (.id(let a, let anchor), .id(let b, let other)): a == b && anchor == other
            case (.edge(let a), .edge(let b)): a == b
            case (.point(let x, let y), .point(let u, let v)):
                (x == u || x.isNaN && u.isNaN) && (y == v || y.isNaN && v.isNaN)
            default: false
            }
        }
    }

    private(set) var goal: Goal
    /// What the user has scrolled to.
    private var seen: AnyHashable?
    /// The user was the last to scroll.
    public private(set) var isPositionedByUser = false
    /// Tells two wishes for the same place apart.
    private(set) var serial = 0

    public init(idType: (some Hashable & Sendable).Type = Never.self) { goal = .none }
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { goal = .id(AnyHashable(id), anchor) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { goal = .edge(edge) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        goal = .point(point.x, point.y)
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { goal = .point(x, y) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { goal = .point(x, .nan) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { goal = .point(.nan, y) }

    private mutating func ask(_ new: Goal) {
        goal = new
        seen = nil
        isPositionedByUser = false
        serial += 1
    }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        ask(.id(AnyHashable(id), anchor))
    }
    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { ask(.point(point.x, point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x, y)) }
    public mutating func scrollTo(x: CGFloat) { ask(.point(x, .nan)) }
    public mutating func scrollTo(y: CGFloat) { ask(.point(.nan, y)) }

    mutating func userScrolled(to id: AnyHashable?) {
        goal = .none
        seen = id
        isPositionedByUser = true
    }

    private var anyID: AnyHashable? {
        if case .id(let id, _) = goal { return id }
        return seen
    }

    /// The view that was scrolled to; nil where it was no view.
    public var viewID: (any Hashable & Sendable)? {
        guard let id = anyID?.base as? any Hashable else { return nil }
        // A marker protocol changes nothing in the value; only ids that programs gave come here. `as` keeps the value
        // in its box: it would be opened, and what is inside is of any size.
        return unsafeBitCast(id as any Hashable, to: (any Hashable & Sendable).self)
    }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { anyID?.base as? T }

    /// The edge that was scrolled to.
    public var edge: Edge? {
        if case .edge(let edge) = goal { return edge }
        return nil
    }

    /// The offset that was scrolled to, if on both axes.
    public var point: CGPoint? {
        if let x, let y { return CGPoint(x: x, y: y) }
        return nil
    }
    public var x: CGFloat? {
        if case .point(let x, _) = goal, !x.isNaN { return x }
        return nil
    }
    public var y: CGFloat? {
        if case .point(_, let y) = goal, !y.isNaN { return y }
        return nil
    }
}
