import AlidadeLayout
import Foundation

/// Where a scroll is about to end.
public struct ScrollTarget: Equatable, Hashable, Sendable {
    /// What will be seen, in the content's coordinates.
    public var rect: CGRect
    /// The point of the rectangle that is to meet the same point of the viewport; nil: the leading top corner.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    typealias Properties = ScrollTargetBehaviorProperties

    /// Changes the place where the content would come to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What else a behaviour asks for.
public struct ScrollTargetBehaviorProperties {
    public var limitsScrolls = false
    public init() {}
}

/// What a behaviour's properties may depend on.
public struct ScrollTargetBehaviorPropertiesContext {
    public var environment: EnvironmentValues
}

/// What is true when scrolling is about to end.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What was seen when the scroll began.
    public let originalTarget: ScrollTarget
    /// Points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let insets: EdgeInsets
    /// The views that a scroll may align to, near a rectangle of the content.
    let targets: (CGRect) -> [CGRect]

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A behaviour without its type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior

    public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehaviorBox: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// How the scroll views in the view come to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        let box: (any ScrollTargetBehavior)? = behavior
        return environment(\.scrollTargetBehaviorBox, box)
    }
}
