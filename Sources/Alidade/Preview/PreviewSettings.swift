import Foundation

/// How a view of a `PreviewProvider` wants to be shown.
package struct PreviewSettings {
    package var name: String?
    package var device: PreviewDevice?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?
}

enum PreviewNameTrait: _TraitKey { static var defaultValue: String? { nil } }
enum PreviewDeviceTrait: _TraitKey { static var defaultValue: PreviewDevice? { nil } }
enum PreviewLayoutTrait: _TraitKey { static var defaultValue: PreviewLayout? { nil } }
enum PreviewOrientationTrait: _TraitKey { static var defaultValue: InterfaceOrientation? { nil } }

extension ItemTraits {
    var previewSettings: PreviewSettings {
        PreviewSettings(
            name: self[key: PreviewNameTrait.self], device: self[key: PreviewDeviceTrait.self],
            layout: self[key: PreviewLayoutTrait.self], orientation: self[key: PreviewOrientationTrait.self])
    }
}

/// The size of the space that a preview has.
public enum PreviewLayout: Sendable {
    /// A device's.
    case device
    /// The view's own.
    case sizeThatFits
    /// Points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name; one that is not known counts as a phone.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }

    /// Points, upright; nil: an unknown device. (Apple's published screen sizes, by the part of the name that tells.)
    package var screenSize: CGSize? {
        let name = rawValue.lowercased()
        return Self.sizes.first { name.contains($0.name) }.map { CGSize(width: $0.width, height: $0.height) }
    }

    /// More particular names first.
    private static let sizes: [(name: String, width: CGFloat, height: CGFloat)] = [
        ("iphone se (1st", 320, 568), ("iphone se", 375, 667), ("iphone 8 plus", 414, 736), ("iphone 7 plus", 414, 736),
        ("iphone 8", 375, 667), ("iphone 7", 375, 667), ("iphone xs max", 414, 896), ("iphone xr", 414, 896),
        ("iphone x", 375, 812), ("iphone 11 pro max", 414, 896), ("iphone 11 pro", 375, 812), ("iphone 11", 414, 896),
        ("iphone 12 mini", 375, 812), ("iphone 13 mini", 375, 812), ("iphone 12 pro max", 428, 926),
        ("iphone 13 pro max", 428, 926), ("iphone 12", 390, 844), ("iphone 13", 390, 844), ("iphone 14 plus", 428, 926),
        ("iphone 14 pro max", 430, 932), ("iphone 14 pro", 393, 852), ("iphone 14", 390, 844),
        ("iphone 15 plus", 430, 932), ("iphone 15 pro max", 430, 932), ("iphone 15", 393, 852),
        ("iphone 16 plus", 430, 932), ("iphone 16 pro max", 440, 956), ("iphone 16 pro", 402, 874),
        ("iphone 16", 393, 852), ("ipad mini", 744, 1133), ("ipad air", 820, 1180), ("ipad pro (11", 834, 1194),
        ("ipad pro 11", 834, 1194), ("ipad pro", 1024, 1366), ("ipad", 810, 1080), ("iphone", 390, 844),
    ]
}

extension View {
    /// What the preview is called.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { trait(PreviewNameTrait.self, value) }

    /// The device whose size the preview has.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        trait(PreviewDeviceTrait.self, value)
    }

    /// The size of the preview's space.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        trait(PreviewLayoutTrait.self, value)
    }

    /// How the preview's device is held.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        trait(PreviewOrientationTrait.self, value)
    }
}
