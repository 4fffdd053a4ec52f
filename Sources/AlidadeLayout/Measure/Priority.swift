extension LayoutTree {
    /// The item's layout priority, noted as asked for.
    @inline(__always)
    func priority(_ index: ItemIndex) -> Double {
        let item = items + Int(index)
        switch item.pointee.kind {
        case .leaf, .sizedLeaf, .divider, .text, .external, .geometryReader: return 0
        case .spacer: return -.infinity
        default: return notedPriority(item)
        }
    }

    private func notedPriority(_ item: UnsafeMutablePointer<Item>) -> Double {
        let priority = computePriority(item)
        // Every item on the way answers for the one below; a change must pass through them all.
        var current = item
        while current.pointee.kind.isCached, current.pointee.kind != .geometryReader {
            if current.pointee.cache < 0, isSimple(current) { break }
            cache(of: current).pointee.priority = priority
            guard passesPriority(current.pointee.kind) || keepsPriority(current.pointee.kind) else { break }
            let child = primaryChild(of: current)
            guard child != noItem else { break }
            current = items + Int(child)
        }
        return priority
    }

    func computePriority(_ item: UnsafeMutablePointer<Item>) -> Double {
        var current = item
        // What a spacer or an empty stack is by itself; a modifier that makes a size of its own ends it.
        var least = -Double.infinity
        while true {
            switch current.pointee.kind {
            case .priority:
                let priority = current.pointee.params.p0
                return priority == priority ? priority : 0
            case .spacer: return least
            case .hStack, .vStack, .zStack, .grid:
                return firstChildInLayout(of: current) == noItem ? least : 0
            case let kind where passesPriority(kind) || keepsPriority(kind):
                if keepsPriority(kind) { least = 0 }
                let child = primaryChild(of: current)
                guard child != noItem else { return 0 }
                current = items + Int(child)
            default: return 0
            }
        }
    }

    /// Leaves the size to the child, and the priority too.
    @inline(__always)
    private func passesPriority(_ kind: ItemKind) -> Bool {
        switch kind {
        case .fixedSize, .alignmentGuide, .overlay, .background, .passthrough, .offset, .ignoresSafeArea, .gridCell:
            true
        default: false
        }
    }

    /// Keeps a priority that was set inside, as Apple's do.
    @inline(__always)
    private func keepsPriority(_ kind: ItemKind) -> Bool {
        switch kind {
        case .padding, .frame, .flexFrame, .aspectRatio, .position, .safeAreaPadding, .safeAreaInset: true
        default: false
        }
    }
}
