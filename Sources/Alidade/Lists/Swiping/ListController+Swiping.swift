import AlidadeLayout
import Foundation

extension ListController {
    /// The buttons at one side of a row: those it names, else the one that deletes it.
    private func actions(of row: RowPayload, _ edge: HorizontalEdge) -> RowActions? {
        if let own = row.traits[key: SwipeActionsTrait.self].first(where: { $0.edge == edge }) { return own }
        guard edge == .trailing, canDelete(row), let key = row.key else { return nil }
        return RowActions(edge: .trailing, allowsFullSwipe: true, content: deleteButton(key))
    }

    private func deleteButton(_ key: RowKey) -> AnyView {
        AnyView(Button("Delete", role: .destructive) { [weak self] in self?.delete(key) })
    }

    func canSwipe(_ row: RowPayload, towardsEnd: Bool) -> Bool {
        if let swipe, swipe.key == row.key { return true }
        return !isEditing && actions(of: row, towardsEnd ? .leading : .trailing) != nil
    }

    /// Begins to push a row, or goes on with one that is pushed.
    func beginSwipe(_ row: RowPayload, towardsEnd: Bool) {
        if let swipe, swipe.key == row.key { return swipe.grab() }
        let edge = towardsEnd ? HorizontalEdge.leading : .trailing
        if let actions = actions(of: row, edge) { show(row, actions, isFromEditing: false) }
    }

    /// Puts buttons beside a row.
    @discardableResult
    private func show(_ row: RowPayload, _ actions: RowActions, isFromEditing: Bool) -> RowSwipe? {
        guard let key = row.key else { return nil }
        if swipe != nil { dropSwipe() }
        let new = RowSwipe(
            self, key: key, edge: actions.edge, content: actions.content, isFromEditing: isFromEditing,
            isFullAllowed: actions.allowsFullSwipe && !isFromEditing)
        swipe = new
        new.rowWidth = host.tree.item(row.item).pointee.width
        rows?.scope?.mark()
        return new
    }

    /// Opens once the buttons have been measured.
    private func open(_ swipe: RowSwipe?) {
        guard let swipe else { return }
        host.afterLayout.append { swipe.open() }
    }

    /// The mark in front of a row that can be deleted.
    func openDelete(_ row: RowPayload) {
        guard canDelete(row), let key = row.key else { return }
        if swipe?.key == key { return closeSwipe() }
        let actions = RowActions(edge: .trailing, allowsFullSwipe: false, content: deleteButton(key))
        open(show(row, actions, isFromEditing: true))
    }

    /// The Menu key: the buttons of the row that the keyboard is on.
    func toggleSwipe() -> Bool {
        if swipe != nil {
            closeSwipe()
            return true
        }
        guard let row = selectedRow,
            let actions = actions(of: row, .trailing) ?? actions(of: row, .leading)
        else { return false }
        open(show(row, actions, isFromEditing: false))
        return true
    }

    /// A wheel turned sideways over a row; true where the row follows.
    ///
    /// - Parameter distance: points, positive towards the end of the content.
    func wheel(_ distance: Double, at point: CGPoint, isNotch: Bool) -> Bool {
        guard let row = row(at: point), canSwipe(row, towardsEnd: distance < 0) else { return false }
        if isNotch {
            if let swipe, swipe.key == row.key {
                if (distance < 0) == (swipe.edge == .trailing) { closeSwipe() }
                return true
            }
            let edge = distance < 0 ? HorizontalEdge.leading : .trailing
            guard let actions = actions(of: row, edge) else { return false }
            open(show(row, actions, isFromEditing: false))
            return true
        }
        if swipe?.key != row.key { beginSwipe(row, towardsEnd: distance < 0) }
        swipe?.drag(by: -distance)
        return true
    }

    /// The row goes back to its place, and its buttons go.
    func closeSwipe() {
        guard let swipe else { return }
        swipe.close { [weak self, weak swipe] in
            guard let self, self.swipe === swipe else { return }
            self.dropSwipe()
        }
    }

    private func dropSwipe() {
        swipe?.show(0)
        swipe = nil
        guard let rows, rows.item != noItem else { return }
        rows.scope?.mark()
        host.tree.markPlace(rows.item)
    }
}
