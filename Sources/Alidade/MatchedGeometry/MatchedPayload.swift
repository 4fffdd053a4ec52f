import AlidadeLayout
import Foundation

/// A member of a matched geometry group. In the layout around it it is what it would be alone; a follower's content is
/// proposed the source's size and lies where the source is.
package final class MatchedPayload: ItemPayload {
    private(set) var key: MatchKey
    var properties: MatchedGeometryProperties = .frame
    var anchor = UnitPoint.center
    var isSource = true
    /// The source's frame in this item's own coordinates; nil: there is none to follow.
    private var target: CGRect?
    /// While the view comes from the place of another that was its group's source.
    var hero: HeroMove?
    /// Against two groups that follow each other.
    private var frame = 0
    private var moves = 0
    private static let mostMoves = 8

    init(_ key: MatchKey) {
        self.key = key
        super.init()
    }

    func move(to new: MatchKey) {
        guard new != key else { return }
        host.matches.remove(self, from: key)
        key = new
        host.matches.add(self, to: new)
    }

    /// - Parameter rect: the source's frame in the window.
    func follow(_ rect: CGRect?) {
        let new = rect.map { host.convert($0, fromWindowTo: item) }
        if let new, let target, isClose(new, target) { return }
        if new == nil, target == nil { return }
        if frame != host.actions.frame {
            frame = host.actions.frame
            moves = 0
        }
        moves += 1
        guard moves <= Self.mostMoves else {
            host.warnings.warn(
                "matchedGeometryEffect endless \(key.id)",
                "A view of the matched geometry group \(key.id) moves its own source; it is followed no further.")
            return
        }
        target = new
        host.tree.markPlace(item)
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 1e-6
    }

    private var child: ItemIndex { host.tree.firstPlacedChild(of: item) ?? noItem }

    package override func measure(_ proposal: Proposal) -> LayoutSize {
        child == noItem ? LayoutSize(width: 0, height: 0) : host.tree.size(of: child, proposal)
    }

    package override func place(size: LayoutSize, proposal: Proposal) {
        let child = child
        guard child != noItem else { return }
        let own = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        guard let target = hero?.shown(own) ?? (isSource ? nil : target) else {
            return host.tree.placeChild(child, x: 0, y: 0, proposal: proposal)
        }
        var inner = proposal
        if properties.contains(.size) { inner = Proposal(width: target.width, height: target.height) }
        let answer = host.tree.size(of: child, inner)
        let frame = properties.contains(.position) ? target : own
        let x = Double(frame.minX) + Double(anchor.x) * (Double(frame.width) - answer.width)
        let y = Double(frame.minY) + Double(anchor.y) * (Double(frame.height) - answer.height)
        let isReversed = host.tree.item(item).pointee.flags.contains(.rightToLeft)
        host.tree.placeChild(
            child, x: isReversed ? size.width - x - answer.width : x, y: y.isFinite ? y : 0, proposal: inner)
    }

    package override var spacing: ViewSpacing { child == noItem ? ViewSpacing() : host.tree.spacing(of: child) }

    package override func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double? {
        child == noItem ? nil : host.tree.dimensions(of: child, dimensions.proposal).explicit(key)
    }

    /// Where the view is shown, in the window.
    var shownRect: CGRect {
        let rect = host.windowRect(of: item)
        return hero?.shown(rect) ?? rect
    }

    package override func removed() {
        host.matches.remove(self, from: key)
        hero = nil
    }
}
