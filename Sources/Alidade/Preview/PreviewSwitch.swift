import AlidadeLayout

/// Shows one of the elements of its content as if it were alone: a preview provider's views are previews of their own.
package nonisolated struct PreviewSwitch<Content: View>: View {
    package typealias Body = Never
    private let index: Int
    private let content: Content

    /// - Parameter index: from 0; past the end nothing is shown.
    package init(showing index: Int, content: Content) {
        self.index = index
        self.content = content
    }

    @MainActor package static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            cursor.item(
                .external, isContainer: true,
                payload: { slot in
                    let payload = slot.payload { PreviewSwitchPayload() }.0
                    slot.measureChanged = payload.index != view.index
                    payload.index = view.index
                }
            ) { cursor in
                cursor.axis = 2
                let scope = cursor.next { FittingScope(host: $1, parent: $2, context: $0) }
                (cursor.host.payload(of: cursor.container) as? PreviewSwitchPayload)?.chooser = scope
                scope.visit(&cursor) { Content._visit(view.content, &$0) }
            }
        }
    }
}

final class PreviewSwitchPayload: ItemPayload, ChoosingPayload {
    var index = 0
    weak var chooser: FittingScope?

    fileprivate var elements: [ItemIndex] {
        var result: [ItemIndex] = []
        host.tree.forEachChild(of: item) { if host.tree.item($0).pointee.kind != .marker { result.append($0) } }
        return result
    }

    /// What the elements say of themselves, in order.
    fileprivate var settings: [PreviewSettings] {
        elements.map { host.traits[$0]?.previewSettings ?? PreviewSettings() }
    }

    private var shown: ItemIndex? {
        let elements = self.elements
        return elements.indices.contains(index) ? elements[index] : nil
    }

    override func measure(_ proposal: Proposal) -> LayoutSize {
        shown.map { host.tree.size(of: $0, proposal) } ?? LayoutSize(width: 0, height: 0)
    }

    override func place(size: LayoutSize, proposal: Proposal) {
        let shown = self.shown
        for element in elements {
            if element == shown {
                host.tree.placeChild(element, x: 0, y: 0, proposal: proposal)
            } else {
                host.tree.leaveOutChild(element)
            }
        }
    }
}

extension Host {
    /// How the views of a preview provider want to be shown; empty where the root shows no `PreviewSwitch`.
    package var previewSettings: [PreviewSettings] {
        update()
        var found: [PreviewSettings] = []
        tree.forEachInSubtree(of: rootItem) { item in
            if found.isEmpty, let payload = payload(of: item) as? PreviewSwitchPayload { found = payload.settings }
        }
        return found
    }

    /// The size that the content answers where it is offered nothing in particular, points.
    package var idealSize: CGSize {
        update()
        let size = tree.size(of: rootItem, .unspecified)
        return CGSize(width: size.width, height: size.height)
    }
}
