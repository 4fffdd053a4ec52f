import Alidade
import AlidadeImage
import AlidadeText
import Foundation
import Testing

/// Shapes are drawn where they are, also those whose code counts from the corner of its rectangle.
@MainActor
struct ShapePlaceTests {
    private struct FromZero: Shape {
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
        }
    }

    private func isRed<V: View>(_ view: V, _ x: Int, _ y: Int) -> Bool {
        let stage = TestStage(view, width: 100, height: 100)
        let painter = CairoPainter(width: 100, height: 100, background: .white)
        painter?.paint(stage.frame().items)
        return painter?[x, y] == 0xFFFF_0000
    }

    private let red = Color(.sRGB, red: 1, green: 0, blue: 0)

    @Test func aShapeThatCountsFromZeroIsInItsFrame() {
        let view = FromZero().fill(red).frame(width: 20, height: 20).position(x: 70, y: 70)
        #expect(isRed(view, 70, 70) && isRed(view, 62, 62) && !isRed(view, 10, 10))
    }

    @Test func aPathIsAShapeAndCountsFromItsViewsCorner() {
        let path = Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let view = path.fill(red).frame(width: 20, height: 20).position(x: 70, y: 70)
        #expect(isRed(view, 65, 65) && !isRed(view, 75, 75) && !isRed(view, 5, 5))
    }

    @Test func clippingFollowsTheSameRule() {
        let view = red.clipShape(FromZero()).frame(width: 20, height: 20).position(x: 70, y: 70)
        #expect(isRed(view, 70, 70))
    }
}
