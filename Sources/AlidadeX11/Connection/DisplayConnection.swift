internal import CX11
import Foundation

/// Why no window can be opened. The description is for a person, one line.
package enum WindowError: Error, CustomStringConvertible {
    case noDisplayNamed
    /// -display was given an empty name.
    case emptyDisplayName
    case cannotOpen(String)

    package var description: String {
        switch self {
        case .noDisplayNamed:
            "no display: DISPLAY is not set. Start it from a desktop session, set DISPLAY, or use -display NAME"
        case .emptyDisplayName: "-display needs a name such as :0, not an empty one"
        case .cannotOpen(let name):
            "cannot open display \"\(name)\": is an X server running there? Set DISPLAY, or use -display NAME"
        }
    }
}

/// One connection to an X server: what the server can do, and the few resources all windows share.
@MainActor final class DisplayConnection {
    let display: OpaquePointer
    let screen: Int32
    let root: Window
    let visual: UnsafeMutablePointer<Visual>
    let depth: Int32
    let atoms: Atoms
    /// nil: the server has no RENDER extension; windows then show whole pictures.
    let render: RenderFormats?
    let hasSync: Bool
    /// The extension's major opcode; nil: no XInput 2.1, wheels are buttons.
    let xinputOpcode: Int32?
    let hasDetectableAutoRepeat: Bool
    /// Calls that waited for an answer. Start-up has some; frames must have none.
    private(set) var roundTrips = 0

    /// Formats that pictures are made with.
    struct RenderFormats {
        let window: UnsafeMutablePointer<XRenderPictFormat>
        let argb: UnsafeMutablePointer<XRenderPictFormat>
        let alpha: UnsafeMutablePointer<XRenderPictFormat>
        /// RENDER 0.11 added the blend modes.
        let hasBlendModes: Bool
    }

    init(name: String?) throws(WindowError) {
        let environment = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
        let wanted = name ?? environment
        if wanted.isEmpty { throw name == nil ? .noDisplayNamed : .emptyDisplayName }
        ProtocolErrors.install(displayName: wanted)
        guard let display = XOpenDisplay(wanted) else { throw .cannotOpen(wanted) }
        ProtocolErrors.installExit(display)
        if ProcessInfo.processInfo.environment["ALIDADE_X_SYNC"] == "1" { XSynchronize(display, True) }
        self.display = display
        screen = XDefaultScreen(display)
        root = XRootWindow(display, screen)
        visual = XDefaultVisual(display, screen)
        depth = XDefaultDepth(display, screen)
        atoms = Atoms(display: display, screen: screen)
        render = Self.queryRender(display, visual)

        var eventBase: Int32 = 0
        var errorBase: Int32 = 0
        var major: Int32 = 0
        var minor: Int32 = 0
        hasSync =
            XSyncQueryExtension(display, &eventBase, &errorBase) != 0 && XSyncInitialize(display, &major, &minor) != 0

        var opcode: Int32 = 0
        var wantedMajor: Int32 = 2
        var wantedMinor: Int32 = 1
        if XQueryExtension(display, "XInputExtension", &opcode, &eventBase, &errorBase) != 0,
            XIQueryVersion(display, &wantedMajor, &wantedMinor) == Success,
            (wantedMajor, wantedMinor) >= (2, 1)
        {
            xinputOpcode = opcode
        } else {
            xinputOpcode = nil
        }
        var supported: Int32 = 0
        XkbSetDetectableAutoRepeat(display, True, &supported)
        hasDetectableAutoRepeat = supported != 0
        roundTrips = 8
    }

    private static func queryRender(_ display: OpaquePointer, _ visual: UnsafeMutablePointer<Visual>) -> RenderFormats?
    {
        var eventBase: Int32 = 0
        var errorBase: Int32 = 0
        var major: Int32 = 0
        var minor: Int32 = 0
        guard XRenderQueryExtension(display, &eventBase, &errorBase) != 0,
            XRenderQueryVersion(display, &major, &minor) != 0,
            let window = XRenderFindVisualFormat(display, visual),
            let argb = XRenderFindStandardFormat(display, Int32(PictStandardARGB32)),
            let alpha = XRenderFindStandardFormat(display, Int32(PictStandardA8))
        else { return nil }
        return RenderFormats(window: window, argb: argb, alpha: alpha, hasBlendModes: (major, minor) >= (0, 11))
    }

    /// Makes a call that waits for the server, and counts it.
    func roundTrip<T>(_ body: () -> T) -> T {
        roundTrips += 1
        return body()
    }

    /// The serial of the next request: differences count requests.
    var nextRequest: UInt { XNextRequest(display) }

    func close() {
        XCloseDisplay(display)
    }
}
