/// Sizes and line heights of iOS's text styles (Human Interface Guidelines, Dynamic Type tables), points.
enum TextStyleTable {
    /// Height of one line of the system font, per point of its size.
    static let lineHeight = 0.952148 + 0.241211

    /// The font size.
    static func size(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
        Double(rows(style)[size.rawValue].0)
    }

    /// What is added between lines so that they are as far apart as on a phone; negative for the smallest style.
    static func leading(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
        let (points, pitch) = rows(style)[size.rawValue]
        return Double(pitch) - lineHeight * Double(points)
    }

    private static func rows(_ style: Font.TextStyle) -> [(Int, Int)] {
        switch style {
        case .largeTitle: largeTitle
        case .title: title
        case .title2: title2
        case .title3: title3
        case .headline, .body: body
        case .callout: callout
        case .subheadline: subheadline
        case .footnote: footnote
        case .caption: caption
        case .caption2: caption2
        }
    }

    // Font size and distance of baselines, xSmall to accessibility5.
    private static let largeTitle = [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
        (60, 70),
    ]
    private static let title = [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
        (58, 68),
    ]
    private static let title2 = [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
        (56, 66),
    ]
    private static let title3 = [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
        (55, 65),
    ]
    private static let body = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
        (53, 62),
    ]
    private static let callout = [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
        (51, 60),
    ]
    private static let subheadline = [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
        (49, 58),
    ]
    private static let footnote = [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
        (44, 52),
    ]
    private static let caption = [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32), (32, 39), (37, 44),
        (43, 51),
    ]
    private static let caption2 = [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
        (40, 48),
    ]
}
