import AlidadeLayout
import Foundation

extension PageChooserPayload {
    /// Shows the page of a stack that is on top by now, with a slide where there is something to be seen of it.
    func show(from old: [AnyHashable], to new: [AnyHashable]) {
        guard old.last != new.last, canSlide else { return }
        // A page that was there before is uncovered; any other comes on top, also in the place of another.
        let isPush = new.last.map { !old.contains($0) } ?? false
        PageSlide.begin(self, from: old.last, to: new.last, isPush: isPush)
    }

    /// Whether the stack has been seen, and changes of it may be shown.
    private var canSlide: Bool {
        guard item != noItem, host.display.hasBeenShown, host.animations.current?.disablesAnimations != true else {
            return false
        }
        var current = item
        while current != noItem {
            let place = host.tree.item(current).pointee
            if !place.flags.isDisjoint(with: .unseen) { return false }
            current = place.parent
        }
        return true
    }

    /// What a page looks like now.
    func picture(of page: ItemIndex) -> PagePicture? {
        let parts = host.parts(of: page)
        let corner = host.tree.origin(of: item)
        var picture = PagePicture(
            content: [], row: [], title: [], origin: CGPoint(x: corner.x, y: corner.y))
        host.display.keepApart(parts.all)
        // What is drawn is not read by whoever is running.
        let running = RunningScope.current
        RunningScope.current = nil
        defer {
            host.display.keepApartNoMore(parts.all)
            RunningScope.current = running
        }
        func draw(_ part: ItemIndex) -> [DisplayItem] {
            guard part != noItem else { return [] }
            let parent = host.tree.origin(of: host.tree.item(part).pointee.parent)
            var builder = DisplayListBuilder(host: host, visible: CGRect(origin: .zero, size: host.size))
            builder.drawApart(part, x: parent.x, y: parent.y)
            return builder.items
        }
        picture.content = draw(page)
        picture.row = draw(parts.row)
        picture.title = draw(parts.title)
        return picture
    }

    /// Draws the pages that slide instead of the one that is shown.
    func drawSlide(_ slide: PageSlide, _ rect: CGRect, into list: inout DisplayListBuilder) {
        guard let page = pages().last else { return }
        let live = host.parts(of: page.item)
        apart = live.all
        host.display.keepApart(apart)
        // Pages reach beyond the safe area where the stack reaches up to it.
        let window = host.windowRect(of: item)
        let safe = host.safeArea
        let inner = CGRect(origin: .zero, size: host.size).inset(by: safe).insetBy(dx: 0.5, dy: 0.5)
        let room = rect.inset(
            by: EdgeInsets(
                top: window.minY <= inner.minY ? -safe.top : 0, leading: window.minX <= inner.minX ? -safe.leading : 0,
                bottom: window.maxY >= inner.maxY ? -safe.bottom : 0,
                trailing: window.maxX >= inner.maxX ? -safe.trailing : 0))
        let isMirrored = host.tree.item(item).pointee.flags.contains(.rightToLeft)
        slide.draw(
            PageSlide.Scene(
                chooser: self, rect: rect, room: room, live: live, direction: isMirrored ? -1 : 1,
                isCut: room.width < host.size.width - 0.5 || room.height < host.size.height - 0.5), into: &list)
    }
}

extension CGRect {
    /// The rectangle without its margins, left and right as leading and trailing.
    fileprivate func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }
}
