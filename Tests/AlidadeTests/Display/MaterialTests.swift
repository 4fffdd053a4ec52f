import Alidade
import AlidadeImage
import AlidadeText
import Foundation
import Testing

@MainActor
struct MaterialTests {
    private func pixel(_ stage: TestStage, _ x: Int, _ y: Int) throws -> (red: Int, green: Int, blue: Int) {
        let frame = stage.frame()
        let painter = try #require(
            CairoPainter(
                width: Int(frame.size.width), height: Int(frame.size.height), scale: 1, background: frame.background))
        painter.paint(frame.items)
        let value = painter.pixels[y * Int(frame.size.width) + x]
        return (Int(value >> 16 & 0xFF), Int(value >> 8 & 0xFF), Int(value & 0xFF))
    }

    @Test func whatIsBehindIsBlurred() throws {
        let stage = TestStage(
            ZStack {
                HStack(spacing: 0) {
                    Color(red: 1, green: 0, blue: 0)
                    Color(red: 0, green: 0, blue: 1)
                }
                Circle().fill(.ultraThinMaterial).frame(width: 160, height: 160)
            }, width: 200, height: 200)
        // Beside the border the colours are mixed, and the more the nearer.
        let (far, left, right) = (try pixel(stage, 30, 100), try pixel(stage, 94, 100), try pixel(stage, 106, 100))
        #expect(far.red > far.blue + 100)
        #expect(left.red > left.blue && left.red - left.blue < 60)
        #expect(right.blue > right.red && right.blue - right.red < 60)
        // Outside of the shape nothing is.
        let outside = try pixel(stage, 98, 5)
        #expect(outside.red == 255 && outside.blue == 0)
    }

    @Test func aColourBehindStaysItself() throws {
        let stage = TestStage(Color(red: 0, green: 0, blue: 1).overlay(Rectangle().fill(.regularMaterial)))
        let (edge, middle) = (try pixel(stage, 0, 0), try pixel(stage, 100, 100))
        #expect(edge == middle)
        // 0.74 of 0.96 over blue.
        #expect(abs(middle.red - 181) <= 2 && abs(middle.blue - 247) <= 2)
    }

    private final class Model: ObservableObject {
        @Published var x: CGFloat = 10
    }

    private struct Moving: View {
        @ObservedObject var model: Model
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).offset(x: model.x, y: 50)
                Text("In front").frame(width: 100, height: 100).background(.thinMaterial).offset(x: 200, y: 20)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test(arguments: [1.0, 2.0])
    func onlyWhatChangesIsPaintedAndThatIsEnough(scale: Double) {
        let model = Model()
        let stage = TestStage(Moving(model: model), width: 400, height: 200, scale: scale)
        let window = PaintedWindow(scale: scale)
        _ = window.show(stage.frame())
        var painted: [Int] = []
        for x in stride(from: 10, through: 380, by: 15) {
            model.x = CGFloat(x)
            #expect(window.show(stage.frame()) == 0, "at \(x)")
            painted.append(window.painted)
        }
        // Far from the material only the square; near it the material besides, and no more.
        #expect((painted.first ?? 0) <= 0 && painted[1] < Int(60 * 30 * scale * scale))
        #expect((painted.max() ?? 0) < Int((110 * 110 + 60 * 30) * scale * scale))
        #expect(window.show(stage.frame()) == 0 && window.painted == 0)
    }

    @Test func itFollowsWhatScrollsBehindIt() {
        let stage = TestStage(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { index in
                        Color(red: index % 2 == 0 ? 1 : 0, green: 0, blue: 0).frame(height: 30)
                    }
                }
            }
            .overlay(alignment: .top) { Text("Bar").frame(maxWidth: .infinity).padding().background(.bar) })
        let window = PaintedWindow(scale: 1)
        _ = window.show(stage.frame())
        for _ in 0..<6 {
            stage.host.send(
                .scroll(
                    ScrollEvent(
                        position: CGPoint(x: 100, y: 150), delta: CGVector(dx: 0, dy: 17), time: stage.host.now)))
            #expect(window.show(stage.frame()) == 0)
        }
    }
}
