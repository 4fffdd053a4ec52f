import AlidadeLayout
import Foundation

/// A place taken from one view, to be used in the coordinates of another. It holds window coordinates.
public struct Anchor<Value> {
    let windowValue: Value
    let convert: (Value, ItemIndex, Host) -> Value

    @MainActor func value(in item: ItemIndex, host: Host) -> Value { convert(windowValue, item, host) }

    /// What an anchor is taken from.
    public struct Source {
        /// The value in the window for an item.
        let resolve: (ItemIndex, Host) -> Value
        let convert: (Value, ItemIndex, Host) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.windowValue == b.windowValue }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(windowValue) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { rect(nil) }
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect(.some(r)) }

    private static func rect(_ rect: CGRect?) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(
            resolve: { item, host in MainThread.assumeMain { host.windowRect(of: item, rect) } },
            convert: { value, item, host in MainThread.assumeMain { host.convert(value, fromWindowTo: item) } })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { make { _ in p } }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        make { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func make(_ point: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        nonisolated(unsafe) let point = point
        return Anchor<CGPoint>.Source(
            resolve: { item, host in
                MainThread.assumeMain {
                    let place = host.tree.item(item).pointee
                    let local = point(CGSize(width: place.width, height: place.height))
                    return host.windowRect(of: item, CGRect(origin: local, size: .zero)).origin
                }
            },
            convert: { value, item, host in
                MainThread.assumeMain {
                    host.convert(CGRect(origin: value, size: .zero), fromWindowTo: item).origin
                }
            })
    }
}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(
            resolve: { item, host in array.map { $0.resolve(item, host) } },
            convert: { values, item, host in
                zip(array, values).map { $0.convert($1, item, host) }
            })
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            resolve: { item, host in anchor.map { $0.resolve(item, host) } },
            convert: { value, item, host in
                guard let anchor, let value else { return nil }
                return anchor.convert(value, item, host)
            })
    }
}

/// Keeps an anchor preference true while its view moves.
final class AnchorPayload: ItemPayload {
    var update: () -> Void = {}
    override func placementChanged() { update() }
}

public nonisolated struct _AnchorPreferenceModifier<K: PreferenceKey, A>: ViewModifier {
    public typealias Body = Never
    let source: Anchor<A>.Source
    /// nil replaces, else the value below is changed.
    let replace: ((Anchor<A>) -> K.Value)?
    let transform: (inout K.Value, Anchor<A>) -> Void

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            let host = cursor.host
            let scope = cursor.next {
                PreferenceWriterScope<K>(host: $1, parent: $2, context: $0)
            }
            scope.visit(&cursor) { cursor in
                cursor.item(
                    .passthrough, flags: [.observesSize, .observesPosition],
                    payload: { slot in
                        let (payload, isNew) = slot.payload { AnchorPayload() }
                        payload.update = { [unowned payload, weak scope] in
                            guard let scope, payload.item != noItem else { return }
                            let anchor = Anchor(
                                windowValue: modifier.source.resolve(payload.item, host),
                                convert: modifier.source.convert)
                            if let replace = modifier.replace {
                                scope.write(.value(replace(anchor)))
                            } else {
                                scope.write(.transform { modifier.transform(&$0, anchor) })
                            }
                        }
                        if !isNew { payload.update() }
                    }, content: inside)
            }
        }
    }
}

extension View {
    /// Sets a preference to a value made of an anchor in this view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_AnchorPreferenceModifier<K, A>(source: value, replace: transform, transform: { _, _ in }))
    }

    /// Changes a preference with the help of an anchor in this view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorPreferenceModifier<K, A>(source: value, replace: nil, transform: transform))
    }
}
