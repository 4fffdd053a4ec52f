import AlidadeLayout

/// The system in which a frame is given.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's content, points from its top-left corner.
    case global
    /// The view's own.
    case local
    /// An ancestor's that carries this name; like `global` where none does.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
    /// The space of the nearest scroll view's viewport.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis)) }
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(nil)) }
}

/// The name under which every scroll view's viewport is found.
struct ScrollSpace: Hashable {
    let axis: Axis?
    init(_ axis: Axis?) { self.axis = axis }
}

/// Marks an item whose frame a space is named after.
final class SpacePayload: ItemPayload {
    var name: AnyHashable = 0
}

public nonisolated struct _CoordinateSpaceModifier: ViewModifier {
    public typealias Body = Never
    let name: AnyHashable

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                .passthrough, flags: .namesSpace,
                payload: { slot in slot.payload { SpacePayload() }.0.name = modifier.name }, content: inside)
        }
    }
}

extension ItemFlags {
    /// The item's payload is a `SpacePayload`.
    static let namesSpace = ItemFlags.client0
}

extension View {
    /// Names the view's space for frames asked for below it.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: name))
    }

    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}
