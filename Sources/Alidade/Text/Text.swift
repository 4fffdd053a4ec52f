/// A line or more of read-only text.
public struct Text: Equatable, Sendable {
    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}

/// How lines are set in a text of several lines.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
