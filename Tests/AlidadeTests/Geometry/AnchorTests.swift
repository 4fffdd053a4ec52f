import Alidade
import Foundation
import SwiftUI
import Testing

private struct Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

private struct Rects: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Lists: PreferenceKey {
    static var defaultValue: Anchor<[CGPoint]>? { nil }
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
    }
}

private struct Maybes: PreferenceKey {
    static var defaultValue: [Anchor<CGRect?>] { [] }
    static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) { value += nextValue() }
}

@MainActor @Suite struct AnchorTests {
    private final class Found<T> {
        var values: [T] = []
    }

    @Test(arguments: [
        (0.0, 0.0), (0.5, 0), (1, 0), (0, 0.5), (0.5, 0.5), (1, 0.5), (0, 1), (0.5, 1), (1, 1), (0.25, 2),
    ])
    func pointOfAView(_ x: Double, _ y: Double) {
        let sources: [(UnitPoint, Anchor<CGPoint>.Source)] = [
            (.topLeading, .topLeading), (.top, .top), (.topTrailing, .topTrailing), (.leading, .leading),
            (.center, .center), (.trailing, .trailing), (.bottomLeading, .bottomLeading), (.bottom, .bottom),
            (.bottomTrailing, .bottomTrailing),
        ]
        let unit = UnitPoint(x: x, y: y)
        let named = sources.first { $0.0 == unit }?.1 ?? .unitPoint(unit)
        let found = Found<CGPoint>()
        let view = Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: Points.self, value: named) { [$0] }
            .transformAnchorPreference(key: Points.self, value: .unitPoint(unit)) { $0.append($1) }
            .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 40 * x, y: 20 * y))) { $0.append($1) }
            .padding(.leading, 10).padding(.top, 5)
            .overlayPreferenceValue(Points.self) { anchors in
                GeometryReader { proxy in
                    let _ = found.values = anchors.map { proxy[$0] }
                    Color.clear
                }
            }
        _ = TestStage(view, width: 200, height: 100)
        let expected = CGPoint(x: 10 + 40 * x, y: 5 + 20 * y)
        #expect(found.values == [expected, expected, expected])
    }

    @Test func rectangles() {
        let found = Found<CGRect>()
        let view = Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: Rects.self, value: .bounds) { [$0] }
            .transformAnchorPreference(key: Rects.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
                $0.append($1)
            }
            .padding(.leading, 10).padding(.top, 5)
            .backgroundPreferenceValue(Rects.self) { anchors in
                GeometryReader { proxy in
                    let _ = found.values = anchors.map { proxy[$0] }
                    Color.clear
                }
            }
        _ = TestStage(view, width: 200, height: 100)
        #expect(
            found.values == [
                CGRect(x: 10, y: 5, width: 40, height: 20), CGRect(x: 11, y: 7, width: 3, height: 4),
            ])
    }

    @Test func arraysAndOptionals() {
        let points = Found<[CGPoint]>()
        let rects = Found<CGRect?>()
        let view = Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: Lists.self, value: Anchor.Source([.topLeading, .bottomTrailing])) { $0 }
            .anchorPreference(key: Maybes.self, value: Anchor.Source(Anchor<CGRect>.Source.bounds)) { [$0] }
            .transformAnchorPreference(key: Maybes.self, value: Anchor.Source(nil as Anchor<CGRect>.Source?)) {
                $0.append($1)
            }
            .padding(.leading, 10)
            .overlayPreferenceValue(Lists.self) { anchor in
                GeometryReader { proxy in
                    let _ = anchor.map { points.values = [proxy[$0]] }
                    Color.clear
                }
            }
            .overlayPreferenceValue(Maybes.self) { anchors in
                GeometryReader { proxy in
                    let _ = rects.values = anchors.map { proxy[$0] }
                    Color.clear
                }
            }
        _ = TestStage(view, width: 200, height: 100)
        #expect(points.values == [[CGPoint(x: 10, y: 0), CGPoint(x: 50, y: 20)]])
        #expect(rects.values == [CGRect(x: 10, y: 0, width: 40, height: 20), nil])
    }
}
