/// A line: a range of a paragraph's clusters, perhaps with a gap where an ellipsis stands.
struct BrokenLine: Equatable {
    var paragraph: Int
    var start: Int
    /// White space that hangs over the line's end is left out.
    var end: Int
    /// Clusters cut out; the ellipsis stands in their place. Empty at `end` where nothing was cut but lines below.
    var cut: Range<Int>?
    var endsWithHyphen = false
    /// Points, at the size the text was shaped in.
    var width: Double
}
