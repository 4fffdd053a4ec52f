/// The layout: items in a tree, what they have answered to proposals, and where they are.
///
/// Measuring is pull: an item is asked for its size under a proposal and remembers the answer. Placing is push: a
/// container gives its children a place relative to its own. A change is a mark; `layout` does what the marks say and
/// ends where a fresh layout of the same tree would.
@usableFromInline
package final class LayoutTree {
    /// Whoever fills the tree; must outlive its layouts.
    @exclusivity(unchecked) package unowned(unsafe) var client: (any LayoutClient)?
    /// Length of a device pixel in points.
    @exclusivity(unchecked) package var pixelLength = 1.0 {
        didSet { if pixelLength != oldValue { forgetAnswers() } }
    }
    @exclusivity(unchecked) package var statistics = LayoutStatistics()
    /// Items whose observed size or position changed; the client takes them out after `layout`.
    @exclusivity(unchecked) package var changedObservers: [ItemIndex] = []
    /// Items that were left out and are there again, or the reverse; the client takes them out after `layout`.
    @exclusivity(unchecked) package var changedPresence: [ItemIndex] = []

    /// A runaway program ends here instead of taking the machine with it.
    static let capacity = 1 << 26

    private let itemMemory: ReservedMemory
    private let cacheMemory: ReservedMemory
    private let scratchMemory: ReservedMemory
    private let reachMemory: ReservedMemory
    private let freeMemory: ReservedMemory
    @usableFromInline let items: UnsafeMutablePointer<Item>
    let caches: UnsafeMutableRawPointer
    /// By item, points; see `reach(of:)`.
    let reaches: UnsafeMutablePointer<Reach>
    @exclusivity(unchecked) var scratch: UnsafeMutableRawPointer
    /// Divisions that placing will use again, and one record for the next.
    let keptDivisions: UnsafeMutablePointer<KeptDivision>
    @exclusivity(unchecked) var keptCount = 0
    /// Nothing but marks is settled, on behalf of a layout.
    @exclusivity(unchecked) var keepsDivisions = false
    @exclusivity(unchecked) private var itemCount = 0
    /// Records to use again, the last first. Apart from the records, which are not in the processor's caches by then.
    private let freeItems: UnsafeMutablePointer<ItemIndex>
    @exclusivity(unchecked) private(set) var freeItemCount = 0
    @exclusivity(unchecked) private var cacheCount = 0
    @exclusivity(unchecked) private var freeCache: Int32 = -1
    /// The cache freed last in the removal that is going on; they are used again in the order in which they went.
    @exclusivity(unchecked) private var lastFreedCache: Int32 = -1

    /// Answers given in an earlier epoch are not looked at: a resize begins a new one.
    @exclusivity(unchecked) var epoch: UInt32 = 1
    /// The first four are plain and the spacers'.
    @exclusivity(unchecked) var spacings: [ViewSpacing] = [
        .plain, .spacer(nil), .spacer(.horizontal), .spacer(.vertical),
    ]
    @exclusivity(unchecked) var freeSpacings: [Int32] = []
    @exclusivity(unchecked) var guides: [GuideAnswers] = []
    @exclusivity(unchecked) var freeGuides: [Int32] = []
    /// The alignment line of the stack that was measured last, as `MeasureEntry.guide` keeps it.
    @exclusivity(unchecked) var lastGuide = Double.nan
    /// Items that can set a frame guide; without any nobody needs to look for one.
    @exclusivity(unchecked) var guideItems = 0

    @exclusivity(unchecked) var marked: [ItemIndex] = []
    @exclusivity(unchecked) var hasStaleMarks = false
    @exclusivity(unchecked) var placeRoots: [ItemIndex] = []
    /// The external item whose client is placing its children, and what it has recorded.
    @exclusivity(unchecked) var placing = noItem
    @exclusivity(unchecked) var recorded: [RecordedPlacement] = []
    @exclusivity(unchecked) var deferredMarks: [ItemIndex] = []
    @exclusivity(unchecked) var work = PlaceStack()
    @exclusivity(unchecked) var reported: [ItemIndex] = []
    @exclusivity(unchecked) var roots = 0
    @exclusivity(unchecked) var newRoots = 0
    @exclusivity(unchecked) var stack = StackGuard()

    package init() {
        itemMemory = ReservedMemory(bytes: Self.capacity * MemoryLayout<Item>.stride)
        cacheMemory = ReservedMemory(bytes: Self.capacity / 2 * MeasureCache.stride)
        scratchMemory = ReservedMemory(bytes: Self.capacity * MemoryLayout<StackChild>.stride)
        reachMemory = ReservedMemory(bytes: Self.capacity * MemoryLayout<Reach>.stride)
        reaches = reachMemory.base.assumingMemoryBound(to: Reach.self)
        freeMemory = ReservedMemory(bytes: Self.capacity * MemoryLayout<ItemIndex>.stride)
        freeItems = freeMemory.base.assumingMemoryBound(to: ItemIndex.self)
        items = itemMemory.base.assumingMemoryBound(to: Item.self)
        caches = cacheMemory.base
        scratch = scratchMemory.base
        keptDivisions = .allocate(capacity: Self.keptLimit + 1)
        keptDivisions.initialize(repeating: KeptDivision(children: scratchMemory.base), count: Self.keptLimit + 1)
    }

    deinit {
        itemMemory.release()
        cacheMemory.release()
        scratchMemory.release()
        reachMemory.release()
        freeMemory.release()
        work.release()
        keptDivisions.deallocate()
    }

    /// Items there are, and the most bytes that they and what they answered have taken.
    package var itemsInUse: Int { (0..<itemCount).reduce(0) { $0 + (items[$1].marks.contains(.free) ? 0 : 1) } }
    package var bytesInUse: Int { itemCount * MemoryLayout<Item>.stride + cacheCount * MeasureCache.stride }

    // MARK: What a layout leaves behind. Calls, because another module's access to a variable is checked each time.

    /// What layouts have cost since the last call.
    package func takeStatistics() -> LayoutStatistics {
        let taken = statistics
        statistics = LayoutStatistics()
        return taken
    }

    /// Observers that changed since the last call.
    package func takeChangedObservers() -> [ItemIndex] {
        if changedObservers.isEmpty { return [] }
        let taken = changedObservers
        changedObservers = []
        return taken
    }

    package var hasChangedPresence: Bool { !changedPresence.isEmpty }

    // MARK: Records

    /// The item's record. The address is the same for the item's whole life.
    @inlinable
    package func item(_ index: ItemIndex) -> UnsafeMutablePointer<Item> { items + Int(index) }

    @inline(__always)
    func allocateItem() -> ItemIndex {
        if freeItemCount > 0 {
            freeItemCount &-= 1
            return freeItems[freeItemCount]
        }
        return newItem()
    }

    @inline(never)
    private func newItem() -> ItemIndex {
        precondition(itemCount < itemMemory.bytes / MemoryLayout<Item>.stride, "the layout tree is full")
        itemCount += 1
        return ItemIndex(itemCount - 1)
    }

    func releaseItem(_ index: ItemIndex) {
        let item = items + Int(index)
        if item.pointee.cache >= 0 { releaseCache(item.pointee.cache) }
        item.pointee.cache = -1
        item.pointee.marks = .free
        freeItems[freeItemCount] = index
        freeItemCount &+= 1
    }

    /// Ends a removal: makes the items freed since there were `count` be used again first freed first.
    func reverseFreed(from count: Int) {
        lastFreedCache = -1
        var low = freeItems + count
        var high = freeItems + freeItemCount - 1
        while low < high {
            swap(&low.pointee, &high.pointee)
            low += 1
            high -= 1
        }
    }

    @inline(__always)
    func isAlive(_ index: ItemIndex) -> Bool {
        index >= 0 && Int(index) < itemCount && !items[Int(index)].marks.contains(.free)
    }

    @inline(__always)
    func cacheRecord(_ index: Int32) -> UnsafeMutablePointer<MeasureCache> {
        (caches + Int(index) &* MeasureCache.stride).assumingMemoryBound(to: MeasureCache.self)
    }

    /// The item's cache, made and cleared where needed. Only for kinds that have one.
    @inline(__always)
    func cache(of item: UnsafeMutablePointer<Item>) -> UnsafeMutablePointer<MeasureCache> {
        let index = item.pointee.cache
        if index < 0 { return makeCache(item) }
        let cache = cacheRecord(index)
        if cache.pointee.epoch != epoch { renew(cache, item) }
        return cache
    }

    @inline(never)
    private func makeCache(_ item: UnsafeMutablePointer<Item>) -> UnsafeMutablePointer<MeasureCache> {
        let index: Int32
        let serial: UInt32
        if freeCache >= 0 {
            index = freeCache
            let record = cacheRecord(index)
            freeCache = record.pointee.spacing
            serial = record.pointee.serial &+ 1
        } else {
            precondition((cacheCount + 1) * MeasureCache.stride <= cacheMemory.bytes, "the layout tree is full")
            index = Int32(cacheCount)
            cacheCount += 1
            serial = 1
        }
        let record = cacheRecord(index)
        record.initialize(to: MeasureCache(epoch: epoch, serial: serial))
        item.pointee.cache = index
        return record
    }

    @inline(never)
    private func renew(_ cache: UnsafeMutablePointer<MeasureCache>, _ item: UnsafeMutablePointer<Item>) {
        // A text depends on nothing else, so its answers stay true.
        if item.pointee.kind == .text {
            cache.pointee.epoch = epoch
        } else {
            clear(cache)
            if item.pointee.marks.contains(.placed) { cache.pointee.state = .placedEarlier }
        }
    }

    /// Forgets what was answered and asked.
    func clear(_ cache: UnsafeMutablePointer<MeasureCache>) {
        cache.pointee.count = 0
        cache.pointee.oldest = 0
        cache.pointee.state = []
        cache.pointee.epoch = epoch
        cache.pointee.priority = .nan
        if cache.pointee.spacing > 3 { freeSpacings.append(cache.pointee.spacing) }
        cache.pointee.spacing = -1
        if cache.pointee.guides >= 0 { freeGuides.append(cache.pointee.guides) }
        cache.pointee.guides = -1
    }

    private func releaseCache(_ index: Int32) {
        let record = cacheRecord(index)
        clear(record)
        if lastFreedCache >= 0 {
            let last = cacheRecord(lastFreedCache)
            record.pointee.spacing = last.pointee.spacing
            last.pointee.spacing = index
        } else {
            record.pointee.spacing = freeCache
            freeCache = index
        }
        lastFreedCache = index
    }

    /// Makes every later answer a new one.
    private func forgetAnswers() {
        var index = 0
        while index < itemCount {
            let item = items + index
            if !item.pointee.marks.contains(.free) {
                if item.pointee.cache >= 0 { clear(cacheRecord(item.pointee.cache)) }
                if item.pointee.kind == .external { client?.childrenChanged(ItemIndex(index)) }
                if !item.pointee.kind.isMarker, item.pointee.marks.contains(.placed) {
                    item.pointee.marks.insert(.placeAgain)
                    if item.pointee.parent == noItem { placeRoots.append(ItemIndex(index)) }
                }
            }
            index += 1
        }
    }
}
