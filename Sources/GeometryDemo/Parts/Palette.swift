import SwiftUI

/// The demo's colours, each for light and dark.
enum Palette {
    /// Behind everything.
    static let page = Color(UIColor.systemGroupedBackground)
    /// Behind the list of scenes.
    static let bar = Color(UIColor.secondarySystemGroupedBackground)
    /// Behind an exhibit and a readout.
    static let card = Color(UIColor.secondarySystemGroupedBackground)
    static let line = Color(UIColor.separator)
    /// Behind small things: icons, key caps.
    static let fill = Color(UIColor.tertiarySystemFill)
    /// Behind a scene's name under the pointer.
    static let hover = Color.primary.opacity(0.06)
    /// Behind the scene that is chosen.
    static let chosen = Color.accentColor.opacity(0.16)
}
