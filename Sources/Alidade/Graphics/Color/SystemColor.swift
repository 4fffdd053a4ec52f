/// The colours of the phone's palette, by name; values are iOS 17's, light and dark.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
    case accent
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, placeholderText
    case separator, opaqueSeparator, link
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

    package func resolve(in context: ColorContext) -> DisplayColor {
        if self == .accent { return context.accent ?? SystemColor.blue.resolve(in: context) }
        let (light, dark) = values
        return context.colorScheme == .light ? light : dark
    }

    package var name: String {
        switch self {
        case .label: "primary"
        case .secondaryLabel: "secondary"
        default: "\(self)"
        }
    }

    private var values: (light: DisplayColor, dark: DisplayColor) {
        switch self {
        case .accent, .blue: (rgb(0, 122, 255), rgb(10, 132, 255))
        case .red: (rgb(255, 59, 48), rgb(255, 69, 58))
        case .orange: (rgb(255, 149, 0), rgb(255, 159, 10))
        case .yellow: (rgb(255, 204, 0), rgb(255, 214, 10))
        case .green: (rgb(52, 199, 89), rgb(48, 209, 88))
        case .mint: (rgb(0, 199, 190), rgb(99, 230, 226))
        case .teal: (rgb(48, 176, 199), rgb(64, 200, 224))
        case .cyan: (rgb(50, 173, 230), rgb(100, 210, 255))
        case .indigo: (rgb(88, 86, 214), rgb(94, 92, 230))
        case .purple: (rgb(175, 82, 222), rgb(191, 90, 242))
        case .pink: (rgb(255, 45, 85), rgb(255, 55, 95))
        case .brown: (rgb(162, 132, 94), rgb(172, 142, 104))
        case .gray: (rgb(142, 142, 147), rgb(142, 142, 147))
        case .gray2: (rgb(174, 174, 178), rgb(99, 99, 102))
        case .gray3: (rgb(199, 199, 204), rgb(72, 72, 74))
        case .gray4: (rgb(209, 209, 214), rgb(58, 58, 60))
        case .gray5: (rgb(229, 229, 234), rgb(44, 44, 46))
        case .gray6: (rgb(242, 242, 247), rgb(28, 28, 30))
        case .label: (rgb(0, 0, 0), rgb(255, 255, 255))
        case .secondaryLabel: (rgb(60, 60, 67, 0.6), rgb(235, 235, 245, 0.6))
        case .tertiaryLabel, .placeholderText: (rgb(60, 60, 67, 0.3), rgb(235, 235, 245, 0.3))
        case .quaternaryLabel: (rgb(60, 60, 67, 0.18), rgb(235, 235, 245, 0.16))
        case .quinaryLabel: (rgb(60, 60, 67, 0.1), rgb(235, 235, 245, 0.1))
        case .separator: (rgb(60, 60, 67, 0.29), rgb(84, 84, 88, 0.6))
        case .opaqueSeparator: (rgb(198, 198, 200), rgb(56, 56, 58))
        case .link: (rgb(0, 122, 255), rgb(9, 132, 255))
        case .fill: (rgb(120, 120, 128, 0.2), rgb(120, 120, 128, 0.36))
        case .secondaryFill: (rgb(120, 120, 128, 0.16), rgb(120, 120, 128, 0.32))
        case .tertiaryFill: (rgb(118, 118, 128, 0.12), rgb(118, 118, 128, 0.24))
        case .quaternaryFill: (rgb(116, 116, 128, 0.08), rgb(118, 118, 128, 0.18))
        case .background: (rgb(255, 255, 255), rgb(0, 0, 0))
        case .secondaryBackground: (rgb(242, 242, 247), rgb(28, 28, 30))
        case .tertiaryBackground: (rgb(255, 255, 255), rgb(44, 44, 46))
        case .groupedBackground: (rgb(242, 242, 247), rgb(0, 0, 0))
        case .secondaryGroupedBackground: (rgb(255, 255, 255), rgb(28, 28, 30))
        case .tertiaryGroupedBackground: (rgb(242, 242, 247), rgb(44, 44, 46))
        }
    }

    private func rgb(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> DisplayColor {
        DisplayColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}

extension Color {
    public static let red = Color(SystemColor.red)
    public static let orange = Color(SystemColor.orange)
    public static let yellow = Color(SystemColor.yellow)
    public static let green = Color(SystemColor.green)
    public static let mint = Color(SystemColor.mint)
    public static let teal = Color(SystemColor.teal)
    public static let cyan = Color(SystemColor.cyan)
    public static let blue = Color(SystemColor.blue)
    public static let indigo = Color(SystemColor.indigo)
    public static let purple = Color(SystemColor.purple)
    public static let pink = Color(SystemColor.pink)
    public static let brown = Color(SystemColor.brown)
    public static let white = Color(DisplayColor.white)
    public static let gray = Color(SystemColor.gray)
    public static let black = Color(DisplayColor.black)
    public static let clear = Color(DisplayColor.clear)
    /// The colour of primary content: black in light appearance, white in dark.
    public static let primary = Color(SystemColor.label)
    /// The colour of secondary content.
    public static let secondary = Color(SystemColor.secondaryLabel)
    /// The colour of what can be acted on.
    public static var accentColor: Color { Color(SystemColor.accent) }
}
