import AlidadeLayout
import Foundation

/// Several pages of which one is shown; the others keep their state and are not there otherwise.
nonisolated struct PageChooser<Content: View>: View {
    typealias Body = Never
    /// Chooses by number among the pages' payloads; nil: the last.
    let choose: (@MainActor ([OptionPayload]) -> Int?)?
    let name: String
    /// As large as the page that is shown, instead of as large as may be.
    var hugs = false
    /// Told when pages have come or gone, or have other traits.
    var changed: (@MainActor () -> Void)?
    /// Told of the item's payload.
    var attach: (@MainActor (PageChooserPayload) -> Void)?
    let content: Content

    init(
        name: String, hugs: Bool = false, choose: (@MainActor ([OptionPayload]) -> Int?)? = nil,
        changed: (@MainActor () -> Void)? = nil, attach: (@MainActor (PageChooserPayload) -> Void)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.choose = choose
        self.name = name
        self.hugs = hugs
        self.changed = changed
        self.attach = attach
        self.content = content()
    }

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            cursor.item(
                .external, isContainer: true,
                payload: { slot in
                    let (payload, isNew) = slot.payload { PageChooserPayload(view.name) }
                    payload.choose = view.choose
                    payload.hugs = view.hugs
                    payload.changed = view.changed
                    view.attach?(payload)
                    if !isNew { slot.measureChanged = true }
                }
            ) { cursor in
                cursor.axis = 0
                let scope = cursor.next { FittingScope(host: $1, parent: $2, context: $0) }
                (cursor.host.payload(of: cursor.container) as? PageChooserPayload)?.chooser = scope
                scope.visit(&cursor) { cursor in
                    cursor.wrapping(view.content) { cursor, inside in cursor.option(inside) { _ in } }
                }
            }
        }
    }
}

package final class PageChooserPayload: ItemPayload, ChoosingPayload {
    private let name: String
    var hugs = false
    var choose: (@MainActor ([OptionPayload]) -> Int?)?
    var changed: (@MainActor () -> Void)?
    weak var chooser: FittingScope?
    /// Shows the page on its way.
    var slide: PageSlide?
    /// What is drawn apart while the page is on its way.
    var apart: [ItemIndex] = []

    init(_ name: String) {
        self.name = name
        super.init()
    }

    override package var viewName: String? { name }

    /// The pages in the order of the source.
    func pages() -> [OptionPayload] {
        var found: [OptionPayload] = []
        var child = host.tree.firstChild(of: item)
        while child != noItem {
            if let page = host.payload(of: child) as? OptionPayload { found.append(page) }
            child = host.tree.next(of: child)
        }
        return found
    }

    private func chosen(_ pages: [OptionPayload]) -> Int? {
        guard !pages.isEmpty else { return nil }
        guard let choose else { return pages.count - 1 }
        return choose(pages)
    }

    override package func measure(_ proposal: Proposal) -> LayoutSize {
        let pages = self.pages()
        guard let chosen = self.chosen(pages), pages.indices.contains(chosen) else {
            return LayoutSize(
                width: proposal.width.isFinite && !hugs ? max(proposal.width, 0) : 0,
                height: proposal.height.isFinite && !hugs ? max(proposal.height, 0) : 0)
        }
        let answer = host.tree.size(of: pages[chosen].item, proposal)
        if hugs { return answer }
        // A stack of pages takes what it is offered.
        return LayoutSize(
            width: proposal.width.isFinite ? max(proposal.width, 0) : answer.width,
            height: proposal.height.isFinite ? max(proposal.height, 0) : answer.height)
    }

    override package func place(size: LayoutSize, proposal: Proposal) {
        let pages = self.pages()
        let chosen = self.chosen(pages)
        let inner = Proposal(width: size.width, height: size.height)
        for (index, page) in pages.enumerated() {
            guard index == chosen else {
                host.tree.leaveOutChild(page.item)
                continue
            }
            let answer = host.tree.size(of: page.item, inner)
            host.tree.placeChild(
                page.item, x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2, proposal: inner)
        }
    }

    override package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        if let slide { drawSlide(slide, rect, into: &list) }
    }

    override package func drawAbove(_ rect: CGRect, into list: inout DisplayListBuilder) {
        guard !apart.isEmpty else { return }
        host.display.keepApartNoMore(apart)
        apart = []
    }

    override package func childrenChanged() { changed?() }
}
