import Alidade
internal import CX11
import Foundation

/// One top-level window: what it shows, its size and its back pixmap.
@MainActor final class ContentWindow {
    let content: any WindowContent
    let window: Window
    private(set) var statistics = WindowStatistics()
    private(set) var scale: Double
    /// Pixels, as the window manager last said.
    private(set) var width: Int
    private(set) var height: Int
    /// The window is on a screen and some of it can be seen.
    private(set) var isVisible = false
    private(set) var isMapped = false
    /// Nothing is asked of the content before the window manager has had its say about the size.
    private(set) var isReady = false
    var isClosing = false

    private let connection: DisplayConnection
    private let store: PictureStore
    private let tiles: TileCache
    private let properties: WindowProperties
    private var sync: SyncCounter?
    private var back: BackPixmap?
    /// The part of the back pixmap that holds a picture.
    private var painted = PixelRect.empty
    private var repaintsAll = true
    private var exposed = PixelRegion()
    private var coalescer = EventCoalescer()
    private var cursors: CursorStore
    private var shownCursor = WindowCursor.arrow
    private var shownTitle: String
    private let fixedTitle: String?
    private var shownMinimum = (width: 1, height: 1)
    private let geometry: WindowGeometry?
    /// Pixels, as asked for; the window manager decides.
    private let origin: (x: Int, y: Int)
    private var startupID: String?
    private var shownBackground = false
    private var requestsBefore: UInt = 0
    private var pacer: FramePacer
    private var lastTick = -Double.infinity
    /// A frame is on its way to the screen. The next waits, or a slow connection would show ever older ones.
    private(set) var isFrameUnderWay = false

    struct Configuration {
        var defaultSize: CGSize
        var options: WindowOptions
        var className: String
        var appearance: Appearance
        var startupID: String?
    }

    init(
        content: any WindowContent, connection: DisplayConnection, store: PictureStore, tiles: TileCache,
        cursors: CursorStore, inputMethod: InputMethod, configuration: Configuration
    ) {
        self.content = content
        self.connection = connection
        self.store = store
        self.tiles = tiles
        self.cursors = cursors
        scale = configuration.appearance.scale
        pacer = FramePacer(environment: ProcessInfo.processInfo.environment)
        geometry = configuration.options.geometry
        startupID = configuration.startupID
        fixedTitle = configuration.options.title
        shownTitle = fixedTitle ?? content.title

        let size = geometry?.size ?? configuration.defaultSize
        width = Self.pixels(size.width, scale)
        height = Self.pixels(size.height, scale)
        let display = connection.display
        var x = geometry?.x ?? 0
        var y = geometry?.y ?? 0
        if geometry?.isFromRight == true { x = Int(XDisplayWidth(display, connection.screen)) - width - x }
        if geometry?.isFromBottom == true { y = Int(XDisplayHeight(display, connection.screen)) - height - y }

        origin = (x, y)

        var attributes = XSetWindowAttributes()
        attributes.bit_gravity = NorthWestGravity
        attributes.background_pixel = XWhitePixel(display, connection.screen)
        attributes.border_pixel = 0
        attributes.colormap = XDefaultColormap(display, connection.screen)
        attributes.event_mask = Self.eventMask(connection)
        window = XCreateWindow(
            display, connection.root, Int32(clamping: x), Int32(clamping: y), UInt32(width), UInt32(height), 0,
            connection.depth, UInt32(InputOutput), connection.visual,
            UInt(CWBitGravity | CWBackPixel | CWBorderPixel | CWColormap | CWEventMask), &attributes)
        properties = WindowProperties(connection: connection, window: window)
        sync = connection.hasSync ? SyncCounter(display: display) : nil

        let instance = configuration.options.name ?? ProtocolErrors.programName
        properties.setInitial(
            instance: instance, className: configuration.className, title: shownTitle, counter: sync?.counter,
            startupID: startupID)
        properties.setSizeHints(
            width: width, height: height, x: x, y: y, minimumWidth: 1, minimumHeight: 1, geometry: geometry)
        let wanted = inputMethod.addContext(window)
        if wanted & ~Self.eventMask(connection) != 0 {
            XSelectInput(display, window, Self.eventMask(connection) | wanted)
        }
        if connection.xinputOpcode != nil { XInput.select(display: display, window: window) }
        send(coalescer.add(.scale(scale)) + coalescer.add(.colorScheme(configuration.appearance.colorScheme)))
        XMapWindow(display, window)
        countRequests(since: 0)
    }

    private static func eventMask(_ connection: DisplayConnection) -> Int {
        var mask =
            ExposureMask | StructureNotifyMask | VisibilityChangeMask | FocusChangeMask | KeyPressMask
            | KeyReleaseMask | PropertyChangeMask
        if connection.xinputOpcode == nil {
            mask |= ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
        }
        return mask
    }

    private static func pixels(_ points: Double, _ scale: Double) -> Int {
        let value = (points * scale).rounded()
        return value == value ? Int(min(max(value, 1), 32_767)) : 1
    }

    func close(inputMethod: InputMethod) {
        inputMethod.removeContext(window)
        back?.free()
        back = nil
        if let sync { XSyncDestroyCounter(connection.display, sync.counter) }
        XDestroyWindow(connection.display, window)
    }

    // MARK: Events

    /// Hands an event to the content, now or with the rest of the burst.
    func receive(_ event: Event) {
        send(coalescer.add(event))
    }

    func endBurst() {
        send(coalescer.flush())
        if content.wantsClose { isClosing = true }
    }

    private func send(_ events: [Event]) {
        for event in events {
            content.send(event)
            statistics.eventsSent += 1
            if case .resize = event { statistics.resizes += 1 }
        }
    }

    func configured(width newWidth: Int, height newHeight: Int) {
        sync?.configured()
        // A move has the size that is known already, and costs nothing.
        guard newWidth != width || newHeight != height || !isReady else { return }
        width = max(1, newWidth)
        height = max(1, newHeight)
        if isReady { sizeChanged() }
    }

    private func sizeChanged() {
        repaintsAll = true
        receive(.resize(CGSize(width: Double(width) / scale, height: Double(height) / scale)))
    }

    func setMapped(_ mapped: Bool) {
        isMapped = mapped
        isVisible = mapped
    }

    func setObscured(_ obscured: Bool) { isVisible = isMapped && !obscured }

    func expose(_ rect: PixelRect) {
        exposed.add(rect)
        guard !isReady else { return }
        isReady = true
        sizeChanged()
    }

    func frameShown() { isFrameUnderWay = false }

    func syncRequested(_ value: XSyncValue) { sync?.request(value) }

    func appearanceChanged(_ appearance: Appearance) {
        receive(.colorScheme(appearance.colorScheme))
        guard appearance.scale != scale else { return }
        scale = appearance.scale
        receive(.scale(scale))
        if isReady { sizeChanged() }
        // A window's size is a person's choice and stays; only its points change.
        shownMinimum = (0, 0)
    }

    func userActed(at time: UInt) { properties.setUserTime(time) }

    // MARK: Frames

    /// When the content wants to be woken, if nothing happens before.
    func deadline(now: Double) -> Double? {
        // The notice that the last frame is shown is an event, and wakes.
        guard isReady, !isFrameUnderWay else { return nil }
        let slot = pacer.nextSlot(isHidden: !isVisible)
        if needsFrame { return max(slot, now) }
        guard let wanted = content.nextDeadline else { return nil }
        // A deadline that stays behind after its tick must not keep the loop from sleeping.
        return max(wanted, slot, lastTick + pacer.period)
    }

    private var needsFrame: Bool { content.needsFrame || repaintsAll }

    /// True where a frame was run. At most one a slot.
    func runFrame(now: Double) -> Bool {
        guard isReady else { return false }
        if isFrameUnderWay {
            showExposed()
            return false
        }
        if !needsFrame, let wanted = content.nextDeadline, wanted <= now, now >= lastTick + pacer.period {
            lastTick = now
            content.send(.tick(now))
        }
        if !needsFrame { sync?.acknowledge() }
        guard needsFrame, pacer.nextSlot(isHidden: !isVisible) <= now else {
            showExposed()
            return false
        }
        pacer.painted(at: now)
        let before = connection.nextRequest
        let tripsBefore = connection.roundTrips
        let frame = content.frame(at: now)
        statistics.frames += 1
        paint(frame)
        sync?.acknowledge()
        if !shownBackground {
            // A background flashes in every strip that a resize uncovers; it was only for the time before.
            shownBackground = true
            XSetWindowBackgroundPixmap(connection.display, window, Pixmap(CX11.None))
        }
        if let id = startupID {
            StartupNotification.complete(id, connection: connection, window: window)
            startupID = nil
        }
        followContent()
        if content.wantsClose { isClosing = true }
        countRequests(since: before)
        statistics.roundTrips += connection.roundTrips - tripsBefore
        return true
    }

    private func paint(_ frame: Frame) {
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        var damage = PixelRegion()
        var shown = PixelRegion()
        if back == nil || back?.fits(width: width, height: height) == false {
            back?.free()
            back = BackPixmap(connection: connection, window: window, width: width, height: height)
            tiles.makeRoom(forWindowOf: width * height)
            repaintsAll = true
        }
        guard let back else { return }
        if repaintsAll {
            damage.add(bounds)
        } else {
            for copy in frame.copies { apply(copy, in: bounds, back, &damage, &shown) }
            for rect in frame.damage { damage.add(PixelRect(covering: rect, scale: scale).intersection(bounds)) }
        }
        repaintsAll = false
        painted = bounds
        guard !damage.isEmpty || !shown.isEmpty else {
            showExposed()
            return
        }
        statistics.paintedFrames += 1
        if !damage.isEmpty { draw(frame, damage, on: back) }
        for rect in damage.rects { shown.add(rect) }
        for rect in exposed.rects { shown.add(rect.intersection(bounds)) }
        exposed = PixelRegion()
        present(shown, back)
        properties.markFrame()
        isFrameUnderWay = true
    }

    /// Copies what only moved, and damages the strip that it uncovers; a move between pixels is repainted.
    private func apply(
        _ copy: ScrollCopy, in bounds: PixelRect, _ back: BackPixmap, _ damage: inout PixelRegion,
        _ shown: inout PixelRegion
    ) {
        let rect = PixelRect(snapping: copy.rect, scale: scale).intersection(bounds)
        guard !rect.isEmpty else { return }
        let dx = copy.dx * scale
        let dy = copy.dy * scale
        let isWhole = abs(dx - dx.rounded()) < 1e-4 && abs(dy - dy.rounded()) < 1e-4
        // Old damage in the way would be copied along.
        guard isWhole, abs(dx) < Double(rect.width), abs(dy) < Double(rect.height), !damage.intersects(rect) else {
            damage.add(rect)
            return
        }
        let moved = rect.offsetBy(dx: Int(dx.rounded()), dy: Int(dy.rounded())).intersection(rect)
        back.copy(rect, dx: Int(dx.rounded()), dy: Int(dy.rounded()))
        statistics.pixelsCopied += moved.area
        shown.add(rect)
        if moved.y > rect.y { damage.add(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: moved.y - rect.y)) }
        if moved.maxY < rect.maxY {
            damage.add(PixelRect(x: rect.x, y: moved.maxY, width: rect.width, height: rect.maxY - moved.maxY))
        }
        if moved.x > rect.x {
            damage.add(PixelRect(x: rect.x, y: rect.y, width: moved.x - rect.x, height: rect.height))
        }
        if moved.maxX < rect.maxX {
            damage.add(PixelRect(x: moved.maxX, y: rect.y, width: rect.maxX - moved.maxX, height: rect.height))
        }
    }

    private func draw(_ frame: Frame, _ damage: PixelRegion, on back: BackPixmap) {
        statistics.pixelsPainted += damage.area
        guard let picture = back.picture else {
            ImageFallback.paint(frame, damage, scale: scale, connection: connection, on: back)
            return
        }
        let canvas = Canvas(store: store, target: picture, clip: damage)
        let uploads = tiles.uploads
        let uploaded = tiles.uploadedBytes
        FramePainter(store: store, tiles: tiles, scale: scale, canvas: canvas)
            .paint(frame.items, background: frame.background)
        statistics.fills += canvas.statistics.fills
        statistics.glyphs += canvas.statistics.glyphs
        statistics.masks += canvas.statistics.masks
        statistics.tiles += canvas.statistics.tiles
        statistics.uploads += tiles.uploads - uploads
        statistics.uploadedBytes += tiles.uploadedBytes - uploaded
        statistics.cachedBytes = tiles.bytes
    }

    private func present(_ region: PixelRegion, _ back: BackPixmap) {
        for rect in region.rects {
            back.present(rect, on: window)
            statistics.pixelsPresented += rect.area
        }
    }

    /// What another window uncovered comes from the back pixmap; the content is not asked.
    private func showExposed() {
        guard let back, !exposed.isEmpty else { return }
        let before = connection.nextRequest
        let known = exposed.intersection(painted)
        exposed = PixelRegion()
        present(known, back)
        countRequests(since: before)
    }

    private func followContent() {
        let title = fixedTitle ?? content.title
        if title != shownTitle {
            shownTitle = title
            properties.setTitle(title)
        }
        let minimum = content.minimumSize
        let wanted = (width: Self.pixels(minimum.width, scale), height: Self.pixels(minimum.height, scale))
        if wanted != shownMinimum {
            shownMinimum = wanted
            properties.setSizeHints(
                width: width, height: height, x: origin.x, y: origin.y, minimumWidth: wanted.width,
                minimumHeight: wanted.height, geometry: geometry)
        }
        let cursor = content.cursor
        if cursor != shownCursor {
            shownCursor = cursor
            XDefineCursor(connection.display, window, cursors[cursor])
        }
    }

    private func countRequests(since before: UInt) {
        statistics.requests += Int(connection.nextRequest - before)
    }

    // MARK: Looking

    /// Where the content is on the screen, frames of the window manager's not counted.
    var screenOrigin: (x: Int, y: Int) {
        var (x, y, child) = (Int32(0), Int32(0), Window(0))
        _ = connection.roundTrip {
            XTranslateCoordinates(connection.display, window, connection.root, 0, 0, &x, &y, &child)
        }
        return (Int(x), Int(y))
    }

    /// The back pixmap's pixels, 0xRRGGBB, row by row; nil before the first frame.
    func readBack() -> [UInt32]? {
        guard let back, !painted.isEmpty else { return nil }
        return connection.roundTrip {
            PixelReader.read(connection, drawable: back.pixmap, width: painted.width, height: painted.height)
        }
    }
}
