import Foundation

/// Where the pointer is while it may be over a view.
public enum HoverPhase: Equatable, @unchecked Sendable {
    /// Over the view, at a place in the chosen space.
    case active(CGPoint)
    case ended
}
