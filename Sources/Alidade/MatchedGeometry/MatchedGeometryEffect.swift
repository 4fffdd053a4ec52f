import AlidadeLayout
import Foundation

/// What a follower takes from its source.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

public nonisolated struct _MatchedGeometryEffect: ViewModifier {
    public typealias Body = Never
    let key: MatchKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let host = cursor.host
            cursor.item(
                .external, flags: [.observesSize, .observesPosition],
                payload: { slot in
                    let (payload, isNew) = slot.payload { MatchedPayload(modifier.key) }
                    let anchor =
                        modifier.anchor.x.isFinite && modifier.anchor.y.isFinite ? modifier.anchor : .center
                    let differs =
                        payload.properties != modifier.properties || payload.anchor != anchor
                        || payload.isSource != modifier.isSource
                    payload.properties = modifier.properties
                    payload.anchor = anchor
                    payload.isSource = modifier.isSource
                    if isNew {
                        host.matches.add(payload, to: modifier.key)
                    } else {
                        payload.move(to: modifier.key)
                        if differs { host.tree.markPlace(slot.item) }
                    }
                }, content: inside)
        }
    }
}

extension View {
    /// Gives the view the geometry of its group's source: the view with the same `id` and `isSource`.
    ///
    /// The layout around the view does not change. Of several sources the first is followed, with a warning.
    ///
    /// - Parameters:
    ///   - properties: what is taken from the source.
    ///   - anchor: the point of both that coincides; not finite counts as the centre.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        nonisolated(unsafe) let key = MatchKey(namespace: namespace, id: AnyHashable(id))
        return modifier(
            _MatchedGeometryEffect(key: key, properties: properties, anchor: anchor, isSource: isSource))
    }
}
