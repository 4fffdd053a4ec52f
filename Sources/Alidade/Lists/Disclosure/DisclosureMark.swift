import AlidadeLayout
import Foundation

/// A chevron that points down where something is unfolded, and to the side where it is not.
nonisolated struct DisclosureMark: View {
    let isExpanded: Bool

    var body: some View {
        Chevron()
            .stroke(
                TintShapeStyle(), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 6, height: 11)
            .rotationEffect(.degrees(isExpanded ? 90 : 0))
            .frame(width: 14, height: 14)
    }
}

/// Two strokes that meet at the right.
nonisolated struct Chevron: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}
