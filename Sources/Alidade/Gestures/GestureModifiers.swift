/// Which recognisers a gesture modifier leaves at work.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the gesture nor those of the views inside.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    /// Adds a gesture; those of the views inside come first.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .normal, mask)
    }

    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .normal, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that comes before those of the views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        recognizing(gesture, .high, mask)
    }

    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .high, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognised beside those of the views inside.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        recognizing(gesture, .simultaneous, mask)
    }

    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .simultaneous, isEnabled ? .all : .subviews)
    }

    private nonisolated func recognizing<T: Gesture>(_ gesture: T, _ rank: GestureRank, _ mask: GestureMask)
        -> some View
    {
        modifier(_GestureModifier(gesture: gesture, rank: rank, mask: mask))
    }
}

/// Adds a recogniser around each element of a view.
public nonisolated struct _GestureModifier<T: Gesture>: ViewModifier {
    public typealias Body = Never
    let gesture: T
    let rank: GestureRank
    let mask: GestureMask

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            cursor.responder(inside) { payload in
                payload.gesture = T._node(modifier.gesture, payload.gesture)
                payload.gesture?.owner = payload
                payload.gestureRank = modifier.rank
                payload.gestureMask = modifier.mask
            }
        }
    }
}
