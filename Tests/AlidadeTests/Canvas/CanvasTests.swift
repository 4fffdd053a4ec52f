import Alidade
import Foundation
import Testing

@Observable private final class Model { var width = 10.0 }

@MainActor struct CanvasTests {
    private func content(_ stage: TestStage) -> [DisplayItem] {
        for item in stage.host.display.items {
            if case .scroll(_, _, let items) = item.content { return items }
        }
        return []
    }

    @Test func itIsAskedForItsSizeAndKeptAtItsPlace() {
        var asked: [CGSize] = []
        let stage = TestStage(
            Canvas { context, size in
                asked.append(size)
                context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.red))
            }.frame(width: 100, height: 50))
        #expect(asked == [CGSize(width: 100, height: 50)])
        #expect(stage.frames("Canvas") == [CGRect(x: 50, y: 75, width: 100, height: 50)])
        #expect(content(stage).first?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        stage.frame()
        #expect(asked.count == 1)
    }

    @Test func copiesOfTheContextHaveTransformsOfTheirOwn() {
        let stage = TestStage(
            Canvas { context, _ in
                var moved = context
                moved.translateBy(x: 10, y: 20)
                moved.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
                context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
                moved.scaleBy(x: 2, y: 2)
                moved.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
            })
        let items = content(stage)
        #expect(
            items.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
                == [CGPoint(x: 12.5, y: 22.5), CGPoint(x: 2.5, y: 2.5), CGPoint(x: 15, y: 25)])
    }

    @Test func whatTheClosureReadsDrawsItAgain() {
        let model = Model()
        let stage = TestStage(
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: model.width, height: 5)), with: .color(.red))
            })
        #expect(content(stage).first?.bounds.width == 10)
        model.width = 30
        #expect(stage.host.needsFrame)
        stage.frame()
        #expect(content(stage).first?.bounds.width == 30)
        #expect(!stage.host.needsFrame)
    }

    @Test func symbolsAreFoundByTheirTags() {
        var sizes: [CGSize?] = []
        let stage = TestStage(
            Canvas { context, size in
                let symbol = context.resolveSymbol(id: "dot")
                sizes = [symbol?.size, context.resolveSymbol(id: 7)?.size]
                if let symbol { context.draw(symbol, at: CGPoint(x: 50, y: 60)) }
            } symbols: {
                Color.red.frame(width: 20, height: 10).tag("dot")
            })
        #expect(sizes == [CGSize(width: 20, height: 10), nil])
        let items = content(stage)
        #expect(items.first?.bounds == CGRect(x: 40, y: 55, width: 20, height: 10))
        // The symbol itself is not seen.
        #expect(stage.fills.count == 1)
    }

    @Test func badValuesDrawNothing() {
        let stage = TestStage(
            Canvas { context, _ in
                context.opacity = .nan
                context.translateBy(x: .nan, y: .infinity)
                context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
                context.scaleBy(x: 0, y: 0)
                context.draw(Text("x"), at: .zero)
                _ = context.clipBoundingRect
            })
        #expect(stage.host.display.items.count <= 1)
    }
}
