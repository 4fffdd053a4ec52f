import Alidade
import Foundation

/// How the desktop wants windows to look, from the sources that say so.
package struct Appearance: Equatable {
    package var scale: Double
    package var colorScheme: ColorScheme

    /// Sources in order: the environment (scale) and the command line (colours), the desktop's settings, the
    /// resource database (scale), and the defaults 1 and light. `chosen` is the command line's colour scheme.
    package init(
        environment: [String: String], chosen: ColorScheme? = nil, settings: XSettings?, resources: String?
    ) {
        scale =
            Self.valid(environment["ALIDADE_SCALE"].flatMap(Double.init))
            ?? settings.flatMap(Self.scale)
            ?? resources.flatMap(Self.scale)
            ?? 1
        colorScheme =
            chosen
            ?? environment["ALIDADE_APPEARANCE"].flatMap { $0 == "dark" ? .dark : $0 == "light" ? .light : nil }
            ?? settings?.string("Net/ThemeName").map { Self.isDark(theme: $0) ? .dark : .light }
            ?? .light
    }

    /// A quarter to eight times is what any screen can want; beyond is a typing error.
    static func valid(_ scale: Double?) -> Double? {
        guard let scale, scale >= 0.25, scale <= 8 else { return nil }
        return scale
    }

    /// Desktops that scale windows set both values, either alone or multiplied: the larger is what the eye gets.
    private static func scale(_ settings: XSettings) -> Double? {
        let factor = settings.integer("Gdk/WindowScalingFactor").map(Double.init).flatMap(valid)
        let dpi = settings.integer("Xft/DPI").map { Double($0) / 1024 / 96 }.flatMap(valid)
        guard factor != nil || dpi != nil else { return nil }
        return max(factor ?? 0, dpi ?? 0)
    }

    private static func scale(_ resources: String) -> Double? {
        for line in resources.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "Xft.dpi" || parts[0] == "*dpi" || parts[0] == "Xft*dpi" else {
                continue
            }
            return valid(Double(parts[1]).map { $0 / 96 })
        }
        return nil
    }

    package static func isDark(theme: String) -> Bool {
        let name = theme.lowercased()
        return name.hasSuffix("-dark") || name.hasSuffix(":dark") || name.hasSuffix("darker")
            || name.hasSuffix("-black")
    }
}
