import Alidade
import AlidadeLayout
import Foundation
import SwiftUI
import Testing

/// Numbers that no one should write, at every parameter of every layout modifier: no crash, finite frames, and one
/// warning where the number makes no sense.
@MainActor @Suite struct BadValueTests {
    /// Which numbers a parameter warns about.
    enum Sense: Sendable {
        /// All are fine: scales, whatever a closure computes.
        case anything
        /// A coordinate or a distance: finite.
        case finite
        /// A length: finite, not negative.
        case length
        /// A largest length: infinity is fine, too.
        case limit
        /// Positive and finite.
        case ratio
        case number
        /// At least one.
        case count

        func warns(_ value: CGFloat) -> Bool {
            switch self {
            case .anything: false
            case .finite: !value.isFinite
            case .length: !(value >= 0 && value < .infinity)
            case .limit: !(value >= 0)
            case .ratio: !(value > 0 && value < .infinity)
            case .number: value.isNaN
            case .count: !(value >= 1)
            }
        }
    }

    struct Row: CustomStringConvertible, Sendable {
        let description: String
        let sense: Sense
        let view: @MainActor @Sendable (CGFloat) -> AnyView

        nonisolated init<V: View>(
            _ name: String, _ sense: Sense, @ViewBuilder _ view: @escaping @MainActor @Sendable (CGFloat) -> V
        ) {
            description = name
            self.sense = sense
            self.view = { AnyView(view($0)) }
        }
    }

    nonisolated static let values: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0,
    ]

    nonisolated static let frames: [Row] = [
        Row("frame width", .length) { Color.red.frame(width: $0) },
        Row("frame height", .length) { Color.red.frame(height: $0) },
        Row("frame minWidth", .length) { Color.red.frame(minWidth: $0) },
        Row("frame idealWidth", .length) { Color.red.frame(idealWidth: $0).fixedSize() },
        Row("frame maxWidth", .limit) { Color.red.frame(maxWidth: $0) },
        Row("frame minHeight", .length) { Color.red.frame(minHeight: $0) },
        Row("frame idealHeight", .length) { Color.red.frame(idealHeight: $0).fixedSize() },
        Row("frame maxHeight", .limit) { Color.red.frame(maxHeight: $0) },
        Row("containerRelativeFrame", .length) { value in
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, _ in value }
        },
        Row("containerRelativeFrame spacing", .finite) {
            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: $0)
        },
        Row("aspectRatio", .ratio) { Color.red.aspectRatio($0, contentMode: .fit) },
        Row("aspectRatio fill", .ratio) { Color.red.aspectRatio($0, contentMode: .fill) },
        Row("aspectRatio of a size", .ratio) {
            Color.red.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit)
        },
    ]

    nonisolated static let moves: [Row] = [
        Row("padding", .finite) { Color.red.padding($0) },
        Row("padding edges", .finite) { Color.red.padding(.leading, $0) },
        Row("padding insets", .finite) {
            Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: $0, trailing: 3))
        },
        Row("safeAreaPadding", .length) { Color.red.safeAreaPadding($0) },
        Row("safeAreaPadding edges", .length) { Color.red.safeAreaPadding(.top, $0) },
        Row("safeAreaInset", .finite) { value in
            Color.red.safeAreaInset(edge: .bottom, spacing: value) { Color.blue.frame(height: 10) }
        },
        Row("safeAreaInset beside", .finite) { value in
            Color.red.safeAreaInset(edge: .leading, spacing: value) { Color.blue.frame(width: 10) }
        },
        Row("offset x", .finite) { Color.red.offset(x: $0) },
        Row("offset y", .finite) { Color.red.offset(CGSize(width: 0, height: $0)) },
        Row("position x", .finite) { Color.red.position(x: $0, y: 4) },
        Row("position y", .finite) { Color.red.position(CGPoint(x: 4, y: $0)) },
        Row("layoutPriority", .number) { value in
            HStack {
                Color.red.layoutPriority(Double(value))
                Color.blue
            }
        },
        Row("zIndex", .anything) { value in
            ZStack {
                Color.red.zIndex(Double(value))
                Color.blue
            }
        },
        Row("scaleEffect", .anything) { Color.red.frame(width: 10, height: 10).scaleEffect($0) },
        Row("rotationEffect", .anything) {
            Color.red.frame(width: 10, height: 10).rotationEffect(.degrees(Double($0)))
        },
        Row("rotation3DEffect", .anything) {
            Color.red.frame(width: 10, height: 10).rotation3DEffect(.degrees(30), axis: (x: $0, y: 1, z: 0))
        },
        Row("transformEffect", .anything) {
            Color.red.transformEffect(CGAffineTransform(translationX: $0, y: 0))
        },
        Row("visualEffect offset", .anything) { value in
            Color.red.visualEffect { content, _ in content.offset(x: value).scaleEffect(value) }
        },
        Row("alignmentGuide", .anything) { value in
            VStack(alignment: .leading) {
                Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in value }
                Color.blue
            }
        },
    ]

    nonisolated static let containers: [Row] = [
        Row("HStack spacing", .finite) { value in
            HStack(spacing: value) {
                Color.red
                Color.blue
            }
        },
        Row("VStack spacing", .finite) { value in
            VStack(spacing: value) {
                Color.red
                Color.blue
            }
        },
        Row("Spacer", .finite) { value in
            HStack {
                Color.red
                Spacer(minLength: value)
            }
        },
        Row("Grid horizontalSpacing", .finite) { value in
            Grid(horizontalSpacing: value) {
                GridRow {
                    Color.red
                    Color.blue
                }
            }
        },
        Row("Grid verticalSpacing", .finite) { value in
            Grid(verticalSpacing: value) {
                Color.red
                Color.blue
            }
        },
        Row("gridCellAnchor", .finite) { value in
            Grid { GridRow { Color.red.frame(width: 5).gridCellAnchor(UnitPoint(x: value, y: 0)) } }
        },
        Row("HStackLayout", .finite) { value in
            AnyLayout(HStackLayout(spacing: value)) {
                Color.red
                Color.blue
            }
        },
        Row("VStackLayout", .finite) { value in
            VStackLayout(spacing: value) {
                Color.red
                Color.blue
            }
        },
        Row("GridLayout horizontalSpacing", .finite) { value in
            AnyLayout(GridLayout(horizontalSpacing: value)) {
                GridRow {
                    Color.red; Color.blue
                }
            }
        },
        Row("GridLayout verticalSpacing", .finite) { value in
            GridLayout(verticalSpacing: value) {
                Color.red
                Color.blue
            }
        },
        Row("gridCellColumns", .count) { value in
            Grid {
                GridRow {
                    Color.red.gridCellColumns(value > 1e9 ? Int.max : value < -1e9 ? Int.min : value == -1 ? -1 : 0)
                    Color.blue
                }
                GridRow { Color.green }
            }
        },
        Row("layout's answer", .anything) { Answer(value: $0) { Color.red } },
        Row("matchedGeometryEffect anchor", .anything) { Matched(value: $0) },
    ]

    nonisolated static let lazy: [Row] = [
        Row("LazyVStack spacing", .finite) { value in
            LazyVStack(spacing: value) { ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) } }
        },
        Row("LazyHStack spacing", .finite) { value in
            LazyHStack(spacing: value) { ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 10) } }
        },
        Row("LazyVGrid spacing", .finite) { value in
            LazyVGrid(columns: [GridItem()], spacing: value) { ForEach(0..<3, id: \.self) { _ in Color.red } }
        },
        Row("LazyHGrid spacing", .finite) { value in
            LazyHGrid(rows: [GridItem()], spacing: value) { ForEach(0..<3, id: \.self) { _ in Color.red } }
        },
        grid("GridItem fixed", .length) { GridItem(.fixed($0)) },
        grid("GridItem flexible minimum", .length) { GridItem(.flexible(minimum: $0)) },
        grid("GridItem flexible maximum", .limit) { GridItem(.flexible(minimum: 0, maximum: $0)) },
        grid("GridItem adaptive minimum", .length) { GridItem(.adaptive(minimum: $0)) },
        grid("GridItem adaptive maximum", .limit) { GridItem(.adaptive(minimum: 0, maximum: $0)) },
        grid("GridItem spacing", .finite) { GridItem(spacing: $0) },
        Row("a lazy row's height", .length) { value in
            LazyVStack { ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: value) } }
        },
        Row("a lazy cell's size", .length) { value in
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: value) }
            }
        },
        Row("contentMargins", .length) { value in
            ScrollView { Color.red.frame(height: 300) }.contentMargins(value)
        },
        Row("contentMargins for the content", .length) { value in
            ScrollView { Color.red.frame(height: 300) }.contentMargins(.top, value, for: .scrollContent)
        },
        Row("contentMargins for indicators", .length) { value in
            ScrollView { Color.red.frame(height: 300) }
                .contentMargins(
                    .vertical, EdgeInsets(top: value, leading: 0, bottom: 5, trailing: 0), for: .scrollIndicators)
        },
    ]

    private nonisolated static func grid(
        _ name: String, _ sense: Sense, _ item: @escaping @Sendable (CGFloat) -> GridItem
    ) -> Row {
        Row(name, sense) { value in
            LazyVGrid(columns: [item(value), GridItem()]) {
                ForEach(0..<5, id: \.self) { _ in Color.red.frame(height: 10) }
            }
        }
    }

    nonisolated static let answers: [Row] = [
        Row("safeAreaPadding insets", .length) {
            Color.red.safeAreaPadding(EdgeInsets(top: 1, leading: $0, bottom: 2, trailing: 3))
        },
        Row("a bar's height", .length) { value in
            ScrollView { Color.red }.safeAreaInset(edge: .bottom) { Color.blue.frame(height: value) }
        },
        Row("containerRelativeFrame count", .anything) { value in
            let number = value > 1e9 ? Int.max : value < -1e9 ? Int.min : value == -1 ? -1 : 0
            Color.red.containerRelativeFrame(.horizontal, count: number, span: 1, spacing: 2)
                .containerRelativeFrame(.vertical, count: 2, span: number, spacing: 2)
        },
        Row("alignmentGuide across", .anything) { value in
            HStack(alignment: .firstTextBaseline) {
                Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in value }
                Text("beside")
            }
        },
        Row("alignmentGuide in layers", .anything) { value in
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in value }
                Color.blue.overlay(alignment: .bottom) {
                    Color.green.frame(width: 5, height: 5).alignmentGuide(.bottom) { _ in value }
                }
            }
        },
        Row("alignmentGuide in a frame", .anything) { value in
            Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in value }
                .frame(width: 50, alignment: .leading)
        },
        Row("alignmentGuide in a grid", .anything) { value in
            Grid(alignment: .leading) {
                GridRow { Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in value } }
            }
        },
        Row("a layout's guide", .anything) { value in
            VStack(alignment: .leading) {
                Guided(value: value) { Color.red }
                Color.blue
            }
        },
        Row("anchors of effects", .anything) { value in
            Color.red.frame(width: 10, height: 10).scaleEffect(0.5, anchor: UnitPoint(x: value, y: 0))
                .rotationEffect(.degrees(5), anchor: UnitPoint(x: 0, y: value))
        },
        Row("rotation3DEffect anchorZ", .anything) { value in
            Color.red.frame(width: 10, height: 10)
                .rotation3DEffect(.degrees(5), axis: (x: 0, y: 1, z: 0), anchorZ: value, perspective: value)
        },
    ]

    private struct Guided: Layout {
        let value: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { value }
    }

    private struct Answer: Layout {
        let value: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: value, height: value)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: value, y: 0), anchor: UnitPoint(x: value, y: 1),
                    proposal: ProposedViewSize(width: value, height: value))
            }
        }
    }

    private struct Matched: View {
        let value: CGFloat
        @Namespace private var space
        var body: some View {
            HStack {
                Color.red.matchedGeometryEffect(id: 1, in: space)
                Color.blue.matchedGeometryEffect(
                    id: 1, in: space, anchor: UnitPoint(x: value, y: value), isSource: false)
            }
        }
    }

    nonisolated static var all: [Row] { frames + moves + containers + lazy + answers }

    @Test(arguments: all) func isSurvived(_ row: Row) {
        for value in Self.values {
            for surroundings in 0..<3 {
                let view = row.view(value)
                let host: Host
                switch surroundings {
                case 0: host = make(view)
                case 1:
                    host = make(
                        VStack {
                            view
                            Text("beside")
                        })
                default: host = make(ScrollView([.horizontal, .vertical]) { view })
                }
                _ = host.frame(at: 0)
                host.send(.resize(CGSize(width: 70, height: 90)))
                _ = host.frame(at: 1)
                let wanted = row.sense.warns(value) ? 1 : 0
                #expect(
                    host.warnings.messages.count == wanted,
                    "\(row) = \(value), surroundings \(surroundings): \(host.warnings.messages)")
                checkFrames(host, "\(row) = \(value), surroundings \(surroundings)")
            }
        }
    }

    private func make<V: View>(_ view: V) -> Host {
        let host = Host(view, size: CGSize(width: 100, height: 80), typesetter: StubTypesetter())
        host.warnings.isSilent = true
        return host
    }

    private func checkFrames(_ host: Host, _ what: String) {
        host.tree.forEachInSubtree(of: host.rootItem) { index in
            let item = host.tree.item(index).pointee
            let isFinite =
                item.x.isFinite && item.y.isFinite && item.width.isFinite && item.height.isFinite && item.width >= 0
                && item.height >= 0
            if !isFinite {
                Issue.record("\(what): \(item.kind) at (\(item.x), \(item.y), \(item.width), \(item.height))")
            }
        }
    }
}
