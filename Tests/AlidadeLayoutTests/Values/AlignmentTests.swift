import AlidadeLayout
import Foundation
import Testing

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { (context.width + context[.trailing]) / 6 }
}

private enum Least: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = min(parentValue ?? childValue, childValue)
    }
}

private final class FixedGuides: ViewDimensionsProvider {
    let values: [AlignmentKey: Double]
    var asked: [MeasuredView] = []

    init(_ values: [AlignmentKey: Double]) { self.values = values }

    func explicitGuide(_ key: AlignmentKey, of view: MeasuredView) -> Double? {
        asked.append(view)
        return values[key]
    }
}

@Suite struct AlignmentTests {
    @Test(
        arguments: [
            (.leading, 0), (.center, 30), (.trailing, 60), (.listRowSeparatorLeading, 0),
            (.listRowSeparatorTrailing, 60), (HorizontalAlignment(Third.self), 20),
        ] as [(HorizontalAlignment, CGFloat)])
    func horizontalDefaults(guide: HorizontalAlignment, expected: CGFloat) {
        let dimensions = ViewDimensions(width: 60, height: 20)
        #expect(dimensions[guide] == expected)
        #expect(dimensions[explicit: guide] == nil)
        #expect(guide.key.isHorizontal)
    }

    @Test(
        arguments: [
            (.top, 0), (.center, 10), (.bottom, 20), (.firstTextBaseline, 20), (.lastTextBaseline, 20),
            (VerticalAlignment(Third.self), 20),
        ] as [(VerticalAlignment, CGFloat)])
    func verticalDefaults(guide: VerticalAlignment, expected: CGFloat) {
        let dimensions = ViewDimensions(width: 60, height: 20)
        #expect(dimensions[guide] == expected)
        #expect(guide.key.isVertical)
    }

    @Test func explicitGuidesComeFromTheProvider() {
        let provider = FixedGuides([.leading: 5, .lastTextBaseline: 15])
        let dimensions = ViewDimensions(
            width: 60, height: 20, provider: provider, item: 7, generation: 2, proposedWidth: 100)
        #expect(dimensions[HorizontalAlignment.leading] == 5)
        #expect(dimensions[HorizontalAlignment.trailing] == 60)
        #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == 15)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
        let view = MeasuredView(
            item: 7, generation: 2, proposedWidth: 100, proposedHeight: .nan, width: 60, height: 20)
        #expect(provider.asked == [view, view, view, view])
    }

    @Test func aGuideHasOneKeyForEachAxis() {
        #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
        #expect(HorizontalAlignment(Third.self) != HorizontalAlignment(Least.self))
        #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
        #expect(Alignment.leadingLastTextBaseline.vertical == .lastTextBaseline)
    }

    @Test func keysAreTheSameOnEveryThread() async {
        let keys = await withTaskGroup(of: AlignmentKey.self, returning: Set<AlignmentKey>.self) { group in
            for _ in 0..<64 { group.addTask { HorizontalAlignment(Third.self).key } }
            return await group.reduce(into: []) { $0.insert($1) }
        }
        #expect(keys == [HorizontalAlignment(Third.self).key])
    }

    @Test(
        arguments: [
            (HorizontalAlignment(Third.self).key, [1, 3, 5, nil, nil], 3),
            (HorizontalAlignment(Third.self).key, [nil, nil], nil),
            (HorizontalAlignment(Least.self).key, [4, nil, 2, 8], 2),
            (.firstTextBaseline, [9, nil, 4, 7], 4),
            (.lastTextBaseline, [9, 12], 9),
            (.leading, [1, 1], nil),
            (.horizontalCenter, [1], nil),
            (.trailing, [1], nil),
            (.top, [1], nil),
            (.verticalCenter, [1], nil),
            (.bottom, [1], nil),
        ] as [(AlignmentKey, [Double?], Double?)])
    func explicitValuesCombine(key: AlignmentKey, values: [Double?], expected: Double?) {
        #expect(key.combineExplicit(values) == expected)
    }

    @Test func customGuidesKeepARunningMean() {
        let guide = VerticalAlignment(Third.self)
        for n in 0...10 {
            let values = (0...n).map { CGFloat($0) as CGFloat? }
            #expect(guide.combineExplicit(values) == CGFloat(n) / 2)
        }
    }
}
