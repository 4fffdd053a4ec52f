import Foundation

extension View {
    /// The default font of text below.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { environmentKnown(\.fontWeight, weight) }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { environmentKnown(\.fontDesign, design) }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { environmentKnown(\.isBold, isActive) }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { environmentKnown(\.isItalic, isActive) }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.known.fontDesign) { if isActive { $0 = .monospaced } }
    }
    /// Digits of one width, so that numbers that change do not jump.
    public nonisolated func monospacedDigit() -> some View { environmentKnown(\.monospacedDigits, true) }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { environmentKnown(\.kerning, kerning) }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { environmentKnown(\.tracking, tracking) }
    public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
        environmentKnown(\.baselineOffset, offset)
    }
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environmentKnown(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environmentKnown(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// The most lines a text may have; nil: as many as fit.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environmentKnown(\.reservesSpace, reservesSpace)
    }
    /// At least as many lines, with room for them where there are fewer.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environmentKnown(\.leastLines, limit.lowerBound)
    }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environmentKnown(\.leastLines, limit.lowerBound)
    }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }
}
