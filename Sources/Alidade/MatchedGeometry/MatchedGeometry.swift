import AlidadeLayout
import Foundation

/// Names a group of views that share one geometry.
struct MatchKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// The groups of a host. After a layout every follower is compared with its group's source; one that is not where the
/// source is, is placed again in the same frame.
@MainActor
struct MatchedGeometry {
    private var groups: [MatchKey: [MatchedPayload]] = [:]

    var isEmpty: Bool { groups.isEmpty }

    mutating func add(_ payload: MatchedPayload, to key: MatchKey) { groups[key, default: []].append(payload) }

    mutating func remove(_ payload: MatchedPayload, from key: MatchKey) {
        groups[key]?.removeAll { $0 === payload }
        if groups[key]?.isEmpty ?? false { groups[key] = nil }
    }

    func update(_ host: Host) {
        for (key, members) in groups where members.count > 1 {
            let present = members.filter { $0.item != noItem && host.isPresent($0.item) }
            let sources = present.filter(\.isSource)
            if sources.count > 1 {
                host.warnings.warn(
                    "matchedGeometryEffect \(key.id)",
                    "Several views of the matched geometry group \(key.id) have isSource: true; the first is followed.")
            }
            guard let source = sources.first else {
                for member in present { member.follow(nil) }
                continue
            }
            let rect = host.windowRect(of: source.item)
            for member in present where member !== source { member.follow(member.isSource ? nil : rect) }
        }
    }
}

extension Host {
    /// False where a container around the item has left it out.
    func isPresent(_ item: ItemIndex) -> Bool {
        var current = item
        while current != noItem {
            let place = tree.item(current).pointee
            if place.flags.contains(.leftOut) { return false }
            current = place.parent
        }
        return true
    }
}
