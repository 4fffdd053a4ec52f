/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
    private enum Kind { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

    private let kind: Kind

    /// The orientation itself.
    public var id: InterfaceOrientation { self }

    public static let portrait = InterfaceOrientation(kind: .portrait)
    public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
    public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
    public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Whether the device is on its side.
    package var isLandscape: Bool { kind == .landscapeLeft || kind == .landscapeRight }
}
