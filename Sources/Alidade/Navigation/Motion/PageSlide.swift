import AlidadeLayout
import Foundation

/// One page of a stack coming over another, or going off it: drawn only. Layout, hits and everything else know the page
/// that is shown afterwards alone, from the first moment.
///
/// The upper page slides from or to the trailing edge; the lower one moves a third as far to the leading side and is
/// dimmed a little. The rows of their bars stay where they are and fade into each other. What is not there as a view any
/// more is shown as it looked last. A page that is pushed or popped meanwhile slides over this slide, which goes on in it.
@MainActor
final class PageSlide: AnimationRun {
    enum Side {
        /// The page that the stack shows.
        case live
        case picture(PagePicture)
        case slide(PageSlide)
    }

    /// As UIKit's: quick at first, seconds.
    static let animation = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.35)
    /// The part of the width by which the lower page moves, and its title.
    private static let parallax = 1.0 / 3
    /// How dark the lower page becomes.
    private static let dimming: Float = 0.1

    private weak var chooser: PageChooserPayload?
    private unowned let host: Host
    private var upper: Side
    private var lower: Side
    let upperPage: AnyHashable?
    let lowerPage: AnyHashable?
    private var running: RunningAnimation<Double>
    /// How far the upper page is gone: 0 it covers the lower one, 1 it is beyond the edge.
    private(set) var away: Double

    private init(
        _ chooser: PageChooserPayload, upper: Side, lower: Side, upperPage: AnyHashable?, lowerPage: AnyHashable?,
        isPush: Bool
    ) {
        self.chooser = chooser
        host = chooser.host
        self.upper = upper
        self.lower = lower
        self.upperPage = upperPage
        self.lowerPage = lowerPage
        away = isPush ? 1 : 0
        running = RunningAnimation(from: away, to: isPush ? 0 : 1, Self.animation, at: chooser.host.now)
    }

    /// Begins to show another page of a chooser, before it is built and while the old one is still there.
    ///
    /// - Parameters:
    ///   - old: names the page that is shown; nil is the root.
    ///   - isPush: the new page comes over the old one; else the old one goes off it.
    static func begin(_ chooser: PageChooserPayload, from old: AnyHashable?, to new: AnyHashable?, isPush: Bool) {
        guard let page = chooser.pages().last, let picture = chooser.picture(of: page.item) else { return }
        var past = Side.picture(picture)
        if let current = chooser.slide {
            current.replaceLive(by: past)
            if !isPush, current.upperPage == old, current.lowerPage == new {
                // Back before it has arrived, to a page that is a view again.
                current.lower.becomeLive(new)
                current.running.retarget(to: 1, animation, at: chooser.host.now)
                return
            }
            past = .slide(current)
        }
        let slide =
            isPush
            ? PageSlide(chooser, upper: .live, lower: past, upperPage: new, lowerPage: old, isPush: true)
            : PageSlide(chooser, upper: past, lower: .live, upperPage: old, lowerPage: new, isPush: false)
        chooser.slide = slide
        chooser.host.animations.add(slide)
    }

    private func replaceLive(by side: Side) {
        func replace(_ old: inout Side) {
            switch old {
            case .live: old = side
            case .picture: break
            case .slide(let slide): slide.replaceLive(by: side)
            }
        }
        replace(&upper)
        replace(&lower)
    }

    var isOwn: Bool { true }

    func advance(to time: Double) -> Bool {
        away = running.value(at: time)
        guard running.isFinished || chooser == nil else { return false }
        if let chooser, chooser.slide === self { chooser.slide = nil }
        return true
    }

    // MARK: Drawing

    /// What is drawn once for all slides in a chooser.
    struct Scene {
        let chooser: PageChooserPayload
        /// The chooser's place in the coordinates of the list.
        let rect: CGRect
        /// All that the pages may cover, beyond safe areas too.
        let room: CGRect
        let live: PageParts
        /// 1, or -1 where the leading side is on the right.
        let direction: Double
        /// A stack beside something else is cut off at its edges.
        let isCut: Bool
    }

    func draw(_ scene: Scene, into list: inout DisplayListBuilder) {
        drawContent(scene, into: &list)
        drawBars(scene, strength: 1, into: &list)
    }

    private func drawContent(_ scene: Scene, into list: inout DisplayListBuilder) {
        let width = Double(scene.room.width)
        let shift = width * away * scene.direction
        var seen = scene.room
        // No ground is needed between the pages: the lower one ends where the upper one begins.
        seen.size.width = CGFloat(max(0, min(width * away, width)))
        if scene.direction < 0 { seen.origin.x = scene.room.maxX - seen.width }
        if away > 0 {
            let offset = -width * Self.parallax * (1 - away) * scene.direction
            list.moved(by: CGVector(dx: offset, dy: 0), clip: seen) { Self.draw(lower, scene, into: &$0) }
            let shade = DisplayColor(red: 0, green: 0, blue: 0, alpha: Self.dimming * Float(max(0, 1 - away)))
            list.add(.fill(.rectangle(seen), .color(shade)), bounds: seen)
        }
        if away < 1 {
            list.moved(by: CGVector(dx: shift, dy: 0), clip: scene.isCut ? scene.room : nil) {
                Self.draw(upper, scene, into: &$0)
            }
        }
    }

    private static func draw(_ side: Side, _ scene: Scene, into list: inout DisplayListBuilder) {
        switch side {
        case .live: list.drawApart(scene.live.page, x: Double(scene.rect.minX), y: Double(scene.rect.minY))
        case .picture(let picture): list.append(picture.content, movedFrom: picture.origin, to: scene.rect.origin)
        case .slide(let slide): slide.drawContent(scene, into: &list)
        }
    }

    private func drawBars(_ scene: Scene, strength: Double, into list: inout DisplayListBuilder) {
        let way = Double(scene.room.width) * Self.parallax * scene.direction
        Self.drawBar(lower, scene, strength * away, titleShift: -way * (1 - away), into: &list)
        Self.drawBar(upper, scene, strength * (1 - away), titleShift: way * away, into: &list)
    }

    private static func drawBar(
        _ side: Side, _ scene: Scene, _ strength: Double, titleShift: Double, into list: inout DisplayListBuilder
    ) {
        guard strength > 0 else { return }
        let effects: [DisplayEffect] = strength < 1 ? [.opacity(strength)] : []
        let shift = CGVector(dx: titleShift, dy: 0)
        switch side {
        case .slide(let slide): slide.drawBars(scene, strength: strength, into: &list)
        case .picture(let picture):
            list.group(effects) { list in
                list.append(picture.row, movedFrom: picture.origin, to: scene.rect.origin)
                list.moved(by: shift, clip: nil) {
                    $0.append(picture.title, movedFrom: picture.origin, to: scene.rect.origin)
                }
            }
        case .live:
            list.group(effects) { list in
                scene.draw(scene.live.row, into: &list)
                list.moved(by: shift, clip: nil) { scene.draw(scene.live.title, into: &$0) }
            }
        }
    }
}

extension PageSlide.Side {
    /// Shows the page as the view that it is again, where it was shown as a picture.
    @MainActor fileprivate mutating func becomeLive(_ page: AnyHashable?) {
        guard case .slide(let slide) = self else {
            self = .live
            return
        }
        slide.makeLive(page)
    }
}

extension PageSlide {
    fileprivate func makeLive(_ page: AnyHashable?) {
        if upperPage == page { upper.becomeLive(page) } else { lower.becomeLive(page) }
    }
}

extension PageSlide.Scene {
    /// Draws a part of the live page at its place.
    @MainActor fileprivate func draw(_ part: ItemIndex, into list: inout DisplayListBuilder) {
        guard part != noItem else { return }
        let host = list.host
        let here = host.tree.origin(of: host.tree.item(part).pointee.parent)
        let corner = host.tree.origin(of: chooser.item)
        list.drawApart(part, x: Double(rect.minX) + here.x - corner.x, y: Double(rect.minY) + here.y - corner.y)
    }
}
