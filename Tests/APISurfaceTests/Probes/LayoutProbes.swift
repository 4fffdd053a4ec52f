import SwiftUI

struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    static let middle = VerticalAlignment(Middle.self)
}

struct DiagonalLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY), anchor: .topLeading,
                proposal: .unspecified)
        }
    }
}

struct LayoutProbes: View {
    @State private var height: CGFloat = 0
    let items = ["One", "Two", "Three"]
    let columns = [GridItem(.flexible()), GridItem(.fixed(20)), GridItem(.adaptive(minimum: 20))]

    @ViewBuilder private var some: some View {
        Text("Some")
        EmptyView()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .top, spacing: 0) {
                Text("A").frame(width: 20, height: 20, alignment: .bottomTrailing)
                Spacer(minLength: 4)
                Divider()
                Text("B").frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.horizontal)
            .padding([.top, .bottom], 4)
            .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
            ZStack(alignment: .bottomLeading) {
                Color.red.zIndex(1)
                Text("C").offset(x: 4, y: 4).position(x: 10, y: 10)
            }
            .frame(height: 40)
            .aspectRatio(16 / 9, contentMode: .fit)
            GeometryReader { (geometry: GeometryProxy) in
                Text("\(geometry.size.width)")
                    .frame(width: geometry.size.width / 2)
                    .offset(y: geometry.frame(in: .global).minY > 0 ? 0 : geometry.frame(in: .named("space")).midX)
                    .preference(key: HeightKey.self, value: geometry.size.height)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            }
            .frame(height: 20)
            .coordinateSpace(name: "space")
            .onPreferenceChange(HeightKey.self) { height = $0 }
            .overlayPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        Rectangle().stroke().frame(width: proxy[anchors[index]].width)
                    }
                }
            }
            DiagonalLayout {
                ForEach(items, id: \.self) { Text($0).layoutPriority(1).fixedSize() }
            }
            some
            Group {
                AnyView(Text("Any")).alignmentGuide(.leading) { $0[.trailing] }
                Text("Hidden").hidden().id("hidden")
            }
            LazyVStack(pinnedViews: [.sectionHeaders]) { Text("Lazy") }
            LazyHStack { Text("Lazy") }.frame(height: 20)
            LazyVGrid(columns: columns) { ForEach(0..<4) { Text("\($0)") } }
            Text("Hello").background { Color.gray }.background(Color.blue).overlay(
                Text("Over"), alignment: .topTrailing)
        }
        .edgesIgnoringSafeArea(.bottom)
        .ignoresSafeArea(.all, edges: .top)
        .safeAreaInset(edge: .bottom) { Text("Bar") }
        .frame(width: UIScreen.main.bounds.width)
    }
}

struct ListProbes: View {
    @State private var items = ["One", "Two"]
    @State private var selection: String?

    var body: some View {
        List(selection: $selection) {
            Section(header: Text("Header"), footer: Text("Footer")) {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { (offsets: IndexSet) in items.remove(atOffsets: offsets) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.yellow)
            .listRowSeparator(.hidden)
            Section("Second") { Text("Row") }
        }
        .listStyle(.plain)
    }
}

struct ScrollProbes: View {
    var body: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack {
                    ForEach(0..<5) { index in
                        Text("\(index)").id(index)
                            .containerRelativeFrame(.horizontal)
                            .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minX) }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .onAppear { reader.scrollTo(3, anchor: .center) }
        }
    }
}
