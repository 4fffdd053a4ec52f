/// How something is put in front of the views.
enum PresentationForm: Equatable {
    /// A card that rises from the bottom of a narrow window, or floats in a wide one.
    case sheet
    /// The whole window.
    case cover
    /// A small card in the middle that must be answered.
    case alert
    /// Buttons at the bottom of the window.
    case actions
    /// A card beside the view that it belongs to.
    case popover(Edge)
    /// A list of commands beside the view that it belongs to.
    case menu
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat)
        case fraction(CGFloat)
    }
    let kind: Kind

    public static let medium = PresentationDetent(kind: .medium)
    public static let large = PresentationDetent(kind: .large)
    /// Points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// A part of the height there is, 0…1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// Points of a height.
    func height(in full: CGFloat) -> CGFloat {
        switch kind {
        case .medium: full / 2
        case .large: full
        case .height(let height): min(max(height, 0), full)
        case .fraction(let fraction): full * min(max(fraction, 0), 1)
        }
    }
}
