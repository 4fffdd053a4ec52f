import AlidadeLayout
import Foundation
import Testing

/// Spacing with bare values only; nil is an edge without a preference.
private func bare(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
) -> ViewSpacing {
    func edge(_ value: Double?) -> EdgeSpacing { value.map { EdgeSpacing(bare: $0) } ?? .none }
    return ViewSpacing(left: edge(left), top: edge(top), right: edge(right), bottom: edge(bottom))
}

/// Text of the system font in the phone's metrics, at three pixels a point.
private func text(_ size: Double, leading: Double = 0) -> ViewSpacing {
    let line = TextLineMetrics(
        ascent: 1950 / 2048.0 * size, descent: 494 / 2048.0 * size, leading: leading, capHeight: 1443 / 2048.0 * size)
    return .text(first: line, last: line, pixel: 1 / 3.0)
}

private let numbers = bare(top: 2, left: 3, bottom: 7, right: 11)
private let others = bare(top: 13, left: 17, bottom: 21, right: 23)

@Suite struct ViewSpacingTests {
    @Test(
        arguments: [
            (bare(left: 2, right: 3), .zero, 3),
            (bare(left: 2, right: 3).with(.rightToLeft), .zero, 2),
            (bare(top: 10, left: 20, bottom: 30, right: 40), .zero, 40),
            (numbers, others, 17), (numbers.with(.rightToLeft), others, 23),
            (others, numbers, 23),
            (ViewSpacing(), ViewSpacing(), 8), (.spacer(.horizontal), .plain, 0), (.plain, .spacer(nil), 0),
            (.spacer(.vertical), .plain, 8), (text(17), text(17), 8), (text(17), .plain, 8), (.none, .none, 8),
        ] as [(ViewSpacing, ViewSpacing, CGFloat)])
    func horizontalDistances(first: ViewSpacing, second: ViewSpacing, expected: CGFloat) {
        #expect(first.distance(to: second, along: .horizontal) == expected)
    }

    @Test(
        arguments: [
            (bare(top: 10, left: 20, bottom: 30, right: 40), .zero, 30),
            (numbers, others, 13), (others, numbers, 21), (numbers.with(.rightToLeft), others, 13),
            (ViewSpacing(), ViewSpacing(), 8), (.spacer(.vertical), text(17), 0), (text(17), .spacer(nil), 0),
            (.spacer(.horizontal), .plain, 8), (.none, .none, 8),
        ] as [(ViewSpacing, ViewSpacing, CGFloat)])
    func verticalDistances(first: ViewSpacing, second: ViewSpacing, expected: CGFloat) {
        #expect(first.distance(to: second, along: .vertical) == expected)
    }

    @Test func categoriesAddUpAndOnlyInTheirDirection() {
        let before = ViewSpacing(
            left: .none, top: .none, right: EdgeSpacing(besideText: 2), bottom: EdgeSpacing(besideText: 10))
        let after = ViewSpacing(
            left: EdgeSpacing(text: 13), top: EdgeSpacing(text: 15), right: .none, bottom: .none)
        #expect(before.preferredDistance(to: after, along: .horizontal) == 15)
        #expect(before.preferredDistance(to: after, along: .vertical) == 25)
        #expect(after.preferredDistance(to: before, along: .horizontal) == nil)
        #expect(after.preferredDistance(to: before, along: .vertical) == nil)
    }

    @Test func aCategoryInCommonWinsOverBareValues() {
        var spacer = ViewSpacing.zero
        spacer.formUnion(.plain)
        #expect(spacer.distance(to: .plain, along: .vertical) == 0)
        #expect(abs(spacer.distance(to: text(17), along: .vertical) - 6.433919) < 1e-6)
    }

    // Measured on a phone at three pixels a point. Text style: size, its leading, what a plain view keeps below and above it, and the gap between two of them.
    @Test(
        arguments: [
            ("largeTitle", 34, 0.426, 20.951, 12.535, 0.667), ("title", 28, 0.586, 17.351, 10.421, 0.667),
            ("title2", 22, 1.746, 13.42, 7.973, 2), ("title3", 20, 1.133, 12.442, 7.491, 1.333),
            ("body", 17, 1.713, 10.642, 6.434, 2), ("callout", 16, 1.906, 9.821, 5.86, 2),
            ("subheadline", 15, 2.1, 9.331, 5.619, 2.333), ("footnote", 13, 2.486, 8.02, 4.803, 2.667),
            ("caption", 12, 1.68, 7.533, 4.562, 2), ("caption2", 11, -0.127, 6.71, 3.987, 0),
            ("system(size: 17)", 17, 0, 10.642, 6.434, 0),
        ] as [(String, Double, Double, Double, Double, Double)])
    func textStyles(style: String, size: Double, leading: Double, below: Double, above: Double, between: Double) {
        let style = text(size, leading: leading)
        #expect(abs(Double(style.distance(to: .plain, along: .vertical)) - below) < 1.5e-3)
        #expect(abs(Double(ViewSpacing.plain.distance(to: style, along: .vertical)) - above) < 1.5e-3)
        #expect(abs(Double(style.distance(to: style, along: .vertical)) - between) < 1.5e-3)
    }

    @Test func bodyTextToTheLastDigit() {
        #expect(abs(text(17).distance(to: .plain, along: .vertical) - 10.642415) < 1e-6)
        #expect(abs(ViewSpacing.plain.distance(to: text(17), along: .vertical) - 6.433919) < 1e-6)
    }

    @Test func textOfWholePoints() {
        let line = TextLineMetrics(ascent: 12, descent: 4, leading: 0, capHeight: 9)
        let text = ViewSpacing.text(first: line, last: line, pixel: 1)
        #expect(ViewSpacing.plain.distance(to: text, along: .vertical) == 6)
        #expect(text.distance(to: .plain, along: .vertical) == 9)
        #expect(text.distance(to: text, along: .vertical) == 0)
    }

    @Test func betweenTextsTheLowerLeadingIsRoundedToTheUpperPixel() {
        let small = ViewSpacing.text(
            first: TextLineMetrics(ascent: 2, descent: 3, leading: 5, capHeight: 0),
            last: TextLineMetrics(ascent: 2, descent: 3, leading: 5, capHeight: 0), pixel: 13)
        let large = ViewSpacing.text(
            first: TextLineMetrics(ascent: 7, descent: 11, leading: 17, capHeight: 0),
            last: TextLineMetrics(ascent: 7, descent: 11, leading: 17, capHeight: 0), pixel: 23)
        #expect(small.distance(to: small, along: .vertical) == 13)
        #expect(small.distance(to: large, along: .vertical) == 26)
        #expect(large.distance(to: small, along: .vertical) == 23)
    }

    @Test func unionsTakeTheLargerValueOnTheEdgesNamed() {
        #expect(
            bare(top: 10, left: 20).union(bare(top: 30, right: 40), edges: .top) == bare(top: 30, left: 20))
        #expect(bare(top: 5, left: 10).union(bare(top: 8, left: 3, right: 15)) == bare(top: 8, left: 10, right: 15))
        #expect(
            bare(left: 1).with(.rightToLeft).union(bare(left: 2, right: 3), edges: .leading)
                == bare(left: 1, right: 3).with(.rightToLeft))
    }

    @Test func aFrameMakesEdgesPlain() {
        var spacing = text(17)
        spacing.reset(.top)
        #expect(ViewSpacing.plain.distance(to: spacing, along: .vertical) == 8)
        #expect(spacing.distance(to: .plain, along: .vertical) > 10)
        spacing.reset(.vertical)
        #expect(spacing.distance(to: .plain, along: .vertical) == 8)
    }

    @Test func spacingIsAPlainValue() {
        #expect(_isPOD(ViewSpacing.self))
        #expect(MemoryLayout<ViewSpacing>.size <= 129)
    }
}
