import AlidadeLayout
import Foundation

/// A container that gives its content closure its size and place. It takes all the space it is proposed.
///
/// ```swift
/// GeometryReader { proxy in
///     Text("\(proxy.size.width)")
/// }
/// ```
public nonisolated struct GeometryReader<Content: View>: View {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            let host = cursor.host
            cursor.item(
                .geometryReader, flags: [.observesSize], isContainer: true,
                payload: { slot in _ = slot.payload { GeometryPayload() } }
            ) { cursor in
                let scope = cursor.next {
                    ReaderScope(host: $1, parent: $2, context: $0, make: view.content)
                }
                scope.make = view.content
                cursor.axis = 0
                guard let payload = host.payload(of: cursor.container) as? GeometryPayload else { return }
                payload.scope = scope
                // The closure runs when the reader has been placed, in the stage that it opens.
                scope.context = cursor.context(scope)
                if payload.isPlaced { scope.mark() }
            }
        }
    }
}

/// The inside of a geometry reader: a stage that runs when the reader's size is known.
final class ReaderScope<Content: View>: Scope {
    var make: (GeometryProxy) -> Content

    init(host: Host, parent: Scope, context: ScopeContext, make: @escaping (GeometryProxy) -> Content) {
        self.make = make
        super.init(host: host, parent: parent, context: context, opensStage: true)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        guard let payload = host.payload(of: context.container) as? GeometryPayload else { return }
        let make = self.make
        let proxy = GeometryProxy(node: payload.node)
        // Inside, the container's children are found from the start, not from a sibling.
        let child = cursor.next { PlainScope(host: host, parent: self, context: $0) }
        let content = tracked { make(proxy) }
        child.visit(&cursor) { Content._visit(content, &$0) }
    }
}

/// What a geometry reader knows about itself, and who has read it.
final class GeometryPayload: ItemPayload {
    let node = GeometryNode()
    weak var scope: Scope?
    private(set) var isPlaced = false

    override var viewName: String? { "GeometryReader" }

    override func placementChanged() {
        node.payload = self
        if !isPlaced {
            isPlaced = true
            if let scope, !scope.isBuilt { scope.markForFirstRun() }
        }
        node.deliver()
    }

    override func removed() { node.payload = nil }
}

extension Scope {
    /// A stage's scope is marked before it has been built, when its input is known for the first time.
    func markForFirstRun() {
        isBuilt = false
        mark()
    }
}

/// The reads of one reader, each with the scope that made it and what it was told.
package final class GeometryNode: @unchecked Sendable {
    enum Read {
        case size(CGSize)
        case frame(CoordinateSpace, CGRect)
        case safeArea(EdgeInsets)
    }
    private struct Entry {
        let scope: Scope
        let run: UInt32
        let read: Read
    }
    package weak var payload: ItemPayload?
    private var entries: [Entry] = []

    @MainActor func record(_ read: Read) {
        guard let scope = RunningScope.current, let payload else { return }
        if entries.count >= 8 { entries.removeAll { !$0.scope.isAlive || $0.scope.run != $0.run } }
        entries.append(Entry(scope: scope, run: scope.run, read: read))
        if case .size = read { return }
        payload.host.tree.setFlag(.observesPosition, on: payload.item)
    }

    /// What has been read since the readers last ran, in words, and by which view.
    @MainActor var descriptions: [String] {
        entries.filter { $0.scope.isAlive && $0.scope.run == $0.run }.map { entry in
            let reader = RunningScope.viewName(at: entry.scope).map { " by \($0)" } ?? ""
            switch entry.read {
            case .size(let size): return "size \(ViewFacts.size(size.width, size.height))" + reader
            case .frame(let space, let rect):
                return "frame in \(ViewFacts.name(of: space)): \(ViewFacts.rect(rect))" + reader
            case .safeArea(let insets):
                return "safe area \(ViewFacts.numbers(insets.top, insets.leading, insets.bottom, insets.trailing))"
                    + reader
            }
        }
    }

    /// Marks every scope that was told something that is no longer true.
    @MainActor func deliver() {
        guard let payload, !entries.isEmpty else { return }
        let host: Host = payload.host
        let item = payload.item
        entries.removeAll { entry in
            guard entry.scope.isAlive, entry.scope.run == entry.run else { return true }
            let isTrue: Bool
            switch entry.read {
            case .size(let size):
                let place = host.tree.item(item).pointee
                isTrue = RoundingNoise.isSame(size, CGSize(width: place.width, height: place.height))
            case .frame(let space, let rect): isTrue = RoundingNoise.isSame(rect, host.rect(of: item, in: space))
            case .safeArea(let insets): isTrue = RoundingNoise.isSame(insets, host.safeAreaInsets(of: item))
            }
            if !isTrue { entry.scope.mark() }
            return !isTrue
        }
    }
}

/// The size and place of a geometry reader.
///
/// A read while views are made is remembered: what read it runs again when the answer changes. Elsewhere the answer is
/// that of the last layout.
public struct GeometryProxy: @unchecked Sendable {
    let node: GeometryNode

    /// Points.
    public var size: CGSize {
        answer(CGSize.zero) { payload in
            let place = payload.host.tree.item(payload.item).pointee
            let size = CGSize(width: place.width, height: place.height)
            node.record(.size(size))
            return size
        }
    }

    /// How far the safe area's borders reach into the reader.
    public var safeAreaInsets: EdgeInsets {
        answer(EdgeInsets()) { payload in
            let insets = payload.host.safeAreaInsets(of: payload.item)
            node.record(.safeArea(insets))
            return insets
        }
    }

    /// The reader's rectangle in a space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        answer(CGRect.zero) { payload in
            let rect = payload.host.rect(of: payload.item, in: coordinateSpace)
            node.record(coordinateSpace == .local ? .size(rect.size) : .frame(coordinateSpace, rect))
            return rect
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named ancestor in the reader's space; nil where nobody has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        answer(nil) { payload in
            let host: Host = payload.host
            guard let ancestor = host.spaceNamed(coordinateSpace.name, around: payload.item) else { return nil }
            let rect = host.convert(host.windowRect(of: ancestor), fromWindowTo: payload.item)
            node.record(
                .frame(.named(coordinateSpace.name), host.rect(of: payload.item, in: .named(coordinateSpace.name))))
            return rect
        }
    }

    /// An anchor's value in the reader's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        nonisolated(unsafe) let anchor = anchor
        guard
            let value = answer(
                nil as T?,
                { payload in
                    let host: Host = payload.host
                    node.record(.frame(.global, host.rect(of: payload.item, in: .global)))
                    return anchor.value(in: payload.item, host: host)
                })
        else { return anchor.windowValue }
        return value
    }

    /// Runs on the main thread with the reader's payload; `missing` where the reader is gone.
    private func answer<T>(_ missing: T, _ body: @MainActor (ItemPayload) -> T) -> T {
        guard let payload = node.payload else { return missing }
        nonisolated(unsafe) let missing = missing
        return MainThread.assumeMain { payload.item == noItem ? missing : body(payload) }
    }
}
