internal import CX11

/// Hands a long text to another program in parts (ICCCM's INCR): each is sent once the one before has been taken.
@MainActor struct SelectionSender {
    let requestor: Window
    let property: Atom
    private let type: Atom
    private let bytes: [UInt8]
    private var sent = 0
    /// When the other program is given up.
    private(set) var deadline: Double

    /// Bytes; servers take at least this in one request.
    nonisolated static let partLimit = 1 << 18
    /// Seconds for each part.
    private nonisolated static let patience = 5.0

    init(connection: DisplayConnection, requestor: Window, property: Atom, type: Atom, bytes: [UInt8]) {
        self.requestor = requestor
        self.property = property
        self.type = type
        self.bytes = bytes
        deadline = ServerClock.now + Self.patience
        // Before the first part, so that no taking is missed.
        XSelectInput(connection.display, requestor, PropertyChangeMask)
        connection.setLongs(requestor, property, connection.atoms.incremental, [bytes.count])
    }

    /// Sends what comes next; true where that was the end, which is an empty part.
    mutating func sendPart(_ connection: DisplayConnection) -> Bool {
        let part = bytes[sent..<min(sent + Self.partLimit, bytes.count)]
        sent += part.count
        deadline = ServerClock.now + Self.patience
        ProtocolErrors.expecting(connection.display) {
            connection.setBytes(requestor, property, type, Array(part))
        }
        if part.isEmpty { end(connection) }
        return part.isEmpty
    }

    func end(_ connection: DisplayConnection) {
        ProtocolErrors.expecting(connection.display) { XSelectInput(connection.display, requestor, 0) }
    }
}
