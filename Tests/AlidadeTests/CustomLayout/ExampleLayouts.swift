import Alidade

/// All as wide as the widest wants to be.
struct EqualWidths: Layout {
    struct Cache { var size = CGSize.zero; var gaps: [CGFloat] = [] }

    func makeCache(subviews: Subviews) -> Cache {
        var cache = Cache()
        for (index, subview) in subviews.enumerated() {
            let ideal = subview.sizeThatFits(.unspecified)
            cache.size.width = max(cache.size.width, ideal.width)
            cache.size.height = max(cache.size.height, ideal.height)
            cache.gaps.append(
                index + 1 < subviews.count
                    ? subview.spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0)
        }
        return cache
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(
            width: cache.size.width * CGFloat(subviews.count) + cache.gaps.reduce(0, +), height: cache.size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var x = bounds.minX
        for (subview, gap) in zip(subviews, cache.gaps) {
            subview.place(
                at: CGPoint(x: x + cache.size.width / 2, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(cache.size))
            x += cache.size.width + gap
        }
    }
}

/// Rows, broken where the next subview would not fit.
struct Flow: Layout {
    var spacing: CGFloat = 4

    private func origins(in width: CGFloat, _ subviews: Subviews) -> (origins: [CGPoint], size: CGSize) {
        var (origins, size, corner, rowHeight) = ([CGPoint](), CGSize.zero, CGPoint.zero, CGFloat.zero)
        for subview in subviews {
            let next = subview.sizeThatFits(.unspecified)
            if corner.x > 0, corner.x + next.width > width {
                corner = CGPoint(x: 0, y: corner.y + rowHeight + spacing)
                rowHeight = 0
            }
            origins.append(corner)
            size = CGSize(width: max(size.width, corner.x + next.width), height: corner.y + max(rowHeight, next.height))
            rowHeight = max(rowHeight, next.height)
            corner.x += next.width + spacing
        }
        return (origins, size)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        origins(in: proposal.width ?? .infinity, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, origin) in zip(subviews, origins(in: bounds.width, subviews).origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }
}

struct Turn: LayoutValueKey { static let defaultValue = 0.0 }

/// On a circle, the first at the top; a subview's own turn is added to its angle.
struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2
        for (index, subview) in subviews.enumerated() {
            let angle = Angle.degrees(360.0 / Double(subviews.count) * Double(index) + subview[Turn.self]).radians
            subview.place(
                at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }
}

/// As wide as its subview wants to be at most, and as high as it wants to be at least.
struct Probing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let subview = subviews.first else { return .zero }
        return CGSize(width: subview.sizeThatFits(.infinity).width, height: subview.sizeThatFits(.zero).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// Takes what it is offered and places only its first subview, in the corner.
struct Forgetful: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: .zero)
    }
}

/// Shows the subviews by priority, the highest at the top.
struct Ranking: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        VStackLayout(spacing: 0).sizeThatFits(proposal: proposal, subviews: ranked(subviews), cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        VStackLayout(spacing: 0).placeSubviews(
            in: bounds, proposal: proposal, subviews: ranked(subviews), cache: &cache)
    }

    private func ranked(_ subviews: Subviews) -> Subviews {
        subviews[subviews.indices.sorted { subviews[$0].priority > subviews[$1].priority }]
    }
}
