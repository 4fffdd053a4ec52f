import Foundation
import Testing

/// Key frames of the gallery worked out by hand from SwiftUI's documented rules, in a window of 390 by 844 points, so
/// that the recorded numbers are not only the engine's word about itself. `GalleryTests` holds the engine to the files.
struct GalleryDerivationTests {
    struct Claim: Sendable, CustomTestStringConvertible {
        let sample: String
        let view: String
        /// Which of the views of this name, from 0, in the order of the report.
        let index: Int
        let frame: [Double]
        let why: String

        init(_ sample: String, _ view: String, _ index: Int, _ frame: [Double], _ why: String) {
            self.sample = sample
            self.view = view
            self.index = index
            self.frame = frame
            self.why = why
        }
        var testDescription: String { "\(sample): \(view) \(index)" }
    }

    static let claims: [Claim] = [
        // 390 less 8 of padding on each side is 374; a row's four squares share 374 - 3·4 = 362: 90.5 each, less than
        // the third of the height that a row is offered. Rows are 90.5 high: 3·90.5 + 2·4 = 279.5, with padding 295.5,
        // which stands in the middle: (844 - 295.5) / 2 + 8.
        Claim("AspectGrid", "Color", 0, [8, 282.25, 90.5, 90.5], "the first square"),
        Claim("AspectGrid", "Color", 11, [291.5, 471.25, 90.5, 90.5], "three columns and two rows of 94.5 further"),

        // 80 in the middle; an overlay aligned top trailing begins at 155 + 80 - 24, and is moved by 8, -8.
        Claim("BadgeOverlay", "RoundedRectangle", 0, [155, 382, 80, 80], "(390 - 80) / 2, (844 - 80) / 2"),
        Claim("BadgeOverlay", "Circle", 0, [219, 374, 24, 24], "211 + 8, 382 - 8"),

        // The reader is 350 by 200, its top at (844 - 240) / 2 + 20 = 322. Five bars share 350 - 4·8: 63.6 each, and
        // stand on 522.
        Claim("BarChart", "Rectangle", 0, [20, 462, 63.6, 60], "200 · 3/10 high"),
        Claim("BarChart", "Rectangle", 3, [234.8, 322, 63.6, 200], "the highest fills the reader; 3 · 71.6 further"),

        // 200 wide, as high by the aspect ratio; cells of 50.
        Claim("Checkerboard", "Rectangle", 0, [95, 322, 50, 50], "the corner of a board in the middle"),
        Claim("Checkerboard", "Rectangle", 6, [195, 372, 50, 50], "second row, third column"),

        // The widest is 140: each stands in a frame of 140, from (390 - 140) / 2 = 125. Three rows of 20 and gaps of 10
        // are 80 high. Of each row the report lists the ground, the reader's clear colour, then the view.
        Claim("EqualWidths", "Color", 0, [125, 382, 140, 20], "the ground of the first frame"),
        Claim("EqualWidths", "Color", 2, [165, 382, 60, 20], "60 in the middle of 140"),
        Claim("EqualWidths", "Color", 8, [150, 442, 90, 20], "90 in the middle of 140, two rows of 30 below"),

        Claim("GoldenSplit", "Color", 0, [0, 0, 241.02, 844], "390 · 0.618"),
        Claim("GoldenSplit", "Color", 1, [241.02, 0, 148.98, 844], "the rest"),

        // 370 without the gaps. The higher priority is offered all but what the others need at least (40 and 60): 270,
        // and takes its 200. Of 170 the fixed 60 is served first; 110 are left.
        Claim("PriorityRow", "Color", 0, [0, 402, 110, 40], "what is left"),
        Claim("PriorityRow", "Color", 1, [120, 402, 200, 40], "its maximum"),
        Claim("PriorityRow", "Color", 2, [330, 402, 60, 40], "its width"),

        Claim("ProgressRing", "Circle", 0, [115, 342, 160, 160], "a line does not change a shape's frame"),

        // 350 between the paddings, 150 of it fixed: two spacers share 200.
        Claim("SpacerSpread", "Color", 0, [20, 397, 50, 50], "after the padding"),
        Claim("SpacerSpread", "Color", 1, [170, 397, 50, 50], "20 + 50 + 100"),
        Claim("SpacerSpread", "Color", 2, [320, 397, 50, 50], "before the padding"),

        // Safe area 59 above, 34 below.
        Claim("SafeAreaFill", "Color", 0, [0, 0, 390, 844], "it ignores the safe area"),
        Claim("SafeAreaFill", "Color", 1, [10, 69, 370, 731], "59 + 10, 844 - 59 - 34 - 20 high"),

        // Radius 120 - 20 around (195, 422).
        Claim("RadialLayout", "Circle", 0, [175, 302, 40, 40], "above"),
        Claim("RadialLayout", "Circle", 1, [275, 402, 40, 40], "to the right"),
        Claim("RadialLayout", "Circle", 2, [175, 502, 40, 40], "below"),
        Claim("RadialLayout", "Circle", 3, [75, 402, 40, 40], "to the left"),

        // Scrolled by 100: the reader's top is at -100, and its content moves down by half of that.
        Claim("StretchyHeader", "GeometryReader", 0, [0, -100, 390, 240], "240 high, moved by the scroll"),
        Claim("StretchyHeader", "LinearGradient", 0, [0, -50, 390, 240], "an offset of 50"),

        // 100 × 40 in 16 of padding is 132 × 72, in 8 more 148 × 88; 160 × 20 likewise 208 × 68. The stack is 208 × 156.
        Claim(
            "CustomModifier", "RoundedRectangle", 0, [129, 352, 132, 72], "(390 - 148) / 2 + 8, (844 - 156) / 2 + 8"),
        Claim("CustomModifier", "Color", 0, [145, 368, 100, 40], "16 further in"),
        Claim("CustomModifier", "Color", 1, [115, 456, 160, 20], "344 + 88 + 24 below the top"),

        // The widest is 280; the others stand in its middle, each offset by 12 more.
        Claim("CardStack", "RoundedRectangle", 0, [85, 332, 220, 180], "(390 - 220) / 2, (844 - 180) / 2"),
        Claim("CardStack", "RoundedRectangle", 3, [55, 368, 280, 180], "3 · 12 lower"),

        // Tapped twice: the third dot is the wide one. 3·8 + 20 + 3·8 = 68 wide, 8 and 16 of padding high; the colour
        // gets what the default space of 8 leaves.
        Claim("PageDots", "Color", 0, [0, 0, 390, 812], "844 - 24 - 8"),
        Claim("PageDots", "Capsule", 0, [161, 820, 8, 8], "(390 - 68) / 2"),
        Claim("PageDots", "Capsule", 2, [193, 820, 20, 8], "two dots and gaps further"),
        Claim("PageDots", "Capsule", 3, [221, 820, 8, 8], "after the wide one"),

        // Scrolled by one card and gap, 230.
        Claim("Carousel", "GeometryReader", 0, [-135, 282, 200, 280], "95 - 230"),
        Claim("Carousel", "GeometryReader", 1, [95, 282, 200, 280], "a card in the middle"),
    ]

    @Test(arguments: claims)
    func aRecordedFrameIsTheOneThatTheRulesGive(claim: Claim) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            contentsOf: folder.appendingPathComponent("Gallery/\(claim.sample).json"), encoding: .utf8)
        let frames = Tool.Outcome(code: 0, output: text, errors: "").frames(claim.view)
        let frame = try #require(frames.indices.contains(claim.index) ? frames[claim.index] : nil)
        for (number, expected) in zip(frame, claim.frame) {
            #expect(abs(number - expected) < 0.001, "\(claim.why): \(frame)")
        }
    }

    @Test func fifteenSamplesAreDerived() { #expect(Set(Self.claims.map(\.sample)).count >= 15) }
}
