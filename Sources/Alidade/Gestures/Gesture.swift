/// Something the user does with the pointer, recognised from its events.
///
/// ```swift
/// Circle().gesture(DragGesture().onChanged { offset = $0.translation })
/// ```
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What the gesture tells about itself.
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }

    /// The recogniser at work for the gesture: the one from before with what the new value says, or a new one.
    static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value>
}

extension Gesture where Body.Value == Value {
    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        Body._node(gesture.body, old)
    }
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body; nothing asks for it.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive gesture and has no body") }
}

extension Never: Gesture {
    public typealias Value = Never
    @MainActor public static func _node(_ gesture: Never, _ old: _GestureNode?) -> _ValueNode<Never> {}
}

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        if let node = old as? EndedNode<Value> {
            node.inner = Content._node(gesture.content, node.inner)
            node.action = gesture.action
            return node
        }
        return EndedNode(Content._node(gesture.content, nil), gesture.action)
    }
}

/// A gesture with an action for each new value.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Body = Never
    public typealias Value = Content.Value
    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        if let node = old as? ChangedNode<Value> {
            node.inner = Content._node(gesture.content, node.inner)
            node.action = gesture.action
            return node
        }
        return ChangedNode(Content._node(gesture.content, nil), gesture.action)
    }
}

/// A gesture with another value.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        if let node = old as? MapNode<Content.Value, Value> {
            node.inner = Content._node(gesture.content, node.inner)
            node.transform = gesture.transform
            return node
        }
        return MapNode(Content._node(gesture.content, nil), gesture.transform)
    }
}

/// A gesture that writes a gesture state.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    public var base: Base
    public var state: GestureState<State>
    public var body_: (Value, inout State, inout Transaction) -> Void

    @MainActor public static func _node(_ gesture: Self, _ old: _GestureNode?) -> _ValueNode<Value> {
        if let node = old as? UpdatingNode<Value, State> {
            node.inner = Base._node(gesture.base, node.inner)
            node.state = gesture.state
            node.body = gesture.body_
            return node
        }
        return UpdatingNode(Base._node(gesture.base, nil), gesture.state, gesture.body_)
    }
}

extension Gesture {
    /// Runs `action` when the gesture has ended.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Changes the gesture's value.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Keeps `state` up to date while the gesture lasts; at its end the state gets its first value again.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body_: body)
    }
}

extension Gesture where Value: Equatable {
    /// Runs `action` with each new value.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
