import AlidadeLayout

/// What a view prefers beside an edge: lengths by category, and one that counts where neighbours share none.
struct OracleEdge {
    enum Category { case aboveText, belowText, textToText }

    var values: [Category: Double] = [:]
    var other: Double?

    func union(_ more: OracleEdge) -> OracleEdge {
        var result = self
        result.values.merge(more.values) { max($0, $1) }
        if let value = more.other { result.other = max(result.other ?? value, value) }
        return result
    }

    func distance(to next: OracleEdge) -> Double {
        var shared: [Double] = []
        for (category, value) in values {
            if let value2 = next.values[category] { shared.append(value + value2) }
        }
        if let largest = shared.max() { return largest }
        if other != nil || next.other != nil { return max(other ?? -.infinity, next.other ?? -.infinity) }
        return 8
    }
}

struct OracleEdges {
    var top: OracleEdge
    var left: OracleEdge
    var bottom: OracleEdge
    var right: OracleEdge

    /// Shapes, colours, and whatever a modifier makes ordinary.
    static let plain = OracleEdges(
        top: OracleEdge(values: [.belowText: 0]), left: OracleEdge(), bottom: OracleEdge(values: [.aboveText: 0]),
        right: OracleEdge())
}

extension Oracle {
    static let pixel = 1.0

    func edges(_ node: Node) -> OracleEdges {
        var result = OracleEdges.plain
        switch node.kind {
        case .text where node.text.hasTextSpacing:
            let line = node.text.lineHeight
            let (ascent, descent, leading, cap) = (line * 0.8, line * 0.2, line / 10, line / 2)
            let slack = ((ascent + descent) * 0.1 / Self.pixel).rounded(.up) * Self.pixel
            result.top = OracleEdge(values: [
                .aboveText: ascent + descent + slack - ascent,
                .textToText: (leading / Self.pixel).rounded(.up) * Self.pixel,
            ])
            result.bottom = OracleEdge(values: [
                .belowText: max(ascent + descent + slack - cap, slack + descent), .textToText: 0,
            ])
        case .spacer:
            let nothing = OracleEdge(other: 0)
            // Across its axis it prefers nothing at all.
            result = OracleEdges(top: OracleEdge(), left: OracleEdge(), bottom: OracleEdge(), right: OracleEdge())
            if node.params.p1 != 2 { (result.left, result.right) = (nothing, nothing) }
            if node.params.p1 != 1 { (result.top, result.bottom) = (nothing, nothing) }
        case .padding:
            result = edges(node.children[0])
            if node.params.p0 != 0 { result.top = OracleEdges.plain.top }
            if node.params.p1 != 0 { result.left = OracleEdges.plain.left }
            if node.params.p2 != 0 { result.bottom = OracleEdges.plain.bottom }
            if node.params.p3 != 0 { result.right = OracleEdges.plain.right }
        case .frame:
            result = framed(node, horizontal: !node.params.p0.isNaN, vertical: !node.params.p1.isNaN)
        case .flexFrame:
            let params = node.params
            result = framed(
                node, horizontal: !(params.p0.isNaN && params.p1.isNaN && params.p2.isNaN),
                vertical: !(params.p3.isNaN && params.p4.isNaN && params.p5.isNaN))
        case .hStack, .vStack, .zStack: result = union(node)
        case .fixedSize, .aspectRatio, .offset, .priority, .alignmentGuide, .overlay: result = edges(node.children[0])
        case .background: result = edges(node.children[1])
        default: break
        }
        return result
    }

    private func framed(_ node: Node, horizontal: Bool, vertical: Bool) -> OracleEdges {
        var result = edges(node.children[0])
        if isSpacer(node.children[0]) { return result }
        if horizontal { (result.left, result.right) = (OracleEdges.plain.left, OracleEdges.plain.right) }
        if vertical { (result.top, result.bottom) = (OracleEdges.plain.top, OracleEdges.plain.bottom) }
        return result
    }

    /// What stands for one child remains a spacer around one.
    private func isSpacer(_ node: Node) -> Bool {
        switch node.kind {
        case .spacer: true
        case .frame, .flexFrame, .padding, .fixedSize, .aspectRatio, .offset, .priority, .alignmentGuide, .overlay:
            isSpacer(node.children[0])
        case .background: isSpacer(node.children[1])
        default: false
        }
    }

    /// Edges of the children that lie on the container's.
    private func union(_ node: Node) -> OracleEdges {
        let all = node.children.map { edges($0) }
        guard let first = all.first, let last = all.last else {
            let nothing = OracleEdge(other: 0)
            return OracleEdges(top: nothing, left: nothing, bottom: nothing, right: nothing)
        }
        func every(_ edge: (OracleEdges) -> OracleEdge) -> OracleEdge {
            all.map(edge).reduce(OracleEdge()) { $0.union($1) }
        }
        return OracleEdges(
            top: node.kind == .vStack ? first.top : every(\.top),
            left: node.kind == .hStack ? first.left : every(\.left),
            bottom: node.kind == .vStack ? last.bottom : every(\.bottom),
            right: node.kind == .hStack ? last.right : every(\.right))
    }
}
