import Foundation

/// UIKit's light and dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// What a dynamic UIKit colour may ask about its surroundings.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    package convenience init(colorScheme: ColorScheme) {
        self.init(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
    }

    package var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}
