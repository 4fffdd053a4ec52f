/// What of the environment decides how a colour looks.
package struct ColorContext: Hashable, Sendable {
    package var colorScheme: ColorScheme
    package var increasedContrast: Bool
    /// `Color.accentColor`; nil is the system's blue.
    package var accent: DisplayColor?

    package init(colorScheme: ColorScheme = .light, increasedContrast: Bool = false, accent: DisplayColor? = nil) {
        self.colorScheme = colorScheme
        self.increasedContrast = increasedContrast
        self.accent = accent
    }

    package static let light = ColorContext(colorScheme: .light)
    package static let dark = ColorContext(colorScheme: .dark)
}
