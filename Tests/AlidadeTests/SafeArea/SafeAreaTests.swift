import Alidade
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SafeAreaTests {
    private let border = EdgeInsets(top: 20, leading: 4, bottom: 10, trailing: 6)

    /// Where the view is, and what a reader in its place is told.
    private func read<V: View>(_ wrap: (AnyView) -> V) -> (CGRect, EdgeInsets) {
        let log = Insets()
        let reader = GeometryReader { proxy in
            let _ = log.note(proxy)
            Color.red
        }
        let stage = TestStage(wrap(AnyView(reader)), width: 200, height: 200, safeArea: border)
        _ = stage
        return (log.frame, log.insets)
    }

    private final class Insets {
        var frame = CGRect.null
        var insets = EdgeInsets()
        func note(_ proxy: GeometryProxy) {
            frame = proxy.frame(in: .global)
            insets = proxy.safeAreaInsets
        }
    }

    @Test func windowsBorderIsKept() {
        let (frame, insets) = read { $0 }
        #expect(frame == CGRect(x: 4, y: 20, width: 190, height: 170))
        #expect(insets == border)
    }

    @Test func ignoredOnAllEdges() {
        let (frame, insets) = read { $0.ignoresSafeArea() }
        #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(insets == EdgeInsets())
    }

    @Test(arguments: [
        (Edge.Set.top, CGRect(x: 4, y: 0, width: 190, height: 190)),
        (.bottom, CGRect(x: 4, y: 20, width: 190, height: 180)),
        (.leading, CGRect(x: 0, y: 20, width: 194, height: 170)),
        (.horizontal, CGRect(x: 0, y: 20, width: 200, height: 170)),
        (.vertical, CGRect(x: 4, y: 0, width: 190, height: 200)),
        (Edge.Set(), CGRect(x: 4, y: 20, width: 190, height: 170)),
    ])
    func ignoredByEdge(_ edges: Edge.Set, _ expected: CGRect) {
        #expect(read { $0.ignoresSafeArea(edges: edges) }.0 == expected)
        #expect(read { $0.edgesIgnoringSafeArea(edges) }.0 == expected)
        #expect(read { $0.ignoresSafeArea(.container, edges: edges) }.0 == expected)
    }

    @Test func keyboardsRegionIsEmpty() {
        #expect(read { $0.ignoresSafeArea(.keyboard) }.0 == CGRect(x: 4, y: 20, width: 190, height: 170))
    }

    @Test func barTakesItsLengthAndTheGap() {
        let (frame, insets) = read { $0.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) } }
        #expect(frame == CGRect(x: 4, y: 20, width: 190, height: 132))
        #expect(insets == EdgeInsets(top: 20, leading: 4, bottom: 48, trailing: 6))
    }

    @Test func barOnEachEdge() {
        #expect(
            read { $0.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) } }.0
                == CGRect(x: 4, y: 50, width: 190, height: 140))
        #expect(
            read { $0.safeAreaInset(edge: .leading, spacing: 2) { Color.blue.frame(width: 30) } }.0
                == CGRect(x: 36, y: 20, width: 158, height: 170))
        #expect(
            read { $0.safeAreaInset(edge: .trailing, spacing: 2) { Color.blue.frame(width: 30) } }.0
                == CGRect(x: 4, y: 20, width: 158, height: 170))
        #expect(
            read {
                $0.safeAreaInset(edge: .leading, spacing: 2) { Color.blue.frame(width: 30) }
                    .environment(\.layoutDirection, .rightToLeft)
            }.0 == CGRect(x: 4, y: 20, width: 158, height: 170))
    }

    @Test func backgroundReachesUnderTheBar() {
        let (frame, insets) = read {
            $0.ignoresSafeArea().safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(insets == EdgeInsets())
    }

    @Test func barsAlignment() {
        let stage = TestStage(
            Color.red.safeAreaInset(edge: .bottom, alignment: .trailing) { Color.blue.frame(width: 20, height: 30) },
            width: 100, height: 100)
        #expect(stage.leaves.last == CGRect(x: 80, y: 70, width: 20, height: 30))
        let other = TestStage(
            Color.red.safeAreaInset(edge: .leading, alignment: .top) { Color.blue.frame(width: 20, height: 30) },
            width: 100, height: 100)
        #expect(other.leaves.last == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test func paddingCountsAsSafeArea() {
        let (frame, insets) = read { $0.safeAreaPadding(10) }
        #expect(frame == CGRect(x: 14, y: 30, width: 170, height: 150))
        #expect(insets == EdgeInsets(top: 30, leading: 14, bottom: 20, trailing: 16))
        #expect(read { $0.safeAreaPadding() }.0 == CGRect(x: 20, y: 36, width: 158, height: 138))
        #expect(read { $0.safeAreaPadding(.top, 5) }.0 == CGRect(x: 4, y: 25, width: 190, height: 165))
        #expect(
            read { $0.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }.0
                == CGRect(x: 6, y: 21, width: 184, height: 166))
        #expect(read { $0.ignoresSafeArea().safeAreaPadding(10) }.0 == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(
            read { $0.ignoresSafeArea(edges: .top).safeAreaPadding(10) }.0
                == CGRect(x: 14, y: 0, width: 170, height: 180))
    }

    @Test func insetFromTheEdgeTouchesNothing() {
        #expect(read { $0.padding(40) }.1 == EdgeInsets())
        #expect(read { $0.padding(.top, 40) }.1 == EdgeInsets(top: 0, leading: 4, bottom: 10, trailing: 6))
    }
}
