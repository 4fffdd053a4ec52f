import SwiftUI

/// What the root knows about the window and tells everything below it.
extension EnvironmentValues {
    /// The page is hardly wider than a phone.
    var isCompact: Bool {
        get { self[CompactKey.self] }
        set { self[CompactKey.self] = newValue }
    }

    /// Points.
    var windowWidth: CGFloat {
        get { self[WindowWidthKey.self] }
        set { self[WindowWidthKey.self] = newValue }
    }
}

private struct CompactKey: EnvironmentKey {
    static let defaultValue = false
}

private struct WindowWidthKey: EnvironmentKey {
    static let defaultValue: CGFloat = 390
}
