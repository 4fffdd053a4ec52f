import AlidadeLayout
import Foundation

/// A view on its way in: it has its place in the layout, its picture is still coming.
@MainActor
final class Arrival: AnimationRun {
    private let item: ItemIndex
    private let transition: AnyTransition
    private unowned let host: Host
    private var running: RunningAnimation<Double>
    private var away = 1.0

    init(_ item: ItemIndex, _ transition: AnyTransition, _ animation: Animation, host: Host) {
        self.item = item
        self.transition = transition
        self.host = host
        running = RunningAnimation(from: 1, to: 0, animation, at: host.now)
    }

    var isOwn: Bool { transition.isOwn }

    func effects(_ rect: CGRect) -> [DisplayEffect] { transition.insertion(away, rect, host.size) }

    func advance(to time: Double) -> Bool {
        away = running.value(at: time)
        guard running.isFinished else { return false }
        if host.display.arrivals[item] === self { host.display.arrivals[item] = nil }
        return true
    }
}

/// A removed view's last picture, on its way out. It has left the layout.
@MainActor
final class Departure: AnimationRun {
    let container: ItemIndex
    private let items: [DisplayItem]
    /// The view's place and its container's corner when it left, in the window.
    private let rect: CGRect
    private let origin: CGPoint
    private let transition: AnyTransition
    /// A row that was removed: others slide into its place below it.
    private let isOverRows: Bool
    var isOwn: Bool { transition.isOwn }
    /// Drawn before what stays, not behind it: what has been presented is in front until it is gone.
    var isInFront: Bool { transition.isOwn || isOverRows }
    /// Of a source of a matched geometry group: it goes along with the view that comes in its stead.
    private let match: MatchKey?
    private unowned let host: Host
    private var running: RunningAnimation<Double>
    private var away = 0.0

    init(
        container: ItemIndex, items: [DisplayItem], rect: CGRect, origin: CGPoint, transition: AnyTransition,
        match: MatchKey?, animation: Animation, isOverRows: Bool, host: Host
    ) {
        self.isOverRows = isOverRows
        self.match = match
        self.container = container
        self.items = items
        self.rect = rect
        self.origin = origin
        self.transition = transition
        self.host = host
        running = RunningAnimation(from: 0, to: 1, animation, at: host.now)
    }

    /// The picture as it is now; it follows its container.
    func shown(in containerRect: CGRect) -> [DisplayItem] {
        var content = items
        var effects = transition.removal(away, rect, host.size)
        let (dx, dy) = (Double(containerRect.minX - origin.x), Double(containerRect.minY - origin.y))
        if let along { effects.append(.transform(along)) }
        if along == nil, dx != 0 || dy != 0 { effects.append(.transform(.translation(dx, dy))) }
        for effect in effects {
            content = [
                DisplayItem(
                    identity: UInt64(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(self).hashValue)),
                    bounds: effect.bounds(of: DisplayItem.union(content)), content: .group(effect, content))
            ]
        }
        return content
    }

    /// From the view's own place to that of the view in its stead, on its way.
    private var along: ProjectionTransform? {
        guard let match, let source = host.matches.source(of: match, host), let hero = source.hero, rect.width > 0,
            rect.height > 0
        else { return nil }
        let goal = hero.shown(host.windowRect(of: source.item))
        return ProjectionTransform.translation(-rect.minX, -rect.minY)
            .concatenating(
                ProjectionTransform(
                    CGAffineTransform(scaleX: goal.width / rect.width, y: goal.height / rect.height))
            )
            .concatenating(.translation(goal.minX, goal.minY))
    }

    func advance(to time: Double) -> Bool {
        away = running.value(at: time)
        guard running.isFinished else { return false }
        host.display.departures.removeAll { $0 === self }
        return true
    }
}

extension DisplayState {
    /// Lets a new element come in with its transition, where the update is animated.
    func beginArrival(of item: ItemIndex, host: Host) {
        guard host.animations.showsTransitions else { return }
        let transition = host.traits[item]?[key: TransitionTrait.self] ?? .opacity
        guard let animation = host.animations.animation(of: transition) else { return }
        let arrival = Arrival(item, transition, animation, host: host)
        arrivals[item] = arrival
        host.animations.add(arrival)
    }

    /// Keeps the pictures of a scope's elements that leave in an animated update.
    ///
    /// - Parameters:
    ///   - transition: in place of their own.
    ///   - isBehind: a row is behind those that stay.
    func beginDeparture(
        of scope: Scope, host: Host, as transition: AnyTransition? = nil, isBehind: Bool = false
    ) {
        guard host.animations.showsTransitions, scope.firstItem != noItem, host.size != .zero else { return }
        var item = scope.firstItem
        while item != noItem {
            depart(item, host, transition, isBehind)
            if item == scope.lastItem { break }
            item = host.tree.next(of: item)
        }
    }

    /// The group whose source fills an element.
    private func match(of item: ItemIndex, _ host: Host) -> MatchKey? {
        guard !host.matches.isEmpty else { return nil }
        let place = host.tree.item(item).pointee
        var current = item
        while current != noItem {
            let inner = host.tree.item(current).pointee
            let fills =
                inner.width == place.width && inner.height == place.height && inner.x == 0 && inner.y == 0
            guard current == item || fills else { return nil }
            if let payload = host.payload(of: current) as? MatchedPayload, payload.isSource { return payload.key }
            current = host.tree.firstPlacedChild(of: current) ?? noItem
        }
        return nil
    }

    private func depart(_ item: ItemIndex, _ host: Host, _ other: AnyTransition?, _ isBehind: Bool) {
        let place = host.tree.item(item).pointee
        guard !place.kind.isMarker, place.parent != noItem, host.windowTransform(of: item) == nil else { return }
        let transition = other ?? host.traits[item]?[key: TransitionTrait.self] ?? .opacity
        guard let animation = host.animations.animation(of: transition) else { return }
        let origin = host.tree.origin(of: place.parent)
        var builder = DisplayListBuilder(host: host, visible: CGRect(origin: .zero, size: host.size))
        builder.draw(item, x: origin.x, y: origin.y)
        guard !builder.items.isEmpty else { return }
        let departure = Departure(
            container: place.parent, items: builder.items,
            rect: CGRect(x: origin.x + place.x, y: origin.y + place.y, width: place.width, height: place.height),
            origin: CGPoint(x: origin.x, y: origin.y), transition: transition,
            match: match(of: item, host), animation: animation,
            isOverRows: !isBehind && host.payload(of: place.parent) is LazyPayload, host: host)
        departures.append(departure)
        host.animations.add(departure)
    }
}
