import AlidadeLayout
import Foundation

/// One row of a list: insets, a minimum height, a background and a separator around its content.
package final class RowPayload: ItemPayload {
    var list: ListAppearance
    private var traits: ItemTraits { host.traits[item] ?? ItemTraits() }

    init(_ list: ListAppearance) {
        self.list = list
        super.init()
    }

    private var insets: EdgeInsets { traits[key: RowInsetsTrait.self] ?? list.defaultInsets }

    private func contentProposal(_ proposal: Proposal, _ insets: EdgeInsets) -> Proposal {
        Proposal(
            width: proposal.width.isNaN
                ? .nan : max(0, proposal.width - Double(insets.leading + insets.trailing) - 2 * list.margin),
            height: .nan)
    }

    override package func measure(_ proposal: Proposal) -> LayoutSize {
        guard let content = host.tree.firstPlacedChild(of: item) else {
            return LayoutSize(width: proposal.width.isNaN ? 0 : proposal.width, height: 0)
        }
        let insets = self.insets
        let inner = host.tree.size(of: content, contentProposal(proposal, insets))
        let height = max(list.minimumRowHeight, inner.height + Double(insets.top + insets.bottom))
        let width = inner.width + Double(insets.leading + insets.trailing) + 2 * list.margin
        return LayoutSize(width: proposal.width.isNaN ? width : proposal.width, height: height)
    }

    override package func place(size: LayoutSize, proposal: Proposal) {
        guard let content = host.tree.firstPlacedChild(of: item) else { return }
        let insets = self.insets
        let offered = contentProposal(Proposal(width: size.width, height: .nan), insets)
        let inner = host.tree.size(of: content, offered)
        let room = size.height - Double(insets.top + insets.bottom)
        host.tree.placeChild(
            content, x: list.margin + Double(insets.leading), y: Double(insets.top) + (room - inner.height) / 2,
            proposal: offered)
        let background = host.tree.next(of: content)
        if background != noItem {
            host.tree.placeChild(
                background, x: list.margin, y: 0,
                proposal: Proposal(width: size.width - 2 * list.margin, height: size.height))
        }
    }

    // A row shows nothing outside of itself.
    override package func effects(_ rect: CGRect) -> [DisplayEffect] {
        [.clip(.rectangle(rect), FillStyle(antialiased: false))]
    }

    override package func drawAbove(_ rect: CGRect, into listBuilder: inout DisplayListBuilder) {
        let traits = self.traits
        if let separator = traits[key: RowSeparatorTrait.self], separator.visibility == .hidden,
            separator.edges.contains(.bottom)
        {
            return
        }
        if UITableView.appearance().separatorStyle == .none { return }
        let color = traits[key: RowSeparatorTintTrait.self] ?? Color.separatorLine
        let pixel = host.tree.pixelLength
        let leading = list.margin + Double(insets.leading)
        let line = CGRect(
            x: rect.minX + leading, y: rect.maxY - pixel, width: max(0, rect.width - leading - list.margin),
            height: pixel)
        listBuilder.add(
            .fill(.rectangle(line), .color(color.display(in: list.environment))), bounds: line)
    }
}

extension _Cursor {
    /// The item around each element of a list.
    mutating func listRow(_ list: ListAppearance, _ inside: (inout _Cursor) -> Void) {
        let host = self.host
        item(
            .external,
            payload: { slot in slot.payload { RowPayload(list) }.0.list = list },
            content: { cursor in
                let row = cursor.container
                inside(&cursor)
                let background = host.traits[row]?[key: RowBackgroundTrait.self] ?? nil
                cursor.item(
                    .zStack, horizontal: .horizontalCenter, vertical: .verticalCenter, flags: .anonymous,
                    isContainer: true,
                    content: { $0.visit(background) })
                host.traits[cursor.previous, default: ItemTraits()].zIndex = -1
            })
    }
}
