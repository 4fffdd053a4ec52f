import AlidadeLayout
import Foundation

/// Tells lengths that differ in their last digits only. The same place reached by another sum is no change: told as
/// one, it would come back as a change of layout, and so on.
enum RoundingNoise {
    /// Points; a millionth of what a screen can show.
    private static let tolerance = 1e-9

    static func separates(_ a: Double, _ b: Double) -> Bool {
        a != b && abs(a - b) <= tolerance * max(1, abs(a), abs(b))
    }

    static func isSame(_ a: CGSize, _ b: CGSize) -> Bool { isSame(a.width, b.width) && isSame(a.height, b.height) }
    static func isSame(_ a: CGPoint, _ b: CGPoint) -> Bool { isSame(a.x, b.x) && isSame(a.y, b.y) }
    static func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
        a == b || isSame(a.origin, b.origin) && isSame(a.size, b.size)
    }
    static func isSame(_ a: EdgeInsets, _ b: EdgeInsets) -> Bool {
        isSame(a.top, b.top) && isSame(a.leading, b.leading) && isSame(a.bottom, b.bottom)
            && isSame(a.trailing, b.trailing)
    }
    private static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || separates(Double(a), Double(b)) }

    /// Whether two values of any type differ by noise alone; false for types that are no lengths.
    static func separates<T>(_ a: T, _ b: T) -> Bool {
        switch (a, b) {
        case (let a as CGFloat, let b as CGFloat): separates(Double(a), Double(b))
        case (let a as Double, let b as Double): separates(a, b)
        case (let a as CGSize, let b as CGSize): isSame(a, b)
        case (let a as CGPoint, let b as CGPoint): isSame(a, b)
        case (let a as CGRect, let b as CGRect): isSame(a, b)
        default: false
        }
    }
}
