import Foundation

/// Tracks of key frames: each moves one property of a value.
public protocol Keyframes<Value> {
    associatedtype Value = Body.Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Self.Value> var body: Body { get }

    func _add(to timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _add(to timeline: inout _KeyframeTracks<Value>) { body._add(to: &timeline) }
}

extension Keyframes where Body == Self {
    /// A primitive is its own body.
    public var body: Self { self }
}

/// The tracks of a value, ready to be asked for moments.
public struct _KeyframeTracks<Root> {
    let initial: Root
    private(set) var duration = 0.0
    private var apply: [(inout Root, TimeInterval) -> Void] = []

    init(_ initial: Root) { self.initial = initial }

    mutating func add<Value: Animatable, Content: KeyframeTrackContent>(
        _ keyPath: WritableKeyPath<Root, Value>, _ content: Content
    ) where Content.Value == Value {
        var path = _KeyframePath(initial[keyPath: keyPath])
        content._add(to: &path)
        path.settle()
        duration = max(duration, path.duration)
        let settled = path
        apply.append { $0[keyPath: keyPath] = settled.value(at: $1) }
    }

    func value(at time: TimeInterval) -> Root {
        var value = initial
        for apply in apply { apply(&value, time) }
        return value
    }
}

/// Key frames of one property, or of the whole value.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///     LinearKeyframe(1.5, duration: 0.2)
///     SpringKeyframe(1, duration: 0.4)
/// }
/// ```
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public typealias Body = KeyframeTrack
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \Root.self
        self.content = content()
    }

    public func _add(to timeline: inout _KeyframeTracks<Root>) { timeline.add(keyPath, content) }
}

/// Tracks side by side.
public struct _KeyframeGroup<Value>: Keyframes {
    public typealias Body = _KeyframeGroup
    let parts: [(inout _KeyframeTracks<Value>) -> Void]

    public func _add(to timeline: inout _KeyframeTracks<Value>) { for part in parts { part(&timeline) } }
}

@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// Key frames without a track move the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup(parts: []) }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<K1: Keyframes, K2: Keyframes>(
        accumulated: K1, next: K2
    ) -> _KeyframeGroup<Value> where K1.Value == Value, K2.Value == Value {
        _KeyframeGroup(parts: [accumulated._add, next._add])
    }
    public static func buildPartialBlock<K1: KeyframeTrackContent, K2: KeyframeTrackContent>(
        accumulated: K1, next: K2
    ) -> _KeyframeSequence<Value> where K1.Value == Value, K2.Value == Value {
        _KeyframeSequence(parts: [accumulated._add, next._add])
    }
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value { KeyframeTrack { component } }
}

/// The values of key frames at any moment.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue)
        content()._add(to: &tracks)
        self.tracks = tracks
    }

    /// Seconds until the last track has ended.
    public var duration: TimeInterval { tracks.duration }

    public func value(time: TimeInterval) -> Value { tracks.value(at: time.isNaN ? 0 : time) }

    /// - Parameter progress: 0 the beginning, 1 the end.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
