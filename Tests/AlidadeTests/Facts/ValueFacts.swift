import Alidade
import AlidadeLayout
import Foundation
import Testing

/// Rows whose numbers are values of the layout's own types, or a few numbers read from a view.
@MainActor
@Suite struct ValueFacts {
    struct Row: CustomTestStringConvertible, Sendable {
        let id: String
        /// NaN: no value.
        let expected: [Double]
        let tolerance: Double
        /// Why the row is believed wrong, or cannot hold; it stays in its table.
        let disagreement: Comment?
        let numbers: @MainActor @Sendable () -> [Double]
        var testDescription: String { "row \(id)" }

        init(
            _ id: String, _ expected: [Double], tolerance: Double = 0.001, disagreement: Comment? = nil,
            _ numbers: @escaping @MainActor @Sendable () -> [Double]
        ) {
            self.id = id
            self.expected = expected
            self.tolerance = tolerance
            self.disagreement = disagreement
            self.numbers = numbers
        }
    }

    // MARK: Spacing

    /// Values without a category; nil: no preference.
    private nonisolated static func bare(
        top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
    ) -> ViewSpacing {
        func edge(_ value: Double?) -> EdgeSpacing { value.map { EdgeSpacing(bare: $0) } ?? .none }
        return ViewSpacing(left: edge(left), top: edge(top), right: edge(right), bottom: edge(bottom))
    }

    /// What text of these metrics likes.
    private nonisolated static func text(
        _ ascent: Double, _ descent: Double, _ leading: Double, _ pixel: Double
    ) -> ViewSpacing {
        let line = TextLineMetrics(ascent: ascent, descent: descent, leading: leading, capHeight: 0)
        return .text(first: line, last: line, pixel: pixel)
    }

    private nonisolated static func distance(
        _ first: ViewSpacing, _ second: ViewSpacing, _ axis: Axis, _ direction: LayoutDirection = .leftToRight
    ) -> Double {
        Double(first.with(direction).distance(to: second.with(direction), along: axis))
    }

    nonisolated static let spacing: [Row] = [
        Row("40, A11", [3, 2]) {
            let view = bare(left: 2, right: 3)
            return [distance(view, .zero, .horizontal), distance(view, .zero, .horizontal, .rightToLeft)]
        },
        Row("41", [40, 30]) {
            let view = bare(top: 10, left: 20, bottom: 30, right: 40)
            return [distance(view, .zero, .horizontal), distance(view, .zero, .vertical)]
        },
        Row("42", [8, 8]) {
            let before = ViewSpacing(
                left: EdgeSpacing(text: 1), top: EdgeSpacing(text: 2), right: EdgeSpacing(text: 3),
                bottom: EdgeSpacing(text: 4))
            return [distance(before, before, .horizontal), distance(before, before, .vertical)]
        },
        Row("43", [17, 23, 13, 23, 17, 21]) {
            let (a, b) = (
                bare(top: 2, left: 3, bottom: 7, right: 11), bare(top: 13, left: 17, bottom: 21, right: 23)
            )
            return [
                distance(a, b, .horizontal), distance(a, b, .horizontal, .rightToLeft), distance(a, b, .vertical),
                distance(b, a, .horizontal), distance(b, a, .horizontal, .rightToLeft), distance(b, a, .vertical),
            ]
        },
        Row("44", [15, .nan]) {
            let (a, b) = (EdgeSpacing(besideText: 2), EdgeSpacing(text: 13))
            let reversed = ViewSpacing(left: b, top: .none, right: .none, bottom: .none)
                .preferredDistance(
                    to: ViewSpacing(left: .none, top: .none, right: a, bottom: .none), along: .horizontal)
            return [a.distance(to: b) ?? .nan, reversed.map { Double($0) } ?? .nan]
        },
        Row("45", [30, 20, .nan, .nan]) {
            let union = bare(top: 10, left: 20).union(bare(top: 30, right: 40), edges: .top)
            return [union.top, union.left, union.right, union.bottom].map { $0 == .none ? .nan : $0.bare }
        },
        Row("46", [8, 10, 15, .nan]) {
            let union = bare(top: 5, left: 10).union(bare(top: 8, left: 3, right: 15))
            return [union.top, union.left, union.right, union.bottom].map { $0 == .none ? .nan : $0.bare }
        },
        Row("47", [13, 26, 23]) {
            let (small, large) = (text(2, 3, 5, 13), text(7, 11, 17, 23))
            return [
                distance(small, small, .vertical), distance(small, large, .vertical),
                distance(large, small, .vertical),
            ]
        },
        Row("48", [25, 10, .nan]) {
            [
                EdgeSpacing(besideText: 10).distance(to: EdgeSpacing(text: 15)) ?? .nan,
                EdgeSpacing(besideText: 10).distance(to: EdgeSpacing(text: 0, line: 2)) ?? .nan,
                EdgeSpacing(text: 10).distance(to: EdgeSpacing(text: 15)) ?? .nan,
            ]
        },
        // Whether left and right are the same.
        Row(
            "49", [0, 1],
            disagreement: "left of text and right of text are one category here; no distance depends on it"
        ) {
            func isSymmetric(_ spacing: ViewSpacing) -> Double { spacing.left == spacing.right ? 1 : 0 }
            return [isSymmetric(ViewSpacing()), isSymmetric(bare(top: 10, left: 10, bottom: 10, right: 10))]
        },
    ]

    // MARK: Guides and sizes

    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    nonisolated static let values: [Row] = [
        Row("51, A8", [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 3]) {
            let guide = HorizontalAlignment(Middle.self)
            return
                ((0...10).map { n in guide.combineExplicit((0...n).map { CGFloat($0) }) }
                + [guide.combineExplicit([1, 3, 5, nil, nil])]).map { $0.map { Double($0) } ?? .nan }
        },
        Row("54, A6", [50, 200, 10, 200]) {
            let proposal = ProposedViewSize(width: nil, height: 200)
            let (fixed, own) = (
                proposal.replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 7)),
                proposal.replacingUnspecifiedDimensions()
            )
            return [fixed.width, fixed.height, own.width, own.height].map { Double($0) }
        },
        // What is left for a child within insets; a proposal that is not given stays so.
        Row("54 inset, A6", [60, 180, .nan, 180]) {
            @MainActor func offered(_ width: CGFloat?) -> [Double] {
                let asked = LogOf<ProposedViewSize>()
                _ = SizeQuestion.ask(
                    Asked(asked: asked) { Red() }.padding(.horizontal, 20).padding(.vertical, 10), width, 200)
                // The question's own, not those of the window around.
                guard let last = asked.entries.first(where: { $0.height == 180 }) else { return [] }
                return [last.width.map { Double($0) } ?? .nan, last.height.map { Double($0) } ?? .nan]
            }
            return offered(100) + offered(nil)
        },
        Row("A7, 55", [0, 20, 30]) {
            [
                SizeQuestion.ask(Red().frame(minWidth: -10), 0, 0)?.width,
                SizeQuestion.ask(Red().frame(minWidth: 20, idealWidth: 10), nil, 0)?.width,
                SizeQuestion.ask(Red().frame(idealWidth: 30, maxWidth: 20), 90, 0)?.width,
            ].map { $0.map { Double($0) } ?? .nan }
        },
        // A text in a window without width is as high as it has words, or letters: the least that a window may have.
        Row("A5", [1]) {
            let size = SizeQuestion.ask(Text("high").fixedSize(horizontal: false, vertical: true), 0, 0)
            return [size.map { $0.width == 0 || $0.height > 40 ? 1 : 0 } ?? 0]
        },
        Row("A9, 57", [4, 6, 1, 2, -3, -4]) {
            let log = LogOf<[Double]>()
            let view = GeometryReader { proxy in
                let there = proxy.frame(in: .named("space"))
                let back = proxy.bounds(of: .named("space")) ?? .null
                let _ = log.note(
                    [
                        there.minX + 1, there.minY + 2, 4 + back.minX, 6 + back.minY, back.minX, back.minY,
                    ].map { Double($0) })
                Red()
            }
            .sized(10).offset(x: 3, y: 4).frame(width: 100, height: 100, alignment: .topLeading)
            .coordinateSpace(.named("space"))
            _ = TestStage(view)
            return log.entries.last ?? []
        },
        Row("A10", [10, 30, 20, 40, 0]) {
            @MainActor func inset(_ x: CGFloat, _ y: CGFloat, _ edge: KeyPath<EdgeInsets, CGFloat>) -> Double {
                let log = LogOf<EdgeInsets>()
                let view = GeometryReader { _ in
                    GeometryReader { proxy in
                        let _ = log.note(proxy.safeAreaInsets)
                        Red()
                    }
                    .sized(100, 20).offset(x: x - 20, y: y - 10)
                }
                _ = TestStage(
                    view, width: 400, height: 800,
                    safeArea: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
                guard let found = log.entries.last else { return .nan }
                let all = found.top + found.leading + found.bottom + found.trailing
                return found[keyPath: edge] == all ? Double(all) : .nan
            }
            return [
                inset(150, 10, \.top), inset(150, 750, \.bottom), inset(20, 100, \.leading),
                inset(260, 100, \.trailing), inset(150, 390, \.top),
            ]
        },
        Row("A12", [10, 20, 50, 120]) {
            let log = LogOf<ScrollGeometry>()
            let stage = TestStage(
                ScrollView([.horizontal, .vertical]) { Red().sized(100, 200) }
                    .onScrollGeometryChange(for: ScrollGeometry.self) {
                        $0
                    } action: { _, new in
                        log.note(new)
                    }
                    .sized(50, 100))
            stage.scroll(20, dx: 10)
            guard let seen = log.entries.last?.visibleRect else { return [] }
            return [seen.minX, seen.minY, seen.width, seen.maxY].map { Double($0) }
        },
        Row("A14 flexible frame", [6, 8, 2, 8]) {
            [nil, 10, 1, .infinity].map { proposed in
                SizeQuestion.ask(Red().frame(minWidth: 2, idealWidth: 6, maxWidth: 8), proposed, 0)
                    .map { Double($0.width) } ?? .nan
            }
        },
        Row("A14 a fixed size that fills nothing", [1, 9]) {
            let stage = TestStage(
                HStack(spacing: 0) {
                    Red().frame(idealWidth: 1, maxWidth: .infinity).fixedSize()
                    Blue().frame(maxWidth: .infinity)
                }, width: 10, height: 10)
            return (stage.frames("Red") + stage.frames("Blue")).map { Double($0.width) }
        },
        Row("golden 5", [0, 70, 78, 57, 143, 57]) {
            let stage = TestStage(
                LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                    ForEach(0..<3, id: \.self) { _ in Red().frame(height: 20) }
                })
            return stage.frames("Red").flatMap { [Double($0.minX), Double($0.width)] }
        },
        Row(
            "golden 8 about y", [0.9330127, 0.2165064, 0.0086603, 0, 1, 0, 2.7333395, -10.7003175, 0.5719873],
            tolerance: 2e-7
        ) {
            matrix(
                .rotation3D(
                    .radians(.pi / 3), axis: (x: 0, y: 1, z: 0), anchorZ: 1, perspective: 1,
                    size: CGSize(width: 100, height: 50)))
        },
        Row(
            "golden 8 about x", [1, 0, 0, -0.7071068, 0.3535534, -0.0141421, 19.0918831, 18.2824856, 1.3818377],
            tolerance: 2e-7
        ) {
            matrix(
                .rotation3D(
                    .radians(.pi / 4), axis: (x: 1, y: 0, z: 0), anchorZ: 2, perspective: 2,
                    size: CGSize(width: 100, height: 50)))
        },
    ]

    private nonisolated static func matrix(_ m: ProjectionTransform) -> [Double] {
        [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
    }

    @Test(arguments: spacing + values) func numbers(_ row: Row) {
        let found = row.numbers()
        let holds =
            found.count == row.expected.count
            && zip(found, row.expected).allSatisfy { number, wanted in
                wanted.isNaN ? number.isNaN : abs(number - wanted) <= row.tolerance
            }
        if let disagreement = row.disagreement {
            withKnownIssue(disagreement) { #expect(holds, "row \(row.id): \(found), not \(row.expected)") }
        } else {
            #expect(holds, "row \(row.id): \(found), not \(row.expected)")
        }
    }
}

/// Notes what it is asked.
private struct Asked: Layout {
    let asked: LogOf<ProposedViewSize>
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        asked.note(proposal)
        return proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
