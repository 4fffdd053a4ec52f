import AlidadeLayout

extension Oracle {
    struct StackResult {
        struct Child {
            var offer: Double?
            var along = 0.0
            var across = 0.0
        }
        var extent = Extent(0, 0)
        var children: [Child] = []
    }

    /// The stack algorithm in its steps.
    func stack(_ node: Node, _ axis: OracleAxis, _ offer: Offer) -> StackResult {
        let children = node.children
        let gaps = gaps(node, axis)
        let across = offer.across(axis)
        var offers = [Double?](repeating: nil, count: children.count)

        if let along = offer.along(axis) {
            func probe(_ index: Int, _ length: Double) -> Double {
                size(children[index], Offer(along: length, across: across, axis)).along(axis)
            }
            let priorities = Set(children.map { priority($0) }).sorted(by: >)
            var left = along - gaps.reduce(0, +)
            for index in children.indices where priority(children[index]) != priorities.first {
                left -= probe(index, 0)
            }
            for (number, priority) in priorities.enumerated() {
                var group = children.indices.filter { self.priority(children[$0]) == priority }
                if number > 0 { for index in group { left += probe(index, 0) } }
                let flexibility = Dictionary(
                    uniqueKeysWithValues: group.map { ($0, probe($0, .infinity) - probe($0, 0)) })
                // The earliest of the least flexible is taken out, until none is left.
                while !group.isEmpty {
                    var best = group[0]
                    for index in group {
                        let (new, old) = (flexibility[index] ?? 0, flexibility[best] ?? 0)
                        let isLarger = new == .infinity && old == .infinity && probe(index, 0) > probe(best, 0)
                        if new < old || isLarger { best = index }
                    }
                    let share = max(left / Double(group.count), 0)
                    offers[best] = share
                    let taken = probe(best, share)
                    if !(left - taken).isNaN { left -= taken }
                    group.removeAll { $0 == best }
                }
            }
        }
        return lineUp(node, axis, offers, gaps, across)
    }

    private func lineUp(
        _ node: Node, _ axis: OracleAxis, _ offers: [Double?], _ gaps: [Double], _ across: Double?
    ) -> StackResult {
        let key = axis == .horizontal ? node.vertical : node.horizontal
        var result = StackResult()
        var (low, high) = (0.0, 0.0)
        var end = 0.0
        for (index, child) in node.children.enumerated() {
            let inner = Offer(along: offers[index], across: across, axis)
            let extent = size(child, inner)
            let start = -guide(child, key, inner)
            low = min(low, start)
            high = max(high, start + extent.across(axis))
            result.children.append(StackResult.Child(offer: offers[index], along: end + gaps[index], across: start))
            end += gaps[index] + extent.along(axis)
        }
        for index in result.children.indices { result.children[index].across -= low }
        result.extent = Extent(along: max(end, 0), across: high - low, axis)
        return result
    }

    /// Before each child.
    private func gaps(_ node: Node, _ axis: OracleAxis) -> [Double] {
        node.children.indices.map { index in
            if index == 0 { return 0 }
            if !node.params.p0.isNaN { return node.params.p0 }
            let (a, b) = (edges(node.children[index - 1]), edges(node.children[index]))
            return axis == .horizontal ? a.right.distance(to: b.left) : a.bottom.distance(to: b.top)
        }
    }
}
