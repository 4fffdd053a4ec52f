import Foundation

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { known.colorScheme }
        set { known.colorScheme = newValue }
    }
    /// Device pixels a point.
    public var displayScale: CGFloat {
        get { CGFloat(known.displayScale) }
        set { known.displayScale = Double(newValue) }
    }
    /// The length of a device pixel in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 0.1) }
    public var layoutDirection: LayoutDirection {
        get { known.layoutDirection }
        set { known.layoutDirection = newValue }
    }
    public var isEnabled: Bool {
        get { known.isEnabled }
        set { known.isEnabled = newValue }
    }
    public var font: Font? {
        get { known.font }
        set { known.font = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { known.multilineTextAlignment }
        set { known.multilineTextAlignment = newValue }
    }
    public var lineLimit: Int? {
        get { known.lineLimit }
        set { known.lineLimit = newValue }
    }
    public var lineSpacing: CGFloat {
        get { known.lineSpacing }
        set { known.lineSpacing = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { known.truncationMode }
        set { known.truncationMode = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { known.minimumScaleFactor }
        set { known.minimumScaleFactor = newValue }
    }
    public var allowsTightening: Bool {
        get { known.allowsTightening }
        set { known.allowsTightening = newValue }
    }
    public var textCase: Text.Case? {
        get { known.textCase }
        set { known.textCase = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { known.dynamicTypeSize }
        set { known.dynamicTypeSize = newValue }
    }
    public var locale: Locale {
        get { known.locale }
        set { known.locale = newValue }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { known.backgroundStyle }
        set { known.backgroundStyle = newValue }
    }
}

private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension EnvironmentValues {
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
