import Alidade
import AlidadeText
import Foundation
import Testing

@MainActor
struct GaugeTests {
    @Test func aGradientGoesAlongTheBar() {
        let stage = TestStage(
            Gauge(value: 0.5) { EmptyView() }.tint(Gradient(colors: [.green, .red])).frame(width: 100), width: 100,
            height: 50)
        var found: (start: CGPoint, end: CGPoint)?
        func look(_ items: [DisplayItem]) {
            for item in items {
                switch item.content {
                case .fill(_, .linearGradient(_, let start, let end)): found = (start, end)
                case .group(_, let children), .scroll(_, _, let children): look(children)
                default: break
                }
            }
        }
        look(stage.host.display.items)
        // Over the whole bar, of which half is filled.
        #expect(found?.start.x == 0 && found?.end.x == 100 && found?.start.y == found?.end.y)
    }
}
