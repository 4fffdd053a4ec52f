import Alidade
internal import CX11
import Foundation

/// The program's main loop: one connection to an X server, its windows, and the main dispatch queue.
///
/// Order of a turn: drain X, run due timers, one frame a window where something is marked, then sleep until the
/// socket, the main queue, a timer or a deadline wants something. Nothing polls; an idle program is not woken.
@MainActor package final class WindowLoop {
    private let connection: DisplayConnection
    private let settings: DesktopSettings
    private let store: PictureStore
    private let tiles: TileCache
    private let cursors: CursorStore
    private let keyboard: Keyboard
    private let dispatcher: EventDispatcher
    private let selections: Selections
    private let options: WindowOptions
    private let snapshots: SnapshotSignal?
    private var windows: [ContentWindow] = []
    private var hasOpened = false
    private var startupID = StartupNotification.takeID()

    /// Opens the display that the options or the environment name.
    package init(options: WindowOptions = WindowOptions()) throws(WindowError) {
        self.options = options
        connection = try DisplayConnection(name: options.display)
        settings = DesktopSettings(connection: connection, chosen: options)
        store = PictureStore(connection: connection)
        tiles = TileCache(connection: connection)
        cursors = CursorStore(display: connection.display)
        keyboard = Keyboard(connection: connection)
        let dispatcher = EventDispatcher(connection: connection, keyboard: keyboard)
        self.dispatcher = dispatcher
        selections = Selections(connection: connection) { dispatcher.userTime }
        snapshots = SnapshotSignal(environment: ProcessInfo.processInfo.environment)
    }

    /// Opens a window. `defaultSize` is in points and yields to `-geometry`; `className` is the application's name in
    /// desktop files.
    @discardableResult
    package func open(_ content: any WindowContent, defaultSize: CGSize, className: String? = nil) -> WindowHandle {
        // What the command line says is about the first window; others would cover it exactly.
        var options = options
        if hasOpened { (options.geometry, options.title) = (nil, nil) }
        hasOpened = true
        content.use(selections)
        let window = ContentWindow(
            content: content, connection: connection, store: store, tiles: tiles, cursors: cursors,
            inputMethod: keyboard.inputMethod,
            configuration: .init(
                defaultSize: defaultSize, options: options, className: className ?? ProtocolErrors.programName,
                appearance: settings.appearance, startupID: startupID))
        startupID = nil
        windows.append(window)
        return WindowHandle(window: window)
    }

    /// Runs until the last window is closed; the program's exit code.
    package func run() -> Int32 {
        while !windows.isEmpty { turn(limit: nil, servesMainQueue: true) }
        close()
        return 0
    }

    /// Closes every window and the connection; nothing may be called afterwards.
    package func close() {
        for window in windows { window.isClosing = true }
        closeWindows()
        // Waits for the server, so that the failures of the last requests are said too.
        XSync(connection.display, 0)
        ProtocolErrors.flush()
        connection.close()
    }

    /// The desktop's clipboard, as the windows' contents have it.
    package var clipboard: any Clipboard { selections }

    /// One turn for tests, which run on the main queue themselves: it sleeps no longer than `limit` seconds and leaves
    /// the main queue and its timers alone.
    package func turn(limit: Double) { turn(limit: limit, servesMainQueue: false) }

    private func turn(limit: Double?, servesMainQueue: Bool) {
        drainEvents()
        var next = servesMainQueue ? MainQueue.nextTimer() : nil
        let now = ServerClock.now
        var ranFrame = false
        // A copy, because a frame's actions may open windows.
        for window in windows where window.runFrame(now: now) { ranFrame = true }
        // A frame's actions may have started timers.
        if ranFrame, servesMainQueue { next = MainQueue.nextTimer() }
        closeWindows()
        XFlush(connection.display)
        // Flushing and round trips may have read events; the socket is then silent about them.
        guard XEventsQueued(connection.display, QueuedAlready) == 0, !windows.isEmpty else { return }
        let after = ServerClock.now
        selections.expire(at: after)
        if let deadline = selections.deadline { next = min(next ?? .infinity, deadline) }
        for window in windows {
            if let deadline = window.deadline(now: after) { next = min(next ?? .infinity, deadline) }
        }
        if let limit { next = min(next ?? .infinity, after + limit) }
        sleep(until: next, now: after, servesMainQueue: servesMainQueue)
    }

    private func drainEvents() {
        while XPending(connection.display) > 0 {
            var event = XEvent()
            XNextEvent(connection.display, &event)
            // The input method sees every event first.
            if XFilterEvent(&event, 0) != 0 { continue }
            if settings.handle(event) {
                for window in windows { window.appearanceChanged(settings.appearance) }
                continue
            }
            if selections.handle(event) { continue }
            dispatcher.dispatch(&event, to: windows)
        }
        ProtocolErrors.flush()
        for window in windows { window.endBurst() }
    }

    private func closeWindows() {
        for window in windows where window.isClosing { window.close(inputMethod: keyboard.inputMethod) }
        windows.removeAll { $0.isClosing }
    }

    private func sleep(until deadline: Double?, now: Double, servesMainQueue: Bool) {
        var descriptors = [
            pollfd(fd: XConnectionNumber(connection.display), events: Int16(POLLIN), revents: 0),
            pollfd(fd: servesMainQueue ? MainQueue.descriptor : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: snapshots?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        let result: Int32
        if let deadline, deadline.isFinite {
            let seconds = min(max(0, deadline - now), 1e6)
            let whole = seconds.rounded(.down)
            var limit = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
            result = cx11_wait(&descriptors, 3, &limit)
        } else {
            result = cx11_wait(&descriptors, 3, nil)
        }
        // An interrupted wait goes round again like any other.
        guard result > 0 else { return }
        if descriptors[1].revents != 0 { MainQueue.drain() }
        if descriptors[2].revents != 0 { snapshots?.write(windows) }
        // A lost server is noticed by the next call to Xlib, whose handler says so and exits.
    }
}

/// A window from outside: its figures and its picture.
@MainActor package struct WindowHandle {
    let window: ContentWindow

    package var statistics: WindowStatistics { window.statistics }
    package var scale: Double { window.scale }
    /// Pixels.
    package var width: Int { window.width }
    package var height: Int { window.height }
    /// The X server's number for the window.
    package var identifier: UInt { window.window }
    package var isClosing: Bool { window.isClosing }
    /// A frame has been painted that the server has not shown yet.
    package var isFrameUnderWay: Bool { window.isFrameUnderWay }
    /// The top-left corner of the content on the screen, pixels.
    package var origin: (x: Int, y: Int) { window.screenOrigin }

    /// The back pixmap's pixels, 0xRRGGBB, row by row; nil before the first frame.
    package func pixels() -> [UInt32]? { window.readBack() }
}
