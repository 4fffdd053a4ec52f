import AlidadeLayout
import Foundation

/// What the user does to a list: selects, deletes, moves and swipes rows.
@MainActor
final class ListController {
    unowned(unsafe) let scope: Scope
    private(set) var selection: ListSelection?
    private(set) var appearance = ListAppearance()
    private(set) weak var scroll: ScrollPayload?
    private(set) weak var responder: ResponderPayload?
    private let node = ListGestureNode()

    /// The row that the keyboard works on, and the one from which a selection with Shift reaches.
    var cursorRow: RowMark?
    var anchorRow: RowMark?
    /// Rows being dragged to another place.
    var drag: RowDrag?
    /// The row that is pushed aside, and what shows beside it.
    var swipe: RowSwipe?

    var host: Host { scope.host }

    init(scope: Scope) { self.scope = scope }

    var rows: LazyPayload? {
        guard let scroll, scroll.item != noItem else { return nil }
        // Below the viewport there is the content's margin, then the rows.
        guard let margin = host.tree.firstPlacedChild(of: scroll.item),
            let inner = host.tree.firstPlacedChild(of: margin)
        else { return nil }
        return host.payload(of: inner) as? LazyPayload
    }

    var isEditing: Bool { appearance.isEditing }

    // MARK: Each visit

    func adopt(_ selection: ListSelection?, _ environment: EnvironmentValues) {
        self.selection = selection
        let new = ListAppearance()
        new.style = environment.listStyle
        new.minimumRowHeight = Double(environment.defaultMinListRowHeight).clampedToLength
        new.minimumHeaderHeight = environment.defaultMinListHeaderHeight.map { Double($0).clampedToLength }
        new.sectionSpacing = environment.listSectionSpacing.points
        new.environment = environment
        new.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        new.selectsMany = selection?.isMultiple ?? false
        appearance = new
        if !new.isEditing, swipe?.isFromEditing ?? false { closeSwipe() }
    }

    func attach(_ payload: ScrollPayload) {
        scroll = payload
        drawGround(payload)
        payload.drawOverlay = { [weak self] rect, list in self?.drag?.drawLine(in: rect, into: &list) }
        payload.swiping = self
    }

    /// What is behind the rows; a plain list shows what is behind itself unless something is said.
    private func drawGround(_ payload: ScrollPayload) {
        let appearance = self.appearance
        let isHidden = payload.settings.contentBackground == .hidden
        payload.drawBackground = { rect, list in
            let own = UITableView.appearance().backgroundColor.map { Color(uiColor: $0) }
            if isHidden && own == nil { return }
            guard let color = own ?? (appearance.ground == .background ? nil : Color(appearance.ground)) else { return }
            list.add(.fill(.rectangle(rect), .color(color.display(in: appearance.environment))), bounds: rect)
        }
    }

    func attach(_ payload: ResponderPayload) {
        responder = payload
        node.controller = self
        node.owner = payload
        payload.gesture = node
        var focus = FocusTraits()
        focus.takesPresses = true
        focus.ring = .none
        focus.key = { [weak self] in self?.key($0) ?? false }
        // A list without anything to do with its rows leaves the keyboard alone.
        payload.focus = selection != nil ? focus : nil
    }

    func stop() {
        drag?.stop()
        drag = nil
        swipe = nil
    }

    // MARK: Rows

    /// The row under a point of the window.
    func row(at point: CGPoint) -> RowPayload? {
        for item in HitTester.path(at: point, in: host) {
            if let row = host.payload(of: item) as? RowPayload, row.controller === self { return row }
        }
        return nil
    }

    /// Whether a press on a row means something.
    func takesPresses(_ row: RowPayload) -> Bool {
        guard row.role == .row else { return false }
        return selection != nil || row.action != nil || editing(of: row) != nil || swipe != nil || row.hasSwipeActions
    }

    /// What can be done with a row's element.
    func editing(of row: RowPayload) -> RowEditing? {
        guard let rows, let key = row.key, let index = rows.index(of: key) else { return nil }
        return rows.rows.entries[rows.rows.locate(index).entry].editing
    }

    func canDelete(_ row: RowPayload) -> Bool {
        editing(of: row)?.delete != nil && !row.traits[key: DeleteDisabledTrait.self]
    }

    func canMove(_ row: RowPayload) -> Bool {
        editing(of: row)?.move != nil && !row.traits[key: MoveDisabledTrait.self]
    }

    /// The items of the row in the user's hand.
    var heldItems: [ItemIndex] {
        guard let drag, let rows, let cell = rows.cells[drag.key] else { return [] }
        return rows.elements(of: cell)
    }

    /// A built row by its key.
    func payload(of key: RowKey) -> RowPayload? {
        guard let rows, let cell = rows.cells[key] else { return nil }
        return rows.elements(of: cell).lazy.compactMap { self.host.payload(of: $0) as? RowPayload }.first
    }

    /// Shows a row.
    func reveal(_ place: RowPlace) {
        guard let rows, let scroll else { return }
        let goal: ScrollRequest.Goal
        if place.element > 0, let row = payload(at: place) {
            goal = .destination(.item(row))
        } else {
            goal = .destination(.row(rows, rows.rows.key(at: place.index)))
        }
        host.request(ScrollRequest(goal, anchor: nil, animation: nil, in: scroll))
    }
}

/// Names a row across changes: which of the elements that a row of the table brings.
struct RowMark {
    let key: RowKey
    var element = 0
}
