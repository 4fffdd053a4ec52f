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

    /// The members before an animated update, and where the source of each group was shown.
    private var before: (members: Set<ObjectIdentifier>, sources: [MatchKey: CGRect])?

    var isEmpty: Bool { groups.isEmpty }

    mutating func add(_ payload: MatchedPayload, to key: MatchKey) { groups[key, default: []].append(payload) }

    mutating func remove(_ payload: MatchedPayload, from key: MatchKey) {
        groups[key]?.removeAll { $0 === payload }
        if groups[key]?.isEmpty ?? false { groups[key] = nil }
    }

    // MARK: Another view in a source's stead

    /// Notes where the sources are, before an animated update.
    mutating func remember(_ host: Host) {
        guard before == nil, !groups.isEmpty else { return }
        var members: Set<ObjectIdentifier> = []
        var sources: [MatchKey: CGRect] = [:]
        for (key, group) in groups {
            for member in group { members.insert(ObjectIdentifier(member)) }
            if let source = source(of: key, host) { sources[key] = source.shownRect }
        }
        before = (members, sources)
    }

    /// Lets sources that have come in the stead of others start from where those were; true where there are any.
    mutating func start(_ host: Host, _ animation: Animation) -> Bool {
        guard let before else { return false }
        var isAny = false
        for (key, old) in before.sources {
            guard let source = source(of: key, host), !before.members.contains(ObjectIdentifier(source)) else {
                continue
            }
            let new = host.windowRect(of: source.item)
            guard old != new, source.hero == nil else { continue }
            isAny = true
            let hero = HeroMove(source, from: old, to: new, animation, at: host.now)
            source.hero = hero
            host.tree.markPlace(source.item)
            host.animations.add(hero)
        }
        return isAny
    }

    mutating func forget() { before = nil }

    /// The view that the group's others follow.
    func source(of key: MatchKey, _ host: Host) -> MatchedPayload? {
        groups[key]?.first { $0.isSource && $0.item != noItem && host.isPresent($0.item) }
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
