import Alidade
import Foundation

extension TestHost {
    /// Presses and releases the pointer at a point of the window.
    public func click(at point: CGPoint) { player.perform(.click(point)) }

    /// Presses and releases the pointer in the middle of a view.
    public func click(_ view: HostedView) { click(at: view.frame.center) }

    /// Presses and releases the pointer in the middle of the only view with this identifier.
    public func click(id: String) throws { click(try view(id: id)) }

    /// Presses and releases the pointer in the middle of the only text that reads this.
    public func click(text: String) throws { click(try view(text: text)) }

    /// Moves the pointer without a button.
    public func move(to point: CGPoint) { player.perform(.move(point)) }

    /// Presses the pointer, moves it in a dozen steps, and releases it.
    public func drag(from start: CGPoint, to end: CGPoint) { player.perform(.drag(from: start, to: end)) }

    /// Scrolls what is under a point, as fingers that rest before they leave: nothing glides on.
    ///
    /// - Parameters:
    ///   - delta: points; positive moves towards the end of the content.
    ///   - point: the middle of the window unless given.
    public func scroll(by delta: CGVector, at point: CGPoint? = nil) {
        let point = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
        player.perform(.scroll(at: point, by: delta))
    }

    /// Scrolls vertically what is under a point.
    public func scroll(by dy: CGFloat, at point: CGPoint? = nil) { scroll(by: CGVector(dx: 0, dy: dy), at: point) }

    /// Presses and releases a key.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) { player.perform(.key(key, modifiers)) }

    /// Types each character; a line end is the return key.
    public func type(_ text: String) { player.perform(.type(text)) }

    /// Does what a script says, the same that `alidade` reads: an action a line, or several separated by semicolons.
    ///
    ///     click 40,60; type "Hello"; key tab
    ///     scroll 195,400 0,250
    ///     wait 0.5
    /// - Throws: ``TestHostError`` where the script cannot be understood; then nothing of it has been done.
    public func perform(_ script: String) throws {
        let parsed: EventScript
        do {
            parsed = try EventScript(parsing: script)
        } catch {
            throw TestHostError(description: "\(error)")
        }
        player.run(parsed)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
