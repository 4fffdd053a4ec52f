import AlidadeLayout

/// The buttons beside the row that is pushed aside; built with the rows, after the last of them.
@MainActor
final class RowPanel {
    let swipe: RowSwipe
    let scope: Scope

    init(_ swipe: RowSwipe, _ scope: Scope) {
        self.swipe = swipe
        self.scope = scope
    }

    /// What a swipe over the whole row does.
    var firstAction: (@MainActor () -> Void)? {
        let item = scope.firstPlacedItem
        guard item != noItem else { return nil }
        return scope.host.rowActions(in: item).first
    }
}

extension LazyPayload {
    /// Builds or removes the buttons, as the list's controller says.
    func updatePanel() {
        guard let scope, panel?.swipe !== controller?.swipe else { return }
        if let old = panel {
            panel = nil
            old.scope.end()
            old.scope.removeItems()
        }
        guard let swipe = controller?.swipe, let controller else { return }
        var context = scope.context
        context.rows = nil
        context.container = item
        let made = PlainScope(host: host, parent: scope, context: context)
        var cursor = _Cursor.entering(
            item, scope: scope, environment: controller.appearance.environment, host: host)
        var last = host.tree.firstChild(of: item)
        while last != noItem, host.tree.next(of: last) != noItem { last = host.tree.next(of: last) }
        cursor.previous = last
        made.visit(&cursor) {
            $0.visit(
                SwipePanel(edge: swipe.edge, content: swipe.content) { [weak controller] in controller?.closeSwipe() })
        }
        panel = RowPanel(swipe, made)
    }

    /// Puts the buttons into the room that the row has left.
    func placePanel(_ breadth: Double) {
        guard let panel, let controller else { return }
        let swipe = panel.swipe
        let room = abs(swipe.shift)
        for element in panel.scope.placedItems {
            guard let cell = cells[swipe.key] else {
                host.tree.leaveOutChild(element)
                continue
            }
            let span = self.span(of: cell.index)
            let wanted = host.tree.size(of: element, Proposal(width: .nan, height: span.length)).width
            swipe.openWidth = min(wanted, breadth * 0.8)
            guard room > 0.5 else {
                host.tree.leaveOutChild(element)
                continue
            }
            let margin = controller.appearance.margin
            host.tree.placeChild(
                element, x: swipe.edge == .leading ? margin : breadth - margin - room, y: span.start,
                proposal: Proposal(width: room, height: span.length))
        }
    }
}

extension Host {
    /// What the buttons in an item do, in the order of the source.
    func rowActions(in item: ItemIndex) -> [@MainActor () -> Void] {
        var found: [@MainActor () -> Void] = []
        tree.forEachInSubtree(of: item) { index in
            if let responder = payload(of: index) as? ResponderPayload, responder.isEnabled,
                let action = responder.rowAction
            {
                found.append(action)
            }
        }
        return found
    }
}
