import AlidadeLayout
import Foundation

/// Pages beside each other that are dragged, with dots below.
struct PagedTabs<Content: View>: View {
    let selection: PickerSelection?
    let showsIndex: Bool
    let content: Content
    @State private var pages = PageTags()
    @State private var chosen = 0
    @State private var drag: CGFloat = 0
    @State private var count = 0
    @Environment(\.pageIndexHasGround) private var hasGround

    private var current: Int {
        guard let selection else { return min(chosen, max(count - 1, 0)) }
        if let found = pages.tags.firstIndex(where: { selection.matches($0) }) { return found }
        return 0
    }

    var body: some View {
        let pages = self.pages
        _ = selection?.get()
        return GeometryReader { window in
            PageRow(size: window.size, tags: pages, content: content) { new in
                if new != count { count = new }
            }
            .offset(x: -CGFloat(current) * window.size.width + drag)
            .frame(width: window.size.width, height: window.size.height, alignment: .topLeading)
            .contentShape(Rectangle())
            .clipped()
            .gesture(
                DragGesture(minimumDistance: 10)
                    .onChanged { value in
                        let isAtEnd =
                            (current == 0 && value.translation.width > 0)
                            || (current == count - 1 && value.translation.width < 0)
                        drag = isAtEnd ? value.translation.width / 3 : value.translation.width
                    }
                    .onEnded { value in
                        let far = value.predictedEndTranslation.width
                        var next = current
                        if far < -window.size.width / 2 { next += 1 }
                        if far > window.size.width / 2 { next -= 1 }
                        withAnimation(.spring(response: 0.3, dampingFraction: 1)) {
                            drag = 0
                            choose(min(max(next, 0), max(count - 1, 0)))
                        }
                    }
            )
            .focusable()
            .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
                let next = current + (press.key == .rightArrow ? 1 : -1)
                guard next >= 0, next < count else { return .ignored }
                withAnimation(.spring(response: 0.3, dampingFraction: 1)) { choose(next) }
                return .handled
            }
            .focusEffectDisabled()
            .overlay(alignment: .bottom) {
                if showsIndex, count > 1 { dots }
            }
        }
    }

    private var dots: some View {
        HStack(spacing: 9) {
            ForEach(0..<max(count, 0), id: \.self) { index in
                Circle()
                    .fill(index == current ? AnyShapeStyle(Color.primary) : AnyShapeStyle(Color.primary.opacity(0.3)))
                    .frame(width: 8, height: 8)
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(.spring(response: 0.3, dampingFraction: 1)) { choose(index) } }
            }
        }
        .padding(8)
        .background { if hasGround { Capsule().fill(Color.gray.opacity(0.2)) } }
        .padding(.bottom, 8)
    }

    private func choose(_ index: Int) {
        if let selection {
            if pages.tags.indices.contains(index), let tag = pages.tags[index] { selection.set(tag) }
        } else {
            chosen = index
        }
    }
}

/// The tags of a paged tab view's pages.
final class PageTags {
    var tags: [AnyHashable?] = []
}

/// Pages of one size in a row.
private nonisolated struct PageRow<Content: View>: View {
    typealias Body = Never
    let size: CGSize
    let tags: PageTags
    let content: Content
    let counted: @MainActor (Int) -> Void

    init(size: CGSize, tags: PageTags, content: Content, counted: @escaping @MainActor (Int) -> Void) {
        self.size = size
        self.tags = tags
        self.content = content
        self.counted = counted
    }

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            let size = view.size
            cursor.item(
                .external, isContainer: true,
                payload: { slot in
                    let (payload, isNew) = slot.payload { PageRowPayload() }
                    payload.size = LayoutSize(width: Double(size.width), height: Double(size.height))
                    payload.tags = view.tags
                    payload.counted = view.counted
                    if !isNew { slot.measureChanged = true }
                }
            ) { cursor in
                cursor.axis = 0
                cursor.wrapping(view.content) { cursor, inside in
                    cursor.option { cursor in
                        cursor.item(
                            .frame, ItemParams(Double(size.width), Double(size.height)),
                            horizontal: HorizontalAlignment.center.key, vertical: VerticalAlignment.center.key,
                            content: inside)
                    } _: { _ in
                    }
                }
            }
        }
    }
}

final class PageRowPayload: ItemPayload {
    var size = LayoutSize(width: 0, height: 0)
    var tags: PageTags?
    var counted: (@MainActor (Int) -> Void)?
    private var lastCount = -1

    override var viewName: String? { "TabView" }

    private func pages() -> [OptionPayload] {
        var found: [OptionPayload] = []
        var child = host.tree.firstChild(of: item)
        while child != noItem {
            if let page = host.payload(of: child) as? OptionPayload { found.append(page) }
            child = host.tree.next(of: child)
        }
        return found
    }

    override func measure(_ proposal: Proposal) -> LayoutSize {
        LayoutSize(width: size.width * Double(max(pages().count, 1)), height: size.height)
    }

    override func place(size: LayoutSize, proposal: Proposal) {
        let pages = self.pages()
        tags?.tags = pages.map(\.tag)
        for (index, page) in pages.enumerated() {
            host.tree.placeChild(
                page.item, x: Double(index) * self.size.width, y: 0,
                proposal: Proposal(width: self.size.width, height: self.size.height))
        }
        guard pages.count != lastCount else { return }
        lastCount = pages.count
        let counted = self.counted
        let count = pages.count
        host.actions.change { counted?(count) }
    }
}
