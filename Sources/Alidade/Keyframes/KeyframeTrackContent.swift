import Foundation

/// Key frames of one value.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

    func _add(to path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _add(to path: inout _KeyframePath<Value>) { body._add(to: &path) }
}

extension KeyframeTrackContent where Body == Self {
    /// A primitive is its own body.
    public var body: Self { self }
}

/// Goes to a value in a straight line, or along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = LinearKeyframe<Value>
    private let to: Value
    private let duration: TimeInterval
    private let curve: UnitCurve

    /// - Parameter duration: seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        curve = timingCurve
    }

    public func _add(to path: inout _KeyframePath<Value>) { path.add(to, duration, .linear(curve)) }
}

/// Goes to a value along a cubic curve that continues that of the key frame before.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = CubicKeyframe<Value>
    private let to: Value
    private let duration: TimeInterval
    private let start: Value?
    private let end: Value?

    /// - Parameters:
    ///   - duration: seconds.
    ///   - startVelocity: per second; nil: that of the key frame before.
    ///   - endVelocity: per second; nil: what makes the curve smooth.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        start = startVelocity
        end = endVelocity
    }

    public func _add(to path: inout _KeyframePath<Value>) { path.add(to, duration, .cubic(start: start, end: end)) }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = SpringKeyframe<Value>
    private let to: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let start: Value?

    /// - Parameters:
    ///   - duration: seconds; nil: until the spring is at rest.
    ///   - startVelocity: per second; nil: that of the key frame before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        start = startVelocity
    }

    public func _add(to path: inout _KeyframePath<Value>) { path.add(to, duration, .spring(spring, start: start)) }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = MoveKeyframe<Value>
    private let to: Value

    public init(_ to: Value) { self.to = to }

    public func _add(to path: inout _KeyframePath<Value>) { path.add(to, 0, .move) }
}

/// Key frames one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    let parts: [(inout _KeyframePath<Value>) -> Void]

    public func _add(to path: inout _KeyframePath<Value>) { for part in parts { part(&path) } }
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(parts: []) }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<K1: KeyframeTrackContent, K2: KeyframeTrackContent>(
        accumulated: K1, next: K2
    ) -> _KeyframeSequence<Value> where K1.Value == Value, K2.Value == Value {
        _KeyframeSequence(parts: [accumulated._add, next._add])
    }
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(parts: [component._add]) }
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(parts: [component._add]) }
    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(parts: component.map { [$0._add] } ?? []) }
    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(parts: components.map { $0._add }) }
}
