import Alidade
import Foundation

/// A fill as it is seen: its rectangle in the window, what of that is not clipped away, and how strong it is.
struct ShownFill {
    var color: DisplayColor
    var rect: CGRect
    var seen: CGRect
    var opacity: Double
}

extension TestStage {
    /// All fills in one colour, back to front, where the last frame draws them.
    var shown: [ShownFill] {
        var result: [ShownFill] = []
        func collect(_ items: [DisplayItem], _ matrix: CGAffineTransform, _ clip: CGRect, _ opacity: Double) {
            for item in items {
                switch item.content {
                case .fill(let shape, .color(let color)):
                    let rect = shape.bounds.applying(matrix)
                    result.append(
                        ShownFill(color: color, rect: rect, seen: rect.intersection(clip), opacity: opacity))
                case .scroll(let inner, let offset, let children):
                    let seen = inner.map { clip.intersection($0.applying(matrix)) } ?? clip
                    collect(children, matrix.translatedBy(x: offset.dx, y: offset.dy), seen, opacity)
                case .group(.opacity(let part), let children): collect(children, matrix, clip, opacity * part)
                case .group(.transform(let transform), let children):
                    let affine = CGAffineTransform(
                        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31,
                        ty: transform.m32)
                    collect(children, affine.concatenating(matrix), clip, opacity)
                case .group(.clip(let shape, _), let children):
                    collect(children, matrix, clip.intersection(shape.bounds.applying(matrix)), opacity)
                case .group(_, let children): collect(children, matrix, clip, opacity)
                default: break
                }
            }
        }
        collect(host.display.items, .identity, CGRect(origin: .zero, size: host.size), 1)
        return result
    }

    /// The last fill in a colour.
    func shown(_ color: Color) -> ShownFill? {
        let wanted = color.resolve(in: host.environment)
        return shown.last {
            abs($0.color.red - wanted.red) < 0.01 && abs($0.color.green - wanted.green) < 0.01
                && abs($0.color.blue - wanted.blue) < 0.01
        }
    }
}
