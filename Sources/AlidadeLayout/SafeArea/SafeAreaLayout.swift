extension LayoutTree {
    /// The child of `ignoresSafeArea` reaches over the borders that the item touches.
    func placeIgnoringSafeArea(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let child = firstChildInLayout(of: item)
        guard child != noItem else { return }
        let insets = ignoredInsets(item)
        var inner = item.pointee.proposal
        inner.width += insets.left + insets.right
        inner.height += insets.top + insets.bottom
        put(
            child, in: item, x: -insets.left, y: -insets.top, measure(child, inner), inner, moved: moved,
            mirrored: false)
    }

    private func ignoredInsets(_ item: UnsafeMutablePointer<Item>) -> SideInsets {
        let mask = item.pointee.params.p0
        let edges = mask >= 0 && mask < 16 ? Int(mask) : 0
        // The keyboard's region is empty on a desktop: only the container's counts.
        let regions = item.pointee.params.p1
        guard edges != 0, regions >= 0, regions <= 255, Int(regions) & 1 != 0 else { return SideInsets() }
        var insets = sideInsets(of: indexOf(item))
        let isReversed = item.pointee.flags.contains(.rightToLeft)
        if edges & 1 == 0 { insets.top = 0 }
        if edges & 4 == 0 { insets.bottom = 0 }
        if edges & (isReversed ? 8 : 2) == 0 { insets.left = 0 }
        if edges & (isReversed ? 2 : 8) == 0 { insets.right = 0 }
        return insets
    }

    // MARK: A bar beside the primary child

    func safeAreaInsetSize(_ item: UnsafeMutablePointer<Item>, _ proposal: Proposal) -> LayoutSize {
        let primary = firstChildInLayout(of: item)
        guard primary != noItem else { return .zero }
        let parts = insetParts(item, primary, proposal)
        let size = measure(primary, parts.primary)
        return isVerticalInset(item)
            ? LayoutSize(width: size.width, height: size.height + parts.length)
            : LayoutSize(width: size.width + parts.length, height: size.height)
    }

    func safeAreaInsetPrimary(
        _ item: UnsafeMutablePointer<Item>, _ primary: ItemIndex, _ size: LayoutSize, _ proposal: Proposal
    ) -> ChildPlace {
        let parts = insetParts(item, primary, proposal)
        let isFirst = item.pointee.params.p0 == 0 || item.pointee.params.p0 == 1
        return ChildPlace(
            proposal: parts.primary, size: measure(primary, parts.primary),
            x: isFirst && !isVerticalInset(item) ? parts.length : 0,
            y: isFirst && isVerticalInset(item) ? parts.length : 0)
    }

    func placeSafeAreaInset(_ item: UnsafeMutablePointer<Item>, moved: Bool) {
        let primary = firstChildInLayout(of: item)
        guard primary != noItem else { return }
        let mirrored = item.pointee.flags.contains(.rightToLeft)
        let proposal = item.pointee.proposal
        let place = safeAreaInsetPrimary(item, primary, item.pointee.size, proposal)
        put(
            primary, in: item, x: place.x, y: place.y, place.size, place.proposal, moved: moved, mirrored: mirrored)
        let bar = nextInLayout(of: primary)
        guard bar != noItem else { return }
        let parts = insetParts(item, primary, proposal)
        let (size, edge) = (parts.barSize, item.pointee.params.p0)
        var x =
            defaultGuide(item.pointee.hAlign, item.pointee.size)
            - guide(bar, item.pointee.hAlign, parts.bar, size)
        var y =
            defaultGuide(item.pointee.vAlign, item.pointee.size)
            - guide(bar, item.pointee.vAlign, parts.bar, size)
        if isVerticalInset(item) {
            y = edge == 0 ? 0 : item.pointee.height - size.height
        } else {
            x = edge == 1 ? 0 : item.pointee.width - size.width
        }
        put(bar, in: item, x: x, y: y, size, parts.bar, moved: moved, mirrored: mirrored)
        placeOthers(after: bar, in: item, proposal, moved: moved)
    }

    private func isVerticalInset(_ item: UnsafeMutablePointer<Item>) -> Bool {
        item.pointee.params.p0 != 1 && item.pointee.params.p0 != 3
    }

    private struct InsetParts {
        var primary: Proposal
        var bar: Proposal
        var barSize: LayoutSize
        /// What the bar and the gap take away.
        var length: Double
    }

    /// The bar is offered what the primary child's least length leaves; the primary child gets the rest.
    private func insetParts(
        _ item: UnsafeMutablePointer<Item>, _ primary: ItemIndex, _ proposal: Proposal
    ) -> InsetParts {
        let vertical = isVerticalInset(item)
        let bar = nextInLayout(of: primary)
        guard bar != noItem else { return InsetParts(primary: proposal, bar: proposal, barSize: .zero, length: 0) }
        var gap = item.pointee.params.p1
        if gap != gap {
            let isFirst = item.pointee.params.p0 == 0 || item.pointee.params.p0 == 1
            let (first, second) = isFirst ? (bar, primary) : (primary, bar)
            gap = self.gap(
                spacing(first), spacing(second), horizontal: !vertical,
                reversed: item.pointee.flags.contains(.rightToLeft))
        }
        gap = finite(gap)
        var inner = proposal
        var offered = proposal
        if vertical {
            if proposal.height == proposal.height {
                let least = measure(primary, Proposal(width: proposal.width, height: 0)).height
                offered.height = inset(proposal.height, gap + least)
            }
        } else if proposal.width == proposal.width {
            let least = measure(primary, Proposal(width: 0, height: proposal.height)).width
            offered.width = inset(proposal.width, gap + least)
        }
        let size = measure(bar, offered)
        let length = max((vertical ? size.height : size.width) + gap, 0)
        if vertical {
            inner.height = inset(proposal.height, length)
        } else {
            inner.width = inset(proposal.width, length)
        }
        return InsetParts(primary: inner, bar: offered, barSize: size, length: length)
    }
}
