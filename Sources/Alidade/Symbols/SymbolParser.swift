import AlidadeLayout
import Foundation

/// Reads a drawing as the tables write it.
///
/// Layers are separated by `|`; the first character says what becomes of one:
///
///     o  an outline: a line, and filled in the symbol's `.fill` variant
///     s  a line in both
///     f  filled in both
///     c  a line, cut out of the `.fill` variant
///     d  filled, cut out of the `.fill` variant
///     @  another symbol: `@name scale dx dy`, scaled around the grid's middle
///     %  another symbol mirrored left to right, likewise
///     "  letters: `"A x y height`
///
/// After it come absolute commands with numbers: M L H V C Q Z as in SVG, `O` circle (centre, radius), `E` ellipse
/// (x, y, width, height), `R` rounded rectangle (x, y, width, height, radius), `A` arc (centre, radius, from, to in
/// degrees, clockwise where to is larger), `a` the same joined by a line, `X` star (centre, outer, inner radius,
/// points), `P` polygon (centre, radius, corners, turn), `G` gear (centre, outer, inner radius, teeth), `Y` rays
/// (centre, from, to radius, number).
struct SymbolParser {
    let isFilled: Bool
    let lookUp: (String, Bool) -> Symbol?

    func parse(_ text: String) -> Symbol {
        var parts: [Symbol.Part] = []
        for layer in text.split(separator: "|") {
            let layer = layer.drop { $0 == " " }
            guard let kind = layer.first else { continue }
            let rest = layer.dropFirst()
            switch kind {
            case "o": parts.append(isFilled ? .solid(path(rest)) : .line(path(rest)))
            case "s": parts.append(.line(path(rest)))
            case "f": parts.append(.solid(path(rest)))
            case "c": parts.append(isFilled ? .cutLine(path(rest)) : .line(path(rest)))
            case "d": parts.append(isFilled ? .cutSolid(path(rest)) : .solid(path(rest)))
            case "\"":
                let words = rest.split(separator: " ")
                guard words.count == 4, let x = Double(words[1]), let y = Double(words[2]),
                    let height = Double(words[3])
                else { continue }
                parts.append(.letters(String(words[0]), center: CGPoint(x: x, y: y), height: height, isCut: isFilled))
            case "@", "%":
                let words = rest.split(separator: " ")
                guard let name = words.first, let other = lookUp(String(name), isFilled) else { continue }
                let numbers = words.dropFirst().compactMap { Double($0) }
                let scale = numbers.first ?? 1
                let dx = numbers.count > 1 ? numbers[1] : 0
                let dy = numbers.count > 2 ? numbers[2] : 0
                parts += other.scaled(scale, isMirrored: kind == "%", dx: dx, dy: dy).parts
            default: continue
            }
        }
        return Symbol(parts: parts)
    }

    private func path(_ text: Substring) -> Path {
        var path = Path()
        var command: Character = " "
        var numbers: [Double] = []
        var word = ""
        func endWord() {
            if let number = Double(word) { numbers.append(number) }
            word = ""
        }
        func endCommand() {
            endWord()
            add(command, numbers, to: &path)
            numbers = []
        }
        for character in text {
            if character.isLetter {
                endCommand()
                command = character
            } else if character == " " || character == "," {
                endWord()
            } else {
                word.append(character)
            }
        }
        endCommand()
        return path
    }

    private func add(_ command: Character, _ n: [Double], to path: inout Path) {
        func point(_ index: Int) -> CGPoint {
            index + 1 < n.count ? CGPoint(x: n[index], y: n[index + 1]) : .zero
        }
        let current = path.currentPoint ?? .zero
        switch (command, n.count) {
        case ("M", 2...): path.move(to: point(0))
        case ("L", 2...): for index in stride(from: 0, to: n.count - 1, by: 2) { path.addLine(to: point(index)) }
        case ("H", 1...): path.addLine(to: CGPoint(x: n[0], y: current.y))
        case ("V", 1...): path.addLine(to: CGPoint(x: current.x, y: n[0]))
        case ("C", 6...):
            for index in stride(from: 0, to: n.count - 5, by: 6) {
                path.addCurve(to: point(index + 4), control1: point(index), control2: point(index + 2))
            }
        case ("Q", 4...): path.addQuadCurve(to: point(2), control: point(0))
        case ("Z", _): path.closeSubpath()
        case ("O", 3...):
            path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case ("E", 4...): path.addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case ("R", 5...):
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]),
                cornerSize: CGSize(width: n[4], height: n[4]), style: .circular)
        case ("A", 5...), ("a", 5...):
            let start = n[3] * .pi / 180
            let first = CGPoint(x: n[0] + n[2] * cos(start), y: n[1] + n[2] * sin(start))
            if command == "A" { path.move(to: first) } else { path.addLine(to: first) }
            path.addRelativeArc(
                center: point(0), radius: n[2], startAngle: .degrees(n[3]), delta: .degrees(n[4] - n[3]))
        case ("X", 5...):
            ring(Int(n[4]) * 2, center: point(0), turn: -90, to: &path) { $0 % 2 == 0 ? n[2] : n[3] }
        case ("P", 5...): ring(Int(n[3]), center: point(0), turn: n[4], to: &path) { _ in n[2] }
        case ("G", 5...): gear(point(0), n[2], n[3], Int(n[4]), to: &path)
        case ("Y", 5...):
            for index in 0..<Int(n[4]) {
                let angle = Double(index) / n[4] * 2 * .pi - .pi / 2
                path.move(to: CGPoint(x: n[0] + n[2] * cos(angle), y: n[1] + n[2] * sin(angle)))
                path.addLine(to: CGPoint(x: n[0] + n[3] * cos(angle), y: n[1] + n[3] * sin(angle)))
            }
        default: break
        }
    }

    private func ring(
        _ count: Int, center: CGPoint, turn: Double, to path: inout Path, radius: (Int) -> Double
    ) {
        for index in 0..<count {
            let angle = (turn + Double(index) / Double(count) * 360) * .pi / 180
            let corner = CGPoint(x: center.x + radius(index) * cos(angle), y: center.y + radius(index) * sin(angle))
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
    }

    private func gear(_ center: CGPoint, _ outer: Double, _ inner: Double, _ teeth: Int, to path: inout Path) {
        let step = 360 / Double(teeth)
        // A tooth: up, along, down, along, in fractions of its share of the circle.
        let profile: [(Double, Double)] = [(-0.34, inner), (-0.2, outer), (0.2, outer), (0.34, inner)]
        var isFirst = true
        for tooth in 0..<teeth {
            for (fraction, radius) in profile {
                let angle = (Double(tooth) + fraction) * step * .pi / 180
                let corner = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
                if isFirst { path.move(to: corner) } else { path.addLine(to: corner) }
                isFirst = false
            }
        }
        path.closeSubpath()
    }
}

extension Symbol {
    /// Scaled around the grid's middle, mirrored and moved.
    func scaled(_ scale: Double, isMirrored: Bool = false, dx: Double = 0, dy: Double = 0) -> Symbol {
        applying(
            CGAffineTransform(
                a: isMirrored ? -scale : scale, b: 0, c: 0, d: scale,
                tx: isMirrored ? 12 + 12 * scale + dx : 12 - 12 * scale + dx, ty: 12 - 12 * scale + dy))
    }
}
