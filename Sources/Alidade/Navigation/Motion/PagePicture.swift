import AlidadeLayout
import Foundation

/// What a page of a stack last looked like, in the parts that move apart from each other.
struct PagePicture {
    /// All but the bar's row.
    var content: [DisplayItem]
    /// The row of buttons without the title.
    var row: [DisplayItem]
    /// The title between the buttons.
    var title: [DisplayItem]
    /// The chooser's corner in the coordinates of the items.
    var origin: CGPoint
}

/// The items of a page whose parts move apart from each other.
struct PageParts {
    let page: ItemIndex
    var row: ItemIndex = noItem
    var title: ItemIndex = noItem

    /// The parts that there are.
    var all: [ItemIndex] { [page, row, title].filter { $0 != noItem } }
}

extension Host {
    /// The parts of a page. Its bar comes last in it, so that what is in the page itself is seldom looked at.
    func parts(of page: ItemIndex) -> PageParts {
        var parts = PageParts(page: page)
        func look(_ item: ItemIndex) -> Bool {
            let place = tree.item(item).pointee
            guard place.kind != .scroll, !place.kind.isMarker, place.flags.isDisjoint(with: .unseen) else {
                return false
            }
            if place.payload >= 0 {
                switch payload(of: item) {
                case let part as BarPartPayload where part.part == .row: parts.row = item
                case let part as BarPartPayload where part.part == .title:
                    parts.title = item
                    return true
                // Another stack inside has bars of its own.
                case is PageChooserPayload: return false
                default: break
                }
            }
            for child in tree.children(of: item).reversed() where look(child) { return true }
            return parts.row == item
        }
        _ = look(page)
        return parts
    }
}

extension LayoutTree {
    fileprivate func children(of item: ItemIndex) -> [ItemIndex] {
        var children: [ItemIndex] = []
        var child = firstChild(of: item)
        while child != noItem {
            children.append(child)
            child = next(of: child)
        }
        return children
    }
}
