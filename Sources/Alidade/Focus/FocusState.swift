/// Which of a view's parts has the keyboard.
///
/// ```swift
/// @FocusState private var isEditing: Bool
/// TextField("Name", text: $name).focused($isEditing)
/// ```
/// Setting it moves the focus; when the user moves the focus it follows.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// What `focused` is given.
    @propertyWrapper
    public struct Binding {
        let box: FocusBox<Value>?
        let initial: Value

        public var wrappedValue: Value {
            get { box?.state.current ?? initial }
            nonmutating set { box?.request(newValue) }
        }
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var box: FocusBox<Value>?

    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }

    public var wrappedValue: Value {
        get { box?.state.current ?? initial }
        nonmutating set { box?.request(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(box: box, initial: initial) }

    public static var _readsEnvironment: Bool { false }
    public static var _staysInstalled: Bool { true }
    public static func _install(_ property: inout Self, _ context: inout _PropertyContext) {
        let initial = property.initial
        let host = context.scope.host
        property.box = context.object { FocusBox(initial, host: host) }
    }
}

/// Where a focus state lives between bodies.
final class FocusBox<Value: Hashable>: PropertyObject, @unchecked Sendable {
    let state: StateBox<Value>
    let initial: Value
    unowned(unsafe) let host: Host

    init(_ initial: Value, host: Host) {
        self.initial = initial
        self.host = host
        state = StateBox(initial, host: host)
    }

    /// The program wants the focus elsewhere. It moves after the next layout, when the view may be there.
    func request(_ value: Value) {
        guard state.current != value else { return }
        state.set(value)
        MainThread.run { [weak self] in
            guard let self else { return }
            self.host.actions.change { [weak self] in
                guard let self else { return }
                self.host.input.focus.follow(self)
            }
        }
    }

    @MainActor func tearDown() { state.tearDown() }
}

/// Ties the focus of a part of the tree to a focus state.
struct FocusLink {
    let box: AnyObject
    /// Whether the state says that the focus is here.
    let isWanted: () -> Bool
    /// The focus has come here, or has gone.
    let changed: (Bool) -> Void
}

extension View {
    /// Ties the view's focus to a state: it has the focus where the state equals `value`.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        linked(binding.box, value)
    }

    /// Ties the view's focus to a state that is true while it has it.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { linked(condition.box, true) }

    private nonisolated func linked<Value: Hashable>(_ box: FocusBox<Value>?, _ value: Value) -> some View {
        nonisolated(unsafe) let value = value
        return responder { payload in
            payload.focusLink = box.map { box in
                FocusLink(
                    box: box, isWanted: { box.state.current == value },
                    changed: { isHere in
                        if isHere {
                            box.state.set(value)
                        } else if box.state.current == value {
                            box.state.set(box.initial)
                        }
                    })
            }
        }
    }

    /// Gives the view that a state's `value` stands for the focus when it appears.
    public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}
