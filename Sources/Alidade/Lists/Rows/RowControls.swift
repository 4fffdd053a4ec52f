import AlidadeLayout
import Foundation

extension RowPayload {
    private static let mark = 22.0
    private static let leadingRoom = 38.0
    private static let trailingRoom = 32.0

    /// Room beside the content for what editing shows.
    func controlInsets(_ traits: ItemTraits) -> (leading: Double, trailing: Double) {
        guard list.isEditing, role == .row else { return (0, 0) }
        let hasMark = showsDelete(traits) || list.selectsMany
        return (hasMark ? Self.leadingRoom : 0, showsGrip(traits) ? Self.trailingRoom : 0)
    }

    private func showsDelete(_ traits: ItemTraits) -> Bool {
        isEditable.delete && !list.selectsMany && !traits[key: DeleteDisabledTrait.self]
    }

    private func showsGrip(_ traits: ItemTraits) -> Bool { isEditable.move && !traits[key: MoveDisabledTrait.self] }

    /// Where a press asks whether the row is to be deleted, in the row's own coordinates.
    var deleteControl: CGRect? {
        guard list.isEditing, role == .row, showsDelete(traits), item != noItem else { return nil }
        let height = host.tree.item(item).pointee.height
        return CGRect(x: list.margin, y: 0, width: Self.leadingRoom + 12, height: height)
    }

    /// A mark to delete or to choose the row by, and a grip to move it by.
    func drawControls(_ rect: CGRect, into builder: inout DisplayListBuilder) {
        guard list.isEditing, role == .row else { return }
        let traits = self.traits
        let environment = list.environment
        let x = rect.minX + list.margin + 16 + shift
        let circle = CGRect(x: x, y: rect.midY - Self.mark / 2, width: Self.mark, height: Self.mark)
        let white = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        func stroke(_ points: [(Double, Double)], _ color: DisplayColor, _ style: StrokeStyle) {
            var path = Path()
            for (index, point) in points.enumerated() {
                let place = CGPoint(x: circle.midX + point.0, y: circle.midY + point.1)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            builder.add(.stroke(.path(path, FillStyle()), .color(color), style), bounds: circle)
        }
        if showsDelete(traits) {
            let red = Color.red.display(in: environment)
            builder.add(.fill(.ellipse(circle), .color(red)), bounds: circle)
            stroke([(-5, 0), (5, 0)], .white, white)
        } else if list.selectsMany {
            if controller?.isSelected(self) ?? false {
                let accent = Color.accentColor.display(in: environment)
                builder.add(.fill(.ellipse(circle), .color(accent)), bounds: circle)
                stroke([(-4.5, 0.5), (-1.5, 3.5), (4.5, -3.5)], .white, white)
            } else {
                let line = Color(SystemColor.gray3).display(in: environment)
                builder.add(
                    .stroke(.ellipse(circle.insetBy(dx: 0.75, dy: 0.75)), .color(line), StrokeStyle(lineWidth: 1.5)),
                    bounds: circle)
            }
        }
        guard showsGrip(traits) else { return }
        let grey = Color(SystemColor.gray2).display(in: environment)
        for row in -1...1 {
            let line = CGRect(
                x: rect.maxX - list.margin - 16 - 20 + shift, y: rect.midY + Double(row) * 5 - 0.75, width: 20,
                height: 1.5)
            builder.add(.fill(.rectangle(line), .color(grey)), bounds: line)
        }
    }
}
