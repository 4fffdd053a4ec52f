import Foundation

/// ✓, as wide as its rectangle.
struct CheckMark: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.minY + rect.height * 0.92))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.1))
        return path
    }
}

/// A minus or a plus sign.
struct SignShape: Shape {
    let isPlus: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        if isPlus {
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
        return path
    }
}

/// Two arrow heads, one up and one down: more can be chosen here.
struct UpDownChevrons: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let head = rect.width / 2
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + head))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + head))
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY - head))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - head))
        return path
    }
}
