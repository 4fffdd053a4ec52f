import Alidade
import Testing

extension View {
    /// Radial's own turn of a subview.
    fileprivate func turned(by degrees: Double) -> some View { layoutValue(key: Turn.self, value: degrees) }
}

private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

private struct Tile: View {
    var width: CGFloat
    var height: CGFloat = 10
    var body: some View { Rectangle().frame(width: width, height: height) }
}

@MainActor @Suite struct LayoutViewTests {
    @Test func viewsAreArrangedByALayout() {
        let stage = TestStage(
            EqualWidths {
                Tile(width: 30)
                Tile(width: 44)
                Tile(width: 20)
            }, width: 400, height: 100)
        #expect(stage.frames("EqualWidths") == [frame(126, 45, 148, 10)])
        #expect(
            stage.frames("Rectangle") == [frame(133, 45, 30, 10), frame(178, 45, 44, 10), frame(242, 45, 20, 10)])
    }

    @Test func aFlowFollowsTheWindow() {
        let stage = TestStage(
            Flow {
                ForEach([30, 50, 44], id: \.self) { Tile(width: CGFloat($0), height: 20) }
            }, width: 200, height: 100)
        #expect(stage.frames("Flow")[0].size == CGSize(width: 132, height: 20))
        stage.resize(100, 100)
        #expect(stage.frames("Flow")[0].size == CGSize(width: 84, height: 44))
        #expect(stage.frames("Rectangle")[2] == frame(8, 52, 44, 20))
    }

    @Test func rightToLeftMirrors() {
        let stage = TestStage(
            Flow {
                Tile(width: 30)
                Tile(width: 44)
            }.environment(\.layoutDirection, .rightToLeft), width: 78, height: 10)
        #expect(stage.frames("Rectangle") == [frame(48, 0, 30, 10), frame(0, 0, 44, 10)])
    }

    final class Model: ObservableObject {
        @Published var turn = 0.0
        @Published var width: CGFloat = 30
        @Published var count = 2
        @Published var isVertical = false
        @Published var limit: CGFloat = 100
    }

    private struct Clock: View {
        @ObservedObject var model: Model
        var body: some View {
            Radial {
                Tile(width: 10)
                Tile(width: 10).turned(by: model.turn).padding(0)
            }
        }
    }

    @Test func aLayoutValueThatChangesMovesItsSubview() {
        let model = Model()
        let stage = TestStage(Clock(model: model), width: 100, height: 100)
        let before = stage.frames("Rectangle")[1]
        #expect(abs(before.midX - 50) < 1e-9 && abs(before.midY - 100) < 1e-9)
        model.turn = -90
        stage.frame()
        let moved = stage.frames("Rectangle")[1]
        #expect(abs(moved.midX - 100) < 1e-9 && abs(moved.midY - 50) < 1e-9)
    }

    private struct Row: View {
        @ObservedObject var model: Model
        var body: some View {
            EqualWidths {
                Tile(width: model.width)
                ForEach(0..<model.count, id: \.self) { _ in Tile(width: 20) }
            }
        }
    }

    @Test func subviewsThatChangeAreMeasuredAgain() {
        let model = Model()
        let stage = TestStage(Row(model: model), width: 400, height: 100)
        #expect(stage.frames("EqualWidths")[0].width == 106)
        model.width = 40
        stage.frame()
        #expect(stage.frames("EqualWidths")[0].width == 136)
        model.count = 3
        stage.frame()
        #expect(stage.frames("EqualWidths")[0].width == 184)
        model.count = 0
        stage.frame()
        #expect(stage.frames("EqualWidths")[0].width == 40)
    }

    private struct Switching: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            let layout = model.isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())
            layout {
                Tile(width: 30).onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
                Spacer()
                Tile(width: 50)
            }
        }
    }

    @Test func anotherLayoutKeepsTheViews() {
        let (model, log) = (Model(), Log())
        let stage = TestStage(Switching(model: model, log: log), width: 200, height: 100)
        #expect(stage.frames("Rectangle") == [frame(0, 45, 30, 10), frame(150, 45, 50, 10)])
        model.isVertical = true
        stage.frame()
        #expect(stage.frames("Rectangle") == [frame(85, 0, 30, 10), frame(75, 90, 50, 10)])
        #expect(log.entries == ["appear"])
    }

    @Test func stackLayoutsAreStacks() {
        let stage = TestStage(
            VStackLayout(alignment: .leading) {
                HStackLayout {
                    Tile(width: 30)
                    Spacer()
                    Tile(width: 40)
                }
                ZStackLayout(alignment: .bottomTrailing) {
                    Tile(width: 60, height: 60)
                    Tile(width: 20, height: 20)
                }
            }, width: 200, height: 200)
        #expect(
            stage.frames("Rectangle") == [
                frame(0, 61, 30, 10), frame(160, 61, 40, 10), frame(0, 79, 60, 60), frame(40, 119, 20, 20),
            ])
    }

    private struct Ruled: Layout {
        let model: Model
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: model.limit, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews.first?.place(at: .zero, proposal: ProposedViewSize(bounds.size))
        }
    }

    private struct ViewOfRuled: View {
        @ObservedObject var model: Model
        var body: some View { Ruled(model: model) { Rectangle() } }
    }

    @Test func aLayoutWithAReferenceIsAskedAgain() {
        let model = Model()
        let stage = TestStage(ViewOfRuled(model: model), width: 200, height: 10)
        #expect(stage.frames("Rectangle")[0].width == 100)
        model.limit = 150
        stage.frame()
        #expect(stage.frames("Rectangle")[0].width == 150)
    }
}
