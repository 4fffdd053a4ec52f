extension LayoutTree {
    /// Index in `spacings` of what the item prefers beside its edges, noted as asked for. 0 is plain.
    @inline(__always)
    func spacing(_ index: ItemIndex) -> Int32 {
        let item = items + Int(index)
        switch item.pointee.kind {
        case .leaf, .sizedLeaf, .divider, .geometryReader, .marker, .gridRow: return 0
        default: return notedSpacing(item, index)
        }
    }

    private func notedSpacing(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex) -> Int32 {
        guard item.pointee.kind.isCached else { return spacerSpacing(item) }
        if item.pointee.cache < 0, isSimple(item) { return 0 }
        let cache = cache(of: item)
        if cache.pointee.spacing >= 0 { return cache.pointee.spacing }
        guard stack.hasRoom else {
            stack.warn()
            return 0
        }
        let spacing = computeSpacing(item, index)
        cache.pointee.spacing = keep(spacing)
        return cache.pointee.spacing
    }

    private func keep(_ spacing: ViewSpacing) -> Int32 {
        if spacing == .plain { return 0 }
        if let free = freeSpacings.popLast() {
            spacings[Int(free)] = spacing
            return free
        }
        spacings.append(spacing)
        return Int32(spacings.count - 1)
    }

    private func spacerSpacing(_ item: UnsafeMutablePointer<Item>) -> Int32 {
        item.pointee.params.p1 == 1 ? 2 : item.pointee.params.p1 == 2 ? 3 : 1
    }

    func computeSpacing(_ item: UnsafeMutablePointer<Item>, _ index: ItemIndex) -> ViewSpacing {
        let params = item.pointee.params
        switch item.pointee.kind {
        case .text, .external:
            guard let client else { return .plain }
            return client.spacing(index)
        case .padding:
            var spacing = primarySpacing(item)
            let isReversed = item.pointee.flags.contains(.rightToLeft)
            if params.p0 != 0 { spacing.top = .plain }
            if params.p2 != 0 { spacing.bottom = .plain }
            if params.p1 != 0 { if isReversed { spacing.right = .plain } else { spacing.left = .plain } }
            if params.p3 != 0 { if isReversed { spacing.left = .plain } else { spacing.right = .plain } }
            return spacing
        case .frame:
            return framedSpacing(item, horizontal: usable(params.p0) != nil, vertical: usable(params.p1) != nil)
        case .flexFrame:
            return framedSpacing(
                item, horizontal: params.p0 == params.p0 || params.p1 == params.p1 || params.p2 == params.p2,
                vertical: params.p3 == params.p3 || params.p4 == params.p4 || params.p5 == params.p5)
        case .position: return .plain
        case .hStack, .vStack, .zStack, .grid: return containerSpacing(item)
        case let kind where kind.forwardsPrimary: return primarySpacing(item)
        default: return .plain
        }
    }

    private func primarySpacing(_ item: UnsafeMutablePointer<Item>) -> ViewSpacing {
        let child = primaryChild(of: item)
        return child == noItem ? .plain : spacings[Int(spacing(child))]
    }

    /// A frame is plain on the axes that it sets; but a spacer stays one.
    private func framedSpacing(_ item: UnsafeMutablePointer<Item>, horizontal: Bool, vertical: Bool) -> ViewSpacing {
        var spacing = primarySpacing(item)
        if isSpacer(item) { return spacing }
        if horizontal {
            spacing.left = .plain
            spacing.right = .plain
        }
        if vertical {
            spacing.top = .plain
            spacing.bottom = .plain
        }
        return spacing
    }

    private func isSpacer(_ item: UnsafeMutablePointer<Item>) -> Bool {
        var current = item
        while current.pointee.kind.forwardsPrimary {
            let child = primaryChild(of: current)
            guard child != noItem else { return false }
            current = items + Int(child)
        }
        return current.pointee.kind == .spacer
    }

    /// The union of the children's edges that lie on the container's.
    private func containerSpacing(_ item: UnsafeMutablePointer<Item>) -> ViewSpacing {
        var child = firstChildInLayout(of: item)
        guard child != noItem else { return .zero }
        var result = ViewSpacing.none
        let isReversed = item.pointee.flags.contains(.rightToLeft)
        let kind = item.pointee.kind
        var isFirst = true
        while child != noItem {
            let next = nextInLayout(of: child)
            let spacing = spacings[Int(spacing(child))]
            let isLast = next == noItem
            let all = kind == .zStack || kind == .grid
            let (startsRow, endsRow) = isReversed ? (isLast, isFirst) : (isFirst, isLast)
            if all || kind == .vStack || startsRow { result.left.formUnion(spacing.left) }
            if all || kind == .vStack || endsRow { result.right.formUnion(spacing.right) }
            if all || kind != .vStack || isFirst { result.top.formUnion(spacing.top) }
            if all || kind != .vStack || isLast { result.bottom.formUnion(spacing.bottom) }
            isFirst = false
            child = next
        }
        return result
    }

    /// The gap between two neighbours along an axis, where their container does not set it.
    @inline(__always)
    func gap(_ first: Int32, _ second: Int32, horizontal: Bool, reversed: Bool) -> Double {
        if first == 0, second == 0 { return ViewSpacing.defaultDistance }
        return preferredGap(first, second, horizontal: horizontal, reversed: reversed)
    }

    private func preferredGap(_ first: Int32, _ second: Int32, horizontal: Bool, reversed: Bool) -> Double {
        let (a, b) = (spacings[Int(first)], spacings[Int(second)])
        let distance =
            !horizontal
            ? a.bottom.distance(to: b.top)
            : reversed ? a.left.distance(to: b.right) : a.right.distance(to: b.left)
        guard let distance, distance == distance else { return ViewSpacing.defaultDistance }
        return distance
    }
}
