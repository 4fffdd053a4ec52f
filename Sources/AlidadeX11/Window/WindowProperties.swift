import Alidade
internal import CX11
import Foundation

/// What a window tells the window manager about itself (ICCCM and EWMH).
@MainActor struct WindowProperties {
    let connection: DisplayConnection
    let window: Window

    /// Everything a window manager wants to know before it first sees the window.
    func setInitial(instance: String, className: String, title: String, counter: XSyncCounter?, startupID: String?) {
        let display = connection.display
        let atoms = connection.atoms
        setClass(instance: instance, className: className)
        setTitle(title)

        var protocols = [atoms.wmDeleteWindow, atoms.netPing]
        if let counter {
            // The protocol without its counter makes window managers wait in vain.
            setLongs(atoms.netSyncRequestCounter, Atom(XA_CARDINAL), [Int(counter)])
            protocols.append(atoms.netSyncRequest)
        }
        XSetWMProtocols(display, window, &protocols, Int32(protocols.count))

        // A process number means something only together with its machine.
        setLongs(atoms.netWMPID, Atom(XA_CARDINAL), [Int(getpid())])
        var host = [CChar](repeating: 0, count: 256)
        if gethostname(&host, host.count - 1) == 0 {
            let bytes = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            setBytes(Atom(XA_WM_CLIENT_MACHINE), Atom(XA_STRING), bytes)
        }
        setLongs(atoms.netWMWindowType, Atom(XA_ATOM), [Int(atoms.netWMWindowTypeNormal)])
        setLongs(
            atoms.netWMIcon, Atom(XA_CARDINAL),
            WindowIcon.sizes.flatMap { [$0, $0] + WindowIcon.pixels(size: $0).map { Int($0) } })
        if let startupID { setBytes(atoms.netStartupID, atoms.utf8String, Array(startupID.utf8)) }

        var hints = XWMHints()
        hints.flags = InputHint | StateHint
        hints.input = True
        hints.initial_state = NormalState
        XSetWMHints(display, window, &hints)
    }

    private func setClass(instance: String, className: String) {
        guard let instance = strdup(instance), let className = strdup(className) else { return }
        defer {
            Foundation.free(instance)
            Foundation.free(className)
        }
        var hint = XClassHint(res_name: instance, res_class: className)
        XSetClassHint(connection.display, window, &hint)
    }

    func setTitle(_ title: String) {
        let utf8 = Array(title.utf8)
        for atom in [connection.atoms.netWMName, connection.atoms.netWMIconName] {
            setBytes(atom, connection.atoms.utf8String, utf8)
        }
        // The old properties are Latin-1 by definition; most managers read the new ones.
        let latin = Latin1.bytes(title)
        for atom in [Atom(XA_WM_NAME), Atom(XA_WM_ICON_NAME)] { setBytes(atom, Atom(XA_STRING), latin) }
    }

    /// Pixels. `geometry` tells which parts of size and place a person asked for.
    func setSizeHints(
        width: Int, height: Int, x: Int, y: Int, minimumWidth: Int, minimumHeight: Int, geometry: WindowGeometry?
    ) {
        var hints = XSizeHints()
        hints.flags = PMinSize | PWinGravity | (geometry?.size == nil ? PSize : USSize)
        hints.width = Int32(width)
        hints.height = Int32(height)
        if geometry?.x != nil {
            hints.flags |= USPosition
            hints.x = Int32(x)
            hints.y = Int32(y)
        }
        hints.min_width = Int32(minimumWidth)
        hints.min_height = Int32(minimumHeight)
        switch (geometry?.isFromRight ?? false, geometry?.isFromBottom ?? false) {
        case (false, false): hints.win_gravity = NorthWestGravity
        case (true, false): hints.win_gravity = NorthEastGravity
        case (false, true): hints.win_gravity = SouthWestGravity
        case (true, true): hints.win_gravity = SouthEastGravity
        }
        XSetWMNormalHints(connection.display, window, &hints)
    }

    /// Adds nothing to a property: its notice comes back when the server has done what was asked before.
    func markFrame() {
        XChangeProperty(
            connection.display, window, connection.atoms.frameShown, Atom(XA_INTEGER), 8, PropModeAppend, nil, 0)
    }

    func setUserTime(_ time: UInt) {
        setLongs(connection.atoms.netWMUserTime, Atom(XA_CARDINAL), [Int(time)])
    }

    private func setBytes(_ name: Atom, _ type: Atom, _ bytes: [UInt8]) {
        connection.setBytes(window, name, type, bytes)
    }

    private func setLongs(_ name: Atom, _ type: Atom, _ values: [Int]) {
        connection.setLongs(window, name, type, values)
    }
}
