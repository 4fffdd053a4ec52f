/// Two gestures of which only one is recognised, the first if both could be.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// Which one it was.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        let old = old as? ExclusiveNode<First.Value, Second.Value, Value>
        let first = First._node(gesture.first, old?.first)
        let second = Second._node(gesture.second, old?.second)
        guard let old else {
            return ExclusiveNode(first, second, wrapFirst: Value.first, wrapSecond: Value.second)
        }
        old.replace(first, second)
        return old
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures that are recognised beside each other.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// What each tells; nil for one that has not begun.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        let old = old as? SimultaneousNode<First.Value, Second.Value, Value>
        let first = First._node(gesture.first, old?.first)
        let second = Second._node(gesture.second, old?.second)
        guard let old else { return SimultaneousNode(first, second) { Value(first: $0, second: $1) } }
        old.replace(first, second)
        return old
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that begins where another one has ended.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// How far the sequence has come.
    public enum Value {
        /// The first is at work.
        case first(First.Value)
        /// The first has ended; the second's value once it has one.
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        let old = old as? SequenceNode<First.Value, Second.Value, Value>
        let first = First._node(gesture.first, old?.first)
        let second = Second._node(gesture.second, old?.second)
        guard let old else {
            return SequenceNode(first, second, wrapFirst: Value.first, wrapSecond: Value.second)
        }
        old.replace(first, second)
        return old
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture, or `other` where this one fails.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// This gesture beside `other`.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, and `other` once it has ended.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// A gesture without its type.
public nonisolated struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let node: @MainActor (_GestureNode?) -> _ValueNode<Value>

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        node = { T._node(gesture, $0) }
    }

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        gesture.node(old)
    }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Wrapped.Value> {
        guard let gesture else { return old as? InertNode<Wrapped.Value> ?? InertNode() }
        return Wrapped._node(gesture, old)
    }
}
