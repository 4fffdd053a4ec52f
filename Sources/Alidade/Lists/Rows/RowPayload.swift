import AlidadeLayout
import Foundation

/// One row of a list: insets, a minimum height, a background and a separator around its content.
package final class RowPayload: ItemPayload {
    var list: ListAppearance
    var role: RowRole
    var isEditable = (delete: false, move: false)
    weak var controller: ListController?
    /// Where the row was written.
    weak var scope: Scope?
    private(set) var key: RowKey?
    /// Where in its section the row is.
    private(set) var isFirst = true
    private(set) var isLast = true
    /// A header that is held at the viewport's edge.
    private(set) var isStuck = false

    init(_ list: ListAppearance, _ role: RowRole) {
        self.list = list
        self.role = role
        super.init()
    }

    var traits: ItemTraits { host.traits[item] ?? ItemTraits() }

    /// Tells the row which one it is.
    func show(key: RowKey, isFirst: Bool, isLast: Bool, isStuck: Bool) {
        self.key = key
        guard isFirst != self.isFirst || isLast != self.isLast || isStuck != self.isStuck else { return }
        self.isFirst = isFirst
        self.isLast = isLast
        self.isStuck = isStuck
        host.displayChanged = true
    }

    /// The identifier that a `ForEach` inside of what the table knows as one row gave it.
    var innerID: AnyHashable? {
        var child = scope
        while let current = child, !(current is LazyScopeBase) {
            if let id = current.parent?.elementID(of: current) { return id }
            child = current.parent
        }
        return nil
    }

    // MARK: Layout

    /// Around the content: the row's own, the list's margin and what editing adds.
    var insets: EdgeInsets {
        let traits = self.traits
        var insets = traits[key: RowInsetsTrait.self] ?? list.insets(role)
        insets.leading += list.margin + controlInsets(traits).leading
        insets.trailing += list.margin + controlInsets(traits).trailing
        return insets
    }

    private func contentProposal(_ width: Double, _ insets: EdgeInsets) -> Proposal {
        Proposal(
            width: width.isNaN ? .nan : max(0, width - Double(insets.leading + insets.trailing)), height: .nan)
    }

    override package func measure(_ proposal: Proposal) -> LayoutSize {
        guard let content = host.tree.firstPlacedChild(of: item) else {
            return LayoutSize(width: proposal.width.isNaN ? 0 : proposal.width, height: 0)
        }
        let insets = self.insets
        let inner = host.tree.size(of: content, contentProposal(proposal.width, insets))
        let height = max(list.minimumHeight(role), inner.height + Double(insets.top + insets.bottom))
        let width = inner.width + Double(insets.leading + insets.trailing)
        return LayoutSize(width: proposal.width.isNaN ? width : proposal.width, height: height)
    }

    /// Whether the row is in the user's hand.
    var isDragged: Bool { key != nil && controller?.drag?.key == key }

    /// How far the row is pushed aside, points.
    var shift: Double {
        guard let swipe = controller?.swipe, swipe.key == key else { return 0 }
        return swipe.shift
    }

    override package func place(size: LayoutSize, proposal: Proposal) {
        guard let content = host.tree.firstPlacedChild(of: item) else { return }
        let insets = self.insets
        let offered = contentProposal(size.width, insets)
        let inner = host.tree.size(of: content, offered)
        let room = size.height - Double(insets.top + insets.bottom)
        host.tree.placeChild(
            content, x: Double(insets.leading) + shift, y: Double(insets.top) + (room - inner.height) / 2,
            proposal: offered)
        let background = host.tree.next(of: content)
        if background != noItem {
            host.tree.placeChild(
                background, x: list.margin + shift, y: 0,
                proposal: Proposal(width: size.width - 2 * list.margin, height: size.height))
        }
    }

    // MARK: Input

    override package var takesHits: Bool { controller?.takesPresses(self) ?? false }

    var hasSwipeActions: Bool { !traits[key: SwipeActionsTrait.self].isEmpty }

    /// What the only button or link in the row does.
    var action: (@MainActor () -> Void)? {
        let all = host.rowActions(in: item)
        guard all.count == 1 else { return nil }
        // A row that can be selected is folded up and out by its mark only.
        return controller?.selection != nil && fold != nil ? nil : all[0]
    }

    /// Folds what belongs to the row up or out.
    var fold: ((Bool) -> Bool)? {
        var found: ((Bool) -> Bool)?
        host.tree.forEachInSubtree(of: item) { index in
            if found == nil { found = (host.payload(of: index) as? ResponderPayload)?.rowFold }
        }
        return found
    }

    // MARK: Drawing

    // A row shows nothing outside of itself.
    override package func effects(_ rect: CGRect) -> [DisplayEffect] {
        var effects: [DisplayEffect] = []
        if list.cornerRadius > 0, role == .row, isFirst || isLast {
            effects = [.clip(.path(groupShape(rect), FillStyle()), FillStyle())]
        } else {
            effects = [.clip(.rectangle(rect), FillStyle(antialiased: false))]
        }
        if isDragged {
            let color = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.3)
            effects.append(.shadow(color, radius: 4, offset: CGSize(width: 0, height: 1)))
        }
        return effects
    }

    /// The row's part of its section's ground.
    func groupShape(_ rect: CGRect) -> Path {
        let radius = list.cornerRadius
        let top = isFirst ? radius : 0
        let bottom = isLast ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top
        ).path(in: rect.insetBy(dx: list.margin, dy: 0))
    }

    override package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) { drawGround(rect, into: &list) }

    override package func drawAbove(_ rect: CGRect, into list: inout DisplayListBuilder) {
        drawSeparator(rect, into: &list)
        drawControls(rect, into: &list)
    }
}

extension _Cursor {
    /// The item around each element of a list.
    mutating func listRow(
        _ list: ListAppearance, _ role: RowRole, _ isEditable: (delete: Bool, move: Bool),
        _ controller: ListController?, _ inside: @MainActor (inout _Cursor) -> Void
    ) {
        let host = self.host
        let scope = self.scope
        item(
            .external,
            payload: { slot in
                let payload = slot.payload { RowPayload(list, role) }.0
                if payload.list.metrics != list.metrics || payload.isEditable != isEditable {
                    slot.measureChanged = true
                }
                payload.list = list
                payload.role = role
                payload.isEditable = isEditable
                payload.controller = controller
                payload.scope = scope
            },
            content: { cursor in
                let row = cursor.container
                inside(&cursor)
                let background = host.traits[row]?[key: RowBackgroundTrait.self] ?? nil
                cursor.item(
                    .zStack, horizontal: .horizontalCenter, vertical: .verticalCenter, flags: .anonymous,
                    isContainer: true, content: { $0.visit(background) })
                host.traits[cursor.previous, default: ItemTraits()].zIndex = -1
            })
    }

    /// Whether what is visited next are rows of a list.
    var isListLevel: Bool { rows?.isList ?? (wrappers.first?.isRow ?? false) }
}
