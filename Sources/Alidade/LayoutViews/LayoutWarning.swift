import AlidadeLayout
import Foundation

/// What is wrong with the numbers of a layout modifier. The layout uses something safe; the developer is told once.
enum LayoutWarning: UInt8 {
    case frame, contradictoryFrame, padding, position, offset, aspectRatio, layoutPriority

    var message: String {
        switch self {
        case .frame: "Invalid frame dimension (negative or non-finite): it is ignored."
        case .contradictoryFrame: "Contradictory frame constraints specified: the minimum counts before the maximum."
        case .padding: "padding: a length that is not finite counts as 0."
        case .position: "position: a coordinate that is not finite counts as 0."
        case .offset: "offset: a length that is not finite counts as 0."
        case .aspectRatio: "aspectRatio: a ratio that is not positive and finite is ignored."
        case .layoutPriority: "layoutPriority: a priority that is not a number counts as 0."
        }
    }

    @MainActor func warn(_ host: Host) { host.warnings.warn("layout \(rawValue)", message) }
}

extension CGFloat {
    /// A length that a frame can have.
    var isLength: Bool { self >= 0 && self < .infinity }
}

extension EdgeInsets {
    var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}
