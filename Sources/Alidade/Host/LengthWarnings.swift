import Foundation

extension Host {
    /// Says once for each modifier and parameter that a length is none; the layout uses something safe instead.
    func checkLength(_ length: CGFloat?, _ modifier: StaticString, _ parameter: StaticString) {
        guard let length, !length.isFinite else { return }
        warnings.warn("\(modifier).\(parameter)", "\(modifier): \(parameter) is \(length), which is no length.")
    }
}
