@_spi(Reflection) import Swift

/// The state of a window's views, to be handed to the same views in newly compiled code.
///
/// A value is found again by the place of its view, the property's name, and the value's type by name.
@MainActor
package final class CarriedState {
    struct Key: Hashable {
        let path: [String]
        let field: String
    }

    private var values: [Key: Any] = [:]
    /// Offsets of the scroll views, in the order of the tree.
    private var offsets: [(name: String, offset: CGPoint)] = []

    package init() {}

    package var isEmpty: Bool { values.isEmpty && offsets.isEmpty }

    // MARK: Taking

    /// What a host's views hold now.
    package init(of host: Host) {
        collect(host.rootScope, path: [])
        host.tree.forEachInSubtree(of: host.rootItem) { item in
            if let scroll = host.payload(of: item) as? ScrollPayload {
                offsets.append((scroll.viewName ?? "", scroll.offset))
            }
        }
    }

    private func collect(_ scope: Scope, path: [String]) {
        for object in scope.keptObjects {
            guard let box = object as? any CarriedBox, let field = box.field else { continue }
            values[Key(path: path, field: String(cString: field))] = box.carriedValue
        }
        for (index, child) in scope.children.enumerated() {
            collect(child, path: path + [Self.step(to: child, index: index, in: scope)])
        }
    }

    private static func step(to child: Scope, index: Int, in parent: Scope) -> String {
        let id = parent.elementID(of: child).map { "\($0)" } ?? "\(index)"
        return id + " " + String(describing: type(of: child))
    }

    // MARK: Giving

    /// The value for a property that is made for the first time; nil: none suits.
    func value<T>(of field: UnsafePointer<CChar>?, in scope: Scope, as type: T.Type) -> T? {
        guard let field, !values.isEmpty, let path = Self.path(of: scope),
            let old = values[Key(path: path, field: String(cString: field))]
        else { return nil }
        return ValueCarrier.carry(old, to: T.self)
    }

    private static func path(of scope: Scope) -> [String]? {
        var path: [String] = []
        var current = scope
        while let parent = current.parent {
            guard let index = parent.children.firstIndex(where: { $0 === current }) else { return nil }
            path.append(step(to: current, index: index, in: parent))
            current = parent
        }
        return path.reversed()
    }

    /// Scrolls the views of a host that has been laid out to where the old ones were.
    package func restoreOffsets(in host: Host) {
        var index = 0
        var found: [(ScrollPayload, CGPoint)] = []
        host.tree.forEachInSubtree(of: host.rootItem) { item in
            guard let scroll = host.payload(of: item) as? ScrollPayload else { return }
            if index < offsets.count, offsets[index].name == scroll.viewName ?? "" {
                found.append((scroll, offsets[index].offset))
            }
            index += 1
        }
        for (scroll, offset) in found where offset != .zero { scroll.scroll(to: offset) }
    }
}

/// A kept value that outlives its code.
@MainActor
protocol CarriedBox: AnyObject {
    /// The property's name.
    var field: UnsafePointer<CChar>? { get }
    var carriedValue: Any { get }
}
