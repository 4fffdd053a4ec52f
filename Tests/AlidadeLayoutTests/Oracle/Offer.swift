/// What a view is proposed; nil leaves a length open.
struct Offer: Hashable {
    var width: Double?
    var height: Double?

    static let ideal = Offer(width: nil, height: nil)

    /// Along an axis and across it.
    init(along: Double?, across: Double?, _ axis: OracleAxis) {
        width = axis == .horizontal ? along : across
        height = axis == .horizontal ? across : along
    }

    init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ extent: Extent) { self.init(width: extent.width, height: extent.height) }

    func along(_ axis: OracleAxis) -> Double? { axis == .horizontal ? width : height }
    func across(_ axis: OracleAxis) -> Double? { axis == .horizontal ? height : width }
}

/// What a view answers.
struct Extent: Hashable {
    var width: Double
    var height: Double

    init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    init(along: Double, across: Double, _ axis: OracleAxis) {
        self.init(axis == .horizontal ? along : across, axis == .horizontal ? across : along)
    }

    func along(_ axis: OracleAxis) -> Double { axis == .horizontal ? width : height }
    func across(_ axis: OracleAxis) -> Double { axis == .horizontal ? height : width }
}

enum OracleAxis: Hashable { case horizontal, vertical }

/// Where a child goes in its parent, and with what it is laid out.
struct Spot {
    var child: Node
    var x: Double
    var y: Double
    var offer: Offer
}
