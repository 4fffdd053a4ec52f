import Alidade
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct GeometryChangeTests {
    @Test func firstAndEachLaterValue() {
        let log = Log()
        let stage = TestStage(
            Color.red.onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                log.note("\($0)")
            }, width: 100, height: 100)
        #expect(log.entries == ["100.0"])
        stage.resize(100, 50)
        #expect(log.entries == ["100.0"])
        stage.resize(80, 50)
        #expect(log.entries == ["100.0", "80.0"])
    }

    @Test func oldAndNewValue() {
        let log = Log()
        let stage = TestStage(
            VStack(spacing: 0) {
                Color.blue
                Color.red.frame(height: 20).onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minY
                } action: { old, new in
                    log.note("\(old) \(new)")
                }
            }, width: 100, height: 100)
        #expect(log.entries == ["80.0 80.0"])
        stage.resize(100, 120)
        #expect(log.entries == ["80.0 80.0", "80.0 100.0"])
    }

    @Test func scrollingIsAChangeOfPlace() {
        let log = Log()
        let stage = TestStage(
            ScrollView {
                Color.red.frame(height: 500).onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .scrollView).minY
                } action: {
                    log.note("\($0)")
                }
            }, width: 100, height: 100)
        stage.scroll(30, at: 50, 50)
        #expect(log.entries.first == "0.0")
        #expect(log.entries.last == "-30.0")
    }

    @Test func stateSetInTheActionIsSeenInTheSameFrame() {
        struct Content: View {
            @State private var width = CGFloat(0)
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 30).onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                    Color.blue.frame(width: width)
                }
            }
        }
        let stage = TestStage(Content(), width: 100, height: 10)
        #expect(stage.leaves.map(\.width) == [30, 30])
    }

    @Test func nearestOfTwoSpacesWithOneName() {
        let log = Log()
        let stage = TestStage(
            VStack(spacing: 0) {
                Color.blue.frame(height: 10)
                VStack(spacing: 0) {
                    Color.blue.frame(height: 20)
                    Color.red.onGeometryChange(for: String.self) { proxy in
                        let near = proxy.frame(in: .named("space")).minY
                        let far = proxy.frame(in: NamedCoordinateSpace.named("far")).minY
                        let unknown = proxy.frame(in: .named("nobody")).minY
                        let bounds = proxy.bounds(of: .named("space"))
                        return
                            "\(near) \(far) \(unknown) \(bounds?.minY ?? 0) \(proxy.bounds(of: .named("nobody")) == nil)"
                    } action: {
                        log.note($0)
                    }
                }.coordinateSpace(.named("space"))
            }.coordinateSpace(.named("space")).padding(.top, 5).coordinateSpace(name: "far"),
            width: 100, height: 100)
        _ = stage
        #expect(log.entries == ["20.0 35.0 35.0 -20.0 true"])
    }

    @Test func viewportByAxis() {
        let log = Log()
        let stage = TestStage(
            ScrollView(.vertical) {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 20)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            Color.blue.frame(width: 30, height: 10)
                            Color.red.frame(width: 500, height: 10).onGeometryChange(for: String.self) { proxy in
                                let near = proxy.frame(in: .scrollView)
                                let down = proxy.frame(in: .scrollView(axis: .vertical))
                                return "\(near.minX) \(near.minY) \(down.minX) \(down.minY)"
                            } action: {
                                log.note($0)
                            }
                        }
                    }
                }
            }, width: 100, height: 15)
        #expect(log.entries == ["30.0 0.0 30.0 20.0"])
        stage.scroll(8, at: 50, 8)
        #expect(log.entries.last == "30.0 0.0 30.0 12.0")
    }
}
