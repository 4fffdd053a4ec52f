import AlidadeLayout
import Foundation

/// One window's worth of views: state, tree, layout and display list. It knows no display; events go in through
/// `send`, frames come out of `frame(at:)`.
@MainActor
package final class Host {
    package let tree: LayoutTree
    package let rootItem: ItemIndex
    package internal(set) var rootScope: Scope!
    @exclusivity(unchecked) package var statistics = FrameStatistics()
    package let typesetter: any TextTypesetter
    @exclusivity(unchecked) package internal(set) var environment: EnvironmentValues
    /// Points.
    @exclusivity(unchecked) package internal(set) var size: CGSize
    package internal(set) var safeArea: EdgeInsets
    /// The host's clock, seconds; moves with ticks and events.
    @exclusivity(unchecked) package internal(set) var now: Double = 0
    package let warnings = WarningLog()
    package internal(set) var wantsClose = false
    package var title = ""
    /// Called as each pass begins, and with nil when the frame is made.
    @exclusivity(unchecked) package var passObserver: (@MainActor (Pass?) -> Void)?
    /// State that views which are made now take over; set before the first frame, and removed after it.
    package var carried: CarriedState?
    /// Asked about a key that nothing in the window takes; true: it has been used.
    package var spareKey: ((KeyPress) -> Bool)?
    /// Tasks of views that have begun and not ended.
    package internal(set) var runningTasks = 0

    @exclusivity(unchecked) var marked: [Scope] = []
    @exclusivity(unchecked) package var displayChanged = true
    @exclusivity(unchecked) var isUpdating = false
    /// Whether an item's numbers may have to move to new ones over time. Kept here for whoever patches items.
    @exclusivity(unchecked) var mayMoveItems = false
    @exclusivity(unchecked) var payloads: [ItemPayload?] = []
    @exclusivity(unchecked) var freePayloads: [Int32] = []
    let colors = SharedColors()
    let values = ValueStack()
    @exclusivity(unchecked) package internal(set) var traits: [ItemIndex: ItemTraits] = [:]
    @exclusivity(unchecked) var preferenceReaders = PreferenceReaders()
    /// Whether anybody has ever read a preference.
    @exclusivity(unchecked) var hasPreferenceReaders = false
    /// Whether a view has ever been given a `zIndex`, so that an order is to be asked for.
    @exclusivity(unchecked) var usesZIndex = false
    let actions = ActionQueue()
    package let display = DisplayState()
    package private(set) lazy var input = InputRouter(host: self)
    @exclusivity(unchecked) package private(set) var animations: AnimationClock!
    /// Wake-ups that are not animations: indicators that fade, long presses.
    package private(set) lazy var timers = HostTimers(host: self)
    /// Marks that a layout pass found out it needs, set when it is over.
    @exclusivity(unchecked) var afterLayout: [@MainActor () -> Void] = []
    /// Frames that follow their container's size.
    @exclusivity(unchecked) var containerFrames: [ContainerFramePayload] = []
    @exclusivity(unchecked) var matches = MatchedGeometry()
    /// Scrolls that were asked for; they are done when the views are up to date.
    @exclusivity(unchecked) var scrollRequests: [ScrollRequest] = []
    /// What the row that is being built kept when it was last out of sight.
    @exclusivity(unchecked) @usableFromInline var parkedRow: ParkedProperties?
    /// Scroll views that somebody observes.
    @exclusivity(unchecked) var observedScrolls: [ObjectIdentifier: ScrollPayload] = [:]
    /// Layout has run since the observers of scroll views had a look.
    @exclusivity(unchecked) var scrollsMayHaveMoved = false
    /// What is shown in front of everything: sheets, alerts, menus.
    package private(set) lazy var presentations = Presentations(host: self)
    /// Values that views of this window share by name.
    let sharedValues = SharedValues()
    /// Where views copy to and paste from; a window brings the desktop's.
    package var clipboard: any Clipboard = LocalClipboard()
    private var namespaces = 0
    private var rowOwners: Int32 = 0
    package private(set) lazy var inspector = GeometryInspector(host: self)
    /// What may outlive the host keeps this.
    nonisolated let reference = HostReference()
    private let bridge = LayoutBridge()
    private let visitRoot: @MainActor (Host) -> Void

    /// Makes a host for a view; nothing runs before the first frame.
    ///
    /// - Parameters:
    ///   - size: points; negative and non-finite lengths count as 0.
    ///   - scale: device pixels a point.
    package init<V: View>(
        _ view: V, size: CGSize, scale: Double = 1, safeArea: EdgeInsets = EdgeInsets(),
        environment: EnvironmentValues = EnvironmentValues(), typesetter: any TextTypesetter
    ) {
        self.size = Host.sanitized(size)
        self.safeArea = safeArea
        self.typesetter = typesetter
        self.environment = environment
        self.environment.displayScale = CGFloat(scale)
        tree = LayoutTree()
        tree.pixelLength = 1 / scale
        rootItem = tree.insert(
            .root, ItemParams(safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing), horizontal: .none,
            vertical: .none, flags: [], payload: -1, parent: noItem, after: noItem)
        visitRoot = { host in
            var cursor = _Cursor.entering(
                host.rootItem, scope: host.rootScope, environment: host.environment, host: host)
            host.rootScope.visit(&cursor) {
                $0.implicitStack(view, axis: .vertical)
                host.presentations.visit(&$0)
            }
        }
        animations = AnimationClock(host: self)
        reference.host = self
        installEditMode()
        bridge.host = self
        tree.client = bridge
        let context = ScopeContext(
            environment: self.environment, container: rootItem, element: noItem, wrappers: [], traits: [], axis: 0,
            rows: nil)
        rootScope = PlainScope(host: self, parent: nil, context: context)
    }

    deinit { reference.host = nil }

    static func sanitized(_ size: CGSize) -> CGSize {
        func clean(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 0), 1_000_000) : 0 }
        return CGSize(width: clean(size.width), height: clean(size.height))
    }

    package var scale: Double { environment.known.displayScale }

    // MARK: Environment

    /// Changes the root environment; everything that depends on it runs in the next frame.
    package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&environment)
        tree.pixelLength = 1 / max(scale, 0.1)
        environmentChanged = true
    }
    @exclusivity(unchecked) var environmentChanged = true

    package func setSafeArea(_ insets: EdgeInsets) {
        safeArea = insets
        patch(rootItem, ItemParams(insets.top, insets.leading, insets.bottom, insets.trailing))
        sizeChanged = true
    }

    package func resize(_ new: CGSize) {
        let new = Host.sanitized(new)
        guard new != size else { return }
        size = new
        sizeChanged = true
    }
    @exclusivity(unchecked) var sizeChanged = true

    func visitAll() { visitRoot(self) }

    // MARK: Marks

    func enqueue(_ scope: Scope) { marked.append(scope) }

    /// Whether anything waits for the next frame.
    package var needsFrame: Bool {
        environmentChanged || sizeChanged || !marked.isEmpty || pending.hasLater || tree.needsLayout || displayChanged
            || preferenceReaders.hasDirty || actions.isWaiting || animations.isRunning(at: now)
            || !scrollRequests.isEmpty
    }

    /// State must not change while user code is asked for views or sizes.
    func refusesWrites(of what: String) -> Bool {
        guard isUpdating else { return false }
        warnings.warn(
            "modifying",
            "Modifying \(what) during a view update is refused: the new value is lost. "
                + "Do it in an action such as onAppear, onChange or a button's.")
        return true
    }

    /// Makes a change to what views read, under the given transaction, else under the current one: at once, or after
    /// the updates that wait for changes of other transactions. True where it was made at once.
    @discardableResult
    func change(_ transaction: Transaction? = nil, _ body: @escaping @MainActor () -> Void) -> Bool {
        guard changesNow(transaction) else {
            postpone(transaction, body)
            return false
        }
        body()
        return true
    }

    /// Whether a change is to be made at once; then it belongs to the update that is being gathered.
    func changesNow(_ transaction: Transaction?) -> Bool { isUpdating || pending.isNow(effective(transaction)) }

    /// Makes a change when its turn comes.
    func postpone(_ transaction: Transaction?, _ body: @escaping @MainActor () -> Void) {
        pending.postpone(effective(transaction), body)
    }

    private func effective(_ transaction: Transaction?) -> Transaction {
        transaction?.animation != nil ? transaction ?? Transaction.current : Transaction.current
    }
    @exclusivity(unchecked) var pending = PendingUpdates()

    func nextRowOwner() -> Int32 {
        rowOwners &+= 1
        return rowOwners
    }

    func nextNamespace() -> Int {
        namespaces += 1
        return namespaces
    }

    // MARK: Items

    package func payload(of item: ItemIndex) -> ItemPayload? {
        payload(at: tree.item(item).pointee.payload)
    }

    /// The payload that an item's record names. One that several items share knows none of them.
    @inline(__always)
    func payload(at index: Int32) -> ItemPayload? {
        index >= 0 ? payloads[Int(index)] : index == -1 ? nil : colors.payload(at: index)
    }

    /// The item's payload, apart from those of other items.
    func ownPayload(of item: ItemIndex) -> ItemPayload? {
        let index = tree.item(item).pointee.payload
        if index >= -1 { return payload(at: index) }
        let shared = colors.payload(at: index)
        let own = StylePayload(shared.name, shared.style, shared.environment)
        own.host = self
        own.item = item
        tree.item(item).pointee.payload = store(own)
        colors.release(index)
        return own
    }

    func store(_ payload: ItemPayload) -> Int32 {
        if let free = freePayloads.popLast() {
            payloads[Int(free)] = payload
            return free
        }
        payloads.append(payload)
        return Int32(payloads.count - 1)
    }

    func removeItem(_ item: ItemIndex) {
        // Written out: a closure that is handed to the tree would ask for each item which actor it runs on.
        var index = item
        while true {
            statistics.itemsRemoved += 1
            let payload = tree.item(index).pointee.payload
            if payload >= 0 {
                payloads[Int(payload)]?.removed()
                payloads[Int(payload)]?.item = noItem
                payloads[Int(payload)] = nil
                freePayloads.append(payload)
            } else if payload < -1 {
                colors.release(payload)
            }
            if !traits.isEmpty { traits[index] = nil }
            animations.itemRemoved(index)
            if !display.arrivals.isEmpty { display.arrivals[index] = nil }
            if tree.firstChild(of: index) != noItem {
                index = tree.firstChild(of: index)
                continue
            }
            while index != item && tree.next(of: index) == noItem { index = tree.item(index).pointee.parent }
            if index == item { break }
            index = tree.next(of: index)
        }
        tree.remove(item)
        displayChanged = true
    }

    /// Ends a scope, removes its items and lets a transition play where it has one.
    func remove(_ scope: Scope) {
        display.beginDeparture(of: scope, host: self)
        scope.end()
        scope.removeItems()
    }

    /// Writes what differs into an item, at once or over time if the update animates.
    func patch(
        _ item: ItemIndex, _ params: ItemParams, horizontal: AlignmentKey = .none, vertical: AlignmentKey = .none,
        flags: ItemFlags = []
    ) {
        if mayMoveItems, animations.animate(item, to: params) {
            tree.patch(
                item, tree.item(item).pointee.params, horizontal: horizontal, vertical: vertical, flags: flags)
        } else {
            tree.patch(item, params, horizontal: horizontal, vertical: vertical, flags: flags)
        }
    }

    func applyTraits(_ pending: [PendingTrait], to item: ItemIndex, at scope: Scope) {
        let zIndex = traits[item]?.zIndex ?? 0
        for trait in pending { trait.apply(&traits[item, default: ItemTraits()]) }
        if traits[item]?.zIndex != zIndex {
            usesZIndex = true
            preferencesChanged(at: scope)
        }
        if traits[item]?.tellsContainer == true {
            traits[item]?.tellsContainer = false
            let container = tree.item(item).pointee.parent
            if container != noItem, tree.item(container).pointee.kind == .external { tree.markMeasure(container) }
        }
        displayChanged = true
    }
}

/// Passes the layout tree's questions to the payloads.
private final class LayoutBridge: LayoutClient {
    // Passes run on the main thread only; the tree just cannot say so.
    nonisolated(unsafe) unowned(unsafe) var host: Host!

    func measure(_ item: ItemIndex, _ proposal: Proposal) -> LayoutSize {
        MainThread.assumeMain(host as Host, item, proposal) {
            $0.payload(of: $1)?.measure($2) ?? LayoutSize(width: 0, height: 0)
        }
    }
    func hasOneHeight(_ item: ItemIndex, _ proposal: Proposal) -> Bool {
        MainThread.assumeMain(host as Host, item, proposal) { $0.payload(of: $1)?.hasOneHeight($2) ?? false }
    }
    func place(_ item: ItemIndex, size: LayoutSize, proposal: Proposal) {
        MainThread.assumeMain(host as Host, item, size, proposal) { $0.payload(of: $1)?.place(size: $2, proposal: $3) }
    }
    func baselines(_ item: ItemIndex, _ proposal: Proposal) -> (first: Double, last: Double) {
        MainThread.assumeMain(host as Host, item, proposal) { $0.payload(of: $1)?.baselines($2) ?? (0, 0) }
    }
    func spacing(_ item: ItemIndex) -> ViewSpacing {
        MainThread.assumeMain(host as Host, item) { $0.payload(of: $1)?.spacing ?? ViewSpacing() }
    }
    func childrenChanged(_ item: ItemIndex) {
        MainThread.assumeMain(host as Host, item) { $0.payload(of: $1)?.childrenChanged() }
    }
    func scrollOffset(_ item: ItemIndex, content: LayoutSize, viewport: LayoutSize) -> (x: Double, y: Double)? {
        MainThread.assumeMain(host as Host, item, content, viewport) { host, item, content, viewport in
            let offset = host.payload(of: item)?.scrollOffset(
                content: CGSize(width: content.width, height: content.height),
                viewport: CGSize(width: viewport.width, height: viewport.height))
            return offset.map { (Double($0.x), Double($0.y)) }
        }
    }
    func guide(_ item: ItemIndex, key: AlignmentKey, dimensions: ViewDimensions) -> Double? {
        MainThread.assumeMain(host as Host, item, key, dimensions) { $0.payload(of: $1)?.guide($2, $3) }
    }
}
