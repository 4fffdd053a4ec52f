import Foundation

/// Finds what cannot be understood in the variables that this library reads: what is ignored in silence is looked for
/// in vain.
package enum EnvironmentCheck {
    /// A line for each variable with a value that means nothing; an empty one counts as absent.
    package static func complaints(_ environment: [String: String]) -> [String] {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        var lines: [String] = []
        if let text = value("ALIDADE_SCALE"), Appearance.valid(Double(text)) == nil {
            lines.append("ALIDADE_SCALE \"\(text)\" is not a number from 0.25 to 8; the desktop's scale is used")
        }
        if let text = value("ALIDADE_APPEARANCE"), text != "light", text != "dark" {
            lines.append("ALIDADE_APPEARANCE \"\(text)\" is neither light nor dark; the desktop's is used")
        }
        if let text = value("ALIDADE_HZ"), !(Double(text).map(FramePacer.rates.contains) ?? false) {
            let rate = (1 / FramePacer(environment: environment).period).rounded()
            lines.append("ALIDADE_HZ \"\(text)\" is not a number from 1 to 1000; \(Int(rate)) is used")
        }
        for name in ["ALIDADE_INSPECT", "ALIDADE_X_SYNC"] {
            if let text = value(name), text != "0", text != "1" {
                lines.append("\(name) \"\(text)\" is neither 0 nor 1; it is taken for 0")
            }
        }
        return lines
    }
}
