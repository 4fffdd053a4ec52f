import Alidade

/// How far a turn of the wheel scrolls.
package enum Wheel {
    /// Points a notch: three lines of body text.
    package static let notch = 60.0

    /// Buttons 4 to 7 are up, down, left and right. Natural scrolling has been applied before, so nothing is inverted.
    package static func notches(button: Int) -> CGVector? {
        switch button {
        case 4: CGVector(dx: 0, dy: -1)
        case 5: CGVector(dx: 0, dy: 1)
        case 6: CGVector(dx: -1, dy: 0)
        case 7: CGVector(dx: 1, dy: 0)
        default: nil
        }
    }

    /// Points; Shift turns an upright wheel sideways.
    package static func delta(_ notches: CGVector, modifiers: EventModifiers) -> CGVector {
        var delta = CGVector(dx: notches.dx * notch, dy: notches.dy * notch)
        if modifiers.contains(.shift), delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
        return delta
    }
}
