import AlidadeLayout

/// What is behind a navigation bar: nothing while the page under it stands at its top, the window's background, almost
/// opaque, when content has been scrolled under the bar.
nonisolated struct BarGround: View {
    typealias Body = Never

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let environment = cursor.environment
        cursor.asElement {
            $0.item(.leaf, payload: { slot in slot.payload { BarGroundPayload() }.0.environment = environment })
        }
    }
}

package final class BarGroundPayload: ItemPayload {
    fileprivate var environment = EnvironmentValues()

    init() { super.init() }

    override package var viewName: String? { "BarGround" }

    override package func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        guard host.display.isUnderBar(rect) else { return }
        let color = Color.windowBackground.opacity(0.94).display(in: environment)
        list.add(.fill(.rectangle(rect), .color(color)), bounds: rect)
    }
}
