import AlidadeLayout
import Foundation

extension RowPayload {
    /// What is behind the row: its section's ground, and that it is selected.
    func drawGround(_ rect: CGRect, into builder: inout DisplayListBuilder) {
        let environment = list.environment
        let rect = rect.offsetBy(dx: shift, dy: 0)
        let inner = rect.insetBy(dx: list.margin, dy: 0)
        if list.isGrouped, role == .row, traits[key: RowBackgroundTrait.self] == nil {
            let color = Color(SystemColor.secondaryGroupedBackground).display(in: environment)
            builder.add(.fill(.rectangle(inner), .color(color)), bounds: inner)
        }
        if isDragged, !(list.isGrouped && role == .row) {
            // Nothing of the rows that it passes shows through.
            let color = Color(list.ground).display(in: environment)
            builder.add(.fill(.rectangle(rect), .color(color)), bounds: rect)
        }
        if isStuck {
            let color = Color(list.ground).display(in: environment)
            builder.add(.fill(.rectangle(rect), .color(color)), bounds: rect)
        }
        guard role == .row, let controller, controller.isSelected(self) else { return }
        var color = Color.accentColor.display(in: environment)
        let hasKeyboard = controller.responder.map { host.input.focus.focused === $0 } ?? false
        if hasKeyboard {
            color.alpha = environment.colorScheme == .dark ? 0.4 : 0.22
        } else {
            color = Color(SystemColor.fill).display(in: environment)
        }
        switch list.style {
        case .sidebar, .inset:
            builder.add(
                .fill(
                    .roundedRectangle(inner, cornerSize: CGSize(width: 8, height: 8), .continuous), .color(color)),
                bounds: inner)
        default: builder.add(.fill(.rectangle(inner), .color(color)), bounds: inner)
        }
    }
}
