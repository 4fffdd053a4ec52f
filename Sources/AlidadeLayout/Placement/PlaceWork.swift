/// An item whose children wait for their places, or a moved one in which something depends on place.
struct PlaceWork {
    var item: ItemIndex
    /// The item, or one around it, has moved in this layout.
    var moved: Bool
    /// Nothing in the item changes but its place in the window.
    var onlyMoved: Bool
}

/// What the walk still has to do, last first. A plain buffer: a row of children is added and taken in no time.
struct PlaceStack {
    private var base: UnsafeMutablePointer<PlaceWork>
    private var capacity = 64
    private(set) var count = 0

    init() { base = .allocate(capacity: capacity) }

    func release() { base.deallocate() }

    @inline(__always)
    mutating func append(_ work: PlaceWork) {
        if count == capacity { grow() }
        (base + count).initialize(to: work)
        count &+= 1
    }

    @inline(__always)
    mutating func popLast() -> PlaceWork? {
        if count == 0 { return nil }
        count &-= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    /// Turns round what was added since there were `first`.
    @inline(__always)
    func reverse(from first: Int) {
        var (low, high) = (first, count - 1)
        while low < high {
            let work = base[low]
            base[low] = base[high]
            base[high] = work
            low &+= 1
            high &-= 1
        }
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<PlaceWork>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
