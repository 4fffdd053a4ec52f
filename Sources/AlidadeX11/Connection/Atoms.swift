internal import CX11

/// The names this program speaks, interned in one round trip.
struct Atoms {
    private(set) var wmProtocols: Atom = 0
    private(set) var wmDeleteWindow: Atom = 0
    private(set) var netPing: Atom = 0
    private(set) var netSyncRequest: Atom = 0
    private(set) var netSyncRequestCounter: Atom = 0
    private(set) var netWMName: Atom = 0
    private(set) var netWMIconName: Atom = 0
    private(set) var netWMPID: Atom = 0
    private(set) var netWMWindowType: Atom = 0
    private(set) var netWMWindowTypeNormal: Atom = 0
    private(set) var netWMIcon: Atom = 0
    private(set) var netWMUserTime: Atom = 0
    private(set) var netStartupID: Atom = 0
    private(set) var netStartupInfo: Atom = 0
    private(set) var netStartupInfoBegin: Atom = 0
    private(set) var utf8String: Atom = 0
    private(set) var manager: Atom = 0
    private(set) var frameShown: Atom = 0
    private(set) var xsettingsSelection: Atom = 0
    private(set) var xsettingsSettings: Atom = 0
    private(set) var clipboard: Atom = 0
    private(set) var targets: Atom = 0
    private(set) var timestamp: Atom = 0
    private(set) var multiple: Atom = 0
    private(set) var atomPair: Atom = 0
    private(set) var incremental: Atom = 0
    private(set) var text: Atom = 0
    private(set) var textPlain: Atom = 0
    private(set) var textPlainUTF8: Atom = 0
    private(set) var selectionAnswer: Atom = 0

    private static var names: [(String, WritableKeyPath<Atoms, Atom>)] {
        [
            ("WM_PROTOCOLS", \.wmProtocols), ("WM_DELETE_WINDOW", \.wmDeleteWindow), ("_NET_WM_PING", \.netPing),
            ("_NET_WM_SYNC_REQUEST", \.netSyncRequest), ("_NET_WM_SYNC_REQUEST_COUNTER", \.netSyncRequestCounter),
            ("_NET_WM_NAME", \.netWMName), ("_NET_WM_ICON_NAME", \.netWMIconName), ("_NET_WM_PID", \.netWMPID),
            ("_NET_WM_WINDOW_TYPE", \.netWMWindowType), ("_NET_WM_WINDOW_TYPE_NORMAL", \.netWMWindowTypeNormal),
            ("_NET_WM_ICON", \.netWMIcon), ("_NET_WM_USER_TIME", \.netWMUserTime),
            ("_NET_STARTUP_ID", \.netStartupID), ("_NET_STARTUP_INFO", \.netStartupInfo),
            ("_NET_STARTUP_INFO_BEGIN", \.netStartupInfoBegin), ("UTF8_STRING", \.utf8String),
            ("MANAGER", \.manager), ("_ALIDADE_FRAME_SHOWN", \.frameShown),
            ("_XSETTINGS_SETTINGS", \.xsettingsSettings), ("CLIPBOARD", \.clipboard), ("TARGETS", \.targets),
            ("TIMESTAMP", \.timestamp), ("MULTIPLE", \.multiple), ("ATOM_PAIR", \.atomPair),
            ("INCR", \.incremental), ("TEXT", \.text), ("text/plain", \.textPlain),
            ("text/plain;charset=utf-8", \.textPlainUTF8), ("_ALIDADE_SELECTION", \.selectionAnswer),
        ]
    }

    init(display: OpaquePointer, screen: Int32) {
        let wanted = Self.names + [("_XSETTINGS_S\(screen)", \.xsettingsSelection)]
        var strings: [UnsafeMutablePointer<CChar>?] = wanted.map { strdup($0.0) }
        defer { for string in strings { free(string) } }
        var atoms = [Atom](repeating: 0, count: wanted.count)
        XInternAtoms(display, &strings, Int32(wanted.count), False, &atoms)
        for (index, name) in wanted.enumerated() { self[keyPath: name.1] = atoms[index] }
    }
}
