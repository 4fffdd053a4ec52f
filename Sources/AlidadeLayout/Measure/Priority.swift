extension LayoutTree {
    /// The item's layout priority, noted as asked for.
    @inline(__always)
    func priority(_ index: ItemIndex) -> Double {
        let item = items + Int(index)
        switch item.pointee.kind {
        case .leaf, .sizedLeaf, .divider, .text, .external, .padding, .frame, .flexFrame, .geometryReader: return 0
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
            guard passesPriority(current.pointee.kind) else { break }
            let child = primaryChild(of: current)
            guard child != noItem else { break }
            current = items + Int(child)
        }
        return priority
    }

    func computePriority(_ item: UnsafeMutablePointer<Item>) -> Double {
        var current = item
        while true {
            switch current.pointee.kind {
            case .priority:
                let priority = current.pointee.params.p0
                return priority == priority ? priority : 0
            case .spacer: return -.infinity
            case .hStack, .vStack, .zStack, .grid, .gridRow:
                return firstChildInLayout(of: current) == noItem ? -.infinity : 0
            case let kind where passesPriority(kind):
                let child = primaryChild(of: current)
                guard child != noItem else { return 0 }
                current = items + Int(child)
            default: return 0
            }
        }
    }

    /// Most modifiers answer 0 whatever is in them; these leave the size to their child, and the priority too.
    @inline(__always)
    private func passesPriority(_ kind: ItemKind) -> Bool {
        switch kind {
        case .fixedSize, .alignmentGuide, .overlay, .background, .passthrough, .offset, .ignoresSafeArea: true
        default: false
        }
    }
}
