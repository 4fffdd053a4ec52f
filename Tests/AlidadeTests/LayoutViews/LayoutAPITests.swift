import Foundation
import SwiftUI
import Testing

/// Every overload of the layout API, as unmodified source writes it. That it compiles is the test.
@MainActor @Suite struct LayoutAPITests {
    private struct Weight: LayoutValueKey {
        static let defaultValue = 1.0
    }

    private struct Whole: Layout {
        var amount = 0.0
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        struct Cache { var sizes: [CGSize] = [] }

        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }
        func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
        func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
        func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
            var spacing = ViewSpacing()
            for subview in subviews { spacing.formUnion(subview.spacing, edges: [.top, .bottom]) }
            return spacing.union(.zero, edges: .leading)
        }
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Cache
        ) -> CGFloat? {
            guide == .leading ? 3 : nil
        }
        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Cache
        ) -> CGFloat? {
            nil
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            let offered = proposal.replacingUnspecifiedDimensions()
            let other = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
            return CGSize(width: min(offered.width, other.width, 30), height: 20)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
        ) {
            for (index, subview) in subviews.enumerated() {
                let dimensions = subview.dimensions(in: ProposedViewSize(cache.sizes[index]))
                _ = dimensions[HorizontalAlignment.center] + dimensions[VerticalAlignment.top]
                _ = dimensions[explicit: HorizontalAlignment.leading] ?? dimensions.width + dimensions.height
                _ = subview[Weight.self] * subview.priority
                if index > 0 {
                    _ = subviews[index - 1].spacing.distance(to: subview.spacing, along: .horizontal)
                }
                subview.place(at: bounds.origin, anchor: .topLeading, proposal: .zero)
                subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: nil))
            }
            _ = subviews[0..<min(1, subviews.count)].layoutDirection
        }
    }

    private func stacks() -> some View {
        VStack {
            HStack(alignment: .firstTextBaseline, spacing: 4) { Text("a").layoutValue(key: Weight.self, value: 2) }
            Whole(amount: 2) {
                Color.red
                Color.blue
            }
            AnyLayout(HStackLayout(alignment: .top, spacing: 2)) { Color.red }
            AnyLayout(VStackLayout(alignment: .leading)) { Color.red }
            AnyLayout(ZStackLayout(alignment: .bottomTrailing)) { Color.red }
            AnyLayout(GridLayout(alignment: .center, horizontalSpacing: 1, verticalSpacing: 2)) { Color.red }
            HStackLayout().callAsFunction { Color.red }
            ViewThatFits { Color.red }
            ViewThatFits(in: .horizontal) { Color.red }
            Spacer()
            Spacer(minLength: 3)
            Divider()
        }
    }

    private func frames() -> some View {
        Color.red
            .frame(width: 10).frame(width: 10, height: 20, alignment: .leading)
            .frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3, alignment: .top)
            .padding().padding(3).padding(.top).padding([.leading, .bottom], 3).padding(EdgeInsets())
            .fixedSize().fixedSize(horizontal: true, vertical: false)
            .aspectRatio(1, contentMode: .fit).aspectRatio(contentMode: .fill)
            .aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).scaledToFit().scaledToFill()
            .position(x: 1).position(CGPoint(x: 1, y: 2)).offset(x: 1).offset(CGSize(width: 1, height: 1))
            .layoutPriority(1).zIndex(1).hidden()
            .alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(VerticalAlignment.center) { $0.height }
            .containerRelativeFrame(.horizontal).containerRelativeFrame([.horizontal, .vertical], alignment: .top)
            .containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 4, alignment: .leading)
            .containerRelativeFrame(.vertical, count: 3, spacing: 4)
            .containerRelativeFrame(.horizontal, alignment: .center) { length, axis in
                axis == .vertical ? length / 3 : length / 2
            }
            .scenePadding().scenePadding(.horizontal).scenePadding(.minimum, edges: .top)
    }

    private func safeAreas() -> some View {
        Color.red
            .ignoresSafeArea().ignoresSafeArea(.keyboard).ignoresSafeArea(.all, edges: .bottom)
            .ignoresSafeArea(edges: .top).edgesIgnoringSafeArea(.all)
            .safeAreaInset(edge: .bottom) { Color.blue }
            .safeAreaInset(edge: .top, alignment: .leading, spacing: 3) { Color.blue }
            .safeAreaInset(edge: .leading, alignment: .top, spacing: nil) { Color.blue }
            .safeAreaPadding().safeAreaPadding(3).safeAreaPadding(.top).safeAreaPadding(.horizontal, 3)
            .safeAreaPadding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
            .background(.red, ignoresSafeAreaEdges: .top)
    }

    private func geometry(_ space: Namespace.ID) -> some View {
        Color.red
            .coordinateSpace(name: "old").coordinateSpace(.named("new"))
            .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .local)
            } action: { _ in
            }
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { _, _ in
            }
            .onGeometryChange(for: Bool.self) { proxy in
                proxy.frame(in: .global) == proxy.frame(in: CoordinateSpace.global)
                    && proxy.frame(in: .named("new")).minX == 0 && proxy.bounds(of: .scrollView) == nil
                    && proxy.bounds(of: .scrollView(axis: .vertical)) == nil && proxy.safeAreaInsets.top == 0
            } action: { _ in
            }
            .visualEffect { content, proxy in
                content.opacity(proxy.size.width > 3 ? 1 : 0.5).blur(radius: 1).scaleEffect(2, anchor: .top)
            }
            .matchedGeometryEffect(id: 1, in: space)
            .matchedGeometryEffect(id: "a", in: space, properties: .position, anchor: .top, isSource: false)
    }

    private func grids() -> some View {
        VStack {
            Grid { GridRow { Color.red } }
            Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3) {
                GridRow(alignment: .firstTextBaseline) {
                    Text("a").gridColumnAlignment(.trailing).gridCellAnchor(.bottom)
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    Text("b").gridCellColumns(2).gridCellAnchor(UnitPoint(x: 0.2, y: 0.3))
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
        }
    }

    @Test func allOverloadsGiveViews() {
        struct All: View {
            @Namespace var space
            let tests: LayoutAPITests
            var body: some View {
                VStack {
                    tests.stacks()
                    tests.frames()
                    tests.safeAreas()
                    tests.geometry(space)
                    tests.grids()
                }
            }
        }
        let stage = TestStage(All(tests: self), width: 200, height: 400)
        #expect(!stage.leaves.isEmpty)
    }
}
