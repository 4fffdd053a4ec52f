/// A picker's look.
public protocol PickerStyle: Sendable {
    nonisolated var _kind: _PickerKind { get }
}

/// The name of a built-in picker style.
public struct _PickerKind: Sendable {
    let kind: PickerKind
}

/// What suits the surroundings: a menu.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { _PickerKind(kind: .automatic) }
}
/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// All options, one below the other.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}
/// A wheel on a phone; here all options in a list that scrolls.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}
/// Options side by side, without a ground.
public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { _PickerKind(kind: .palette) }
}
/// A row that leads to a page with all options; a menu where there is no stack of pages.
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _kind: _PickerKind { _PickerKind(kind: .link) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
    /// Draws the pickers in the view in a style.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, style._kind.kind)
    }
}
