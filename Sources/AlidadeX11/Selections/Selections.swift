import Alidade
internal import CX11
import Foundation

/// The desktop's clipboard and its selection: what this program offers to others, and what it asks of them.
///
/// ICCCM, section 2. Nothing here waits for another program, except `current`, which says so.
@MainActor final class Selections: Clipboard {
    private let connection: DisplayConnection
    /// When the person last did something, by the server's clock.
    private let time: () -> UInt
    /// Owns what is offered and receives what is asked for: a window that shows something may close before.
    private let window: Window
    private var offers: [Atom: SelectionOffer] = [:]
    private var senders: [SelectionSender] = []
    /// The first is under way, the others wait: there is one property for answers.
    private var readings: [SelectionReading] = []

    init(connection: DisplayConnection, time: @escaping () -> UInt) {
        self.connection = connection
        self.time = time
        let display = connection.display
        window = XCreateSimpleWindow(display, connection.root, -10, -10, 1, 1, 0, 0, 0)
        XSelectInput(display, window, PropertyChangeMask)
    }

    private func atom(_ selection: ClipboardSelection) -> Atom {
        selection == .clipboard ? connection.atoms.clipboard : Atom(XA_PRIMARY)
    }

    // MARK: Clipboard

    func write(_ text: String, to selection: ClipboardSelection) {
        let atom = atom(selection)
        offers[atom] = SelectionOffer(text: text, time: time())
        let display = connection.display
        XSetSelectionOwner(display, atom, window, time())
        // Someone who acted later keeps it.
        if connection.roundTrip({ XGetSelectionOwner(display, atom) }) != window { offers[atom] = nil }
    }

    func read(_ selection: ClipboardSelection, _ body: @escaping @MainActor (String?) -> Void) {
        let atom = atom(selection)
        // What is offered from here need not go through the server.
        if let offer = offers[atom] { return body(offer.text) }
        readings.append(SelectionReading(selection: atom, body: body))
        if readings.count == 1 { ask() }
    }

    func current(_ selection: ClipboardSelection) -> String? {
        var answer: String?
        var isAnswered = false
        read(selection) { text in
            answer = text
            isAnswered = true
        }
        let end = ServerClock.now + 0.25
        while !isAnswered {
            var event = XEvent()
            XFlush(connection.display)
            if XCheckTypedWindowEvent(connection.display, window, SelectionNotify, &event) != 0
                || XCheckTypedWindowEvent(connection.display, window, PropertyNotify, &event) != 0
            {
                _ = handle(event)
                continue
            }
            let left = end - ServerClock.now
            guard left > 0 else { break }
            var descriptor = pollfd(fd: XConnectionNumber(connection.display), events: Int16(POLLIN), revents: 0)
            _ = poll(&descriptor, 1, Int32((left * 1000).rounded(.up)))
        }
        return answer
    }

    // MARK: Events

    /// True where the event was about selections.
    func handle(_ event: XEvent) -> Bool {
        switch event.type {
        case SelectionRequest where event.xselectionrequest.owner == window: answer(event.xselectionrequest)
        case SelectionClear where event.xselectionclear.window == window:
            offers[event.xselectionclear.selection] = nil
        case SelectionNotify where event.xselection.requestor == window: received(event.xselection)
        case PropertyNotify where event.xproperty.window == window:
            if event.xproperty.atom == connection.atoms.selectionAnswer, event.xproperty.state == PropertyNewValue {
                receivedPart()
            }
        case PropertyNotify where event.xproperty.state == PropertyDelete:
            let property = event.xproperty
            guard
                let index = senders.firstIndex(where: {
                    $0.requestor == property.window && $0.property == property.atom
                })
            else { return false }
            if senders[index].sendPart(connection) { senders.remove(at: index) }
        default: return false
        }
        return true
    }

    /// When a program that does not answer is given up.
    var deadline: Double? {
        (senders.map(\.deadline) + readings.prefix(1).map(\.deadline)).min()
    }

    func expire(at now: Double) {
        for sender in senders where sender.deadline <= now { sender.end(connection) }
        senders.removeAll { $0.deadline <= now }
        if let first = readings.first, first.deadline <= now { finish(nil) }
    }

    // MARK: Offering

    private func answer(_ request: XSelectionRequestEvent) {
        // Old programs name no property and mean the target's.
        let property = request.property == 0 ? request.target : request.property
        var isAnswered = false
        if let offer = offers[request.selection] {
            ProtocolErrors.expecting(connection.display) {
                isAnswered = give(offer, as: request.target, to: request.requestor, in: property)
            }
        }
        var event = XEvent()
        event.xselection.type = SelectionNotify
        event.xselection.requestor = request.requestor
        event.xselection.selection = request.selection
        event.xselection.target = request.target
        event.xselection.property = isAnswered ? property : 0
        event.xselection.time = request.time
        ProtocolErrors.expecting(connection.display) {
            XSendEvent(connection.display, request.requestor, False, 0, &event)
        }
    }

    /// Puts what is asked for into a property; false where it cannot be given in that form.
    private func give(_ offer: SelectionOffer, as target: Atom, to requestor: Window, in property: Atom) -> Bool {
        let atoms = connection.atoms
        switch target {
        case atoms.targets:
            connection.setLongs(requestor, property, Atom(XA_ATOM), SelectionOffer.targets(atoms).map { Int($0) })
        case atoms.timestamp:
            connection.setLongs(requestor, property, Atom(XA_INTEGER), [Int(offer.time)])
        case atoms.multiple:
            guard let pairs = connection.longs(requestor, property), pairs.count % 2 == 0 else { return false }
            var answers = pairs
            for index in stride(from: 0, to: pairs.count, by: 2) {
                let (target, property) = (Atom(bitPattern: pairs[index]), Atom(bitPattern: pairs[index + 1]))
                let isGiven =
                    target != atoms.multiple && property != 0
                    && give(offer, as: target, to: requestor, in: property)
                if !isGiven { answers[index + 1] = 0 }
            }
            connection.setLongs(requestor, property, atoms.atomPair, answers)
        default:
            guard let (bytes, type) = offer.bytes(for: target, atoms) else { return false }
            if bytes.count <= SelectionSender.partLimit {
                connection.setBytes(requestor, property, type, bytes)
            } else {
                senders.append(
                    SelectionSender(
                        connection: connection, requestor: requestor, property: property, type: type, bytes: bytes))
            }
        }
        return true
    }

    // MARK: Asking

    private func ask() {
        guard let first = readings.first else { return }
        readings[0].deadline = ServerClock.now + SelectionReading.patience
        XConvertSelection(
            connection.display, first.selection,
            first.asksForLatin1 ? Atom(XA_STRING) : connection.atoms.utf8String, connection.atoms.selectionAnswer,
            window, time())
    }

    private func received(_ event: XSelectionEvent) {
        guard let first = readings.first, first.selection == event.selection, !first.isInParts else { return }
        guard event.property != 0 else {
            // Nobody offers anything, or the owner is of a time before UTF-8.
            guard !first.asksForLatin1 else { return finish(nil) }
            readings[0].asksForLatin1 = true
            return ask()
        }
        guard let (type, bytes) = connection.takeBytes(window, connection.atoms.selectionAnswer) else {
            return finish(nil)
        }
        if type == connection.atoms.incremental {
            readings[0].isInParts = true
            readings[0].deadline = ServerClock.now + SelectionReading.patience
        } else {
            readings[0].bytes = bytes
            finish(readings[0].text)
        }
    }

    private func receivedPart() {
        guard let first = readings.first, first.isInParts else { return }
        guard let (_, bytes) = connection.takeBytes(window, connection.atoms.selectionAnswer) else { return }
        guard !bytes.isEmpty else { return finish(readings[0].text) }
        readings[0].bytes += bytes
        readings[0].deadline = ServerClock.now + SelectionReading.patience
        if readings[0].bytes.count > SelectionReading.sizeLimit {
            ProtocolErrors.warn("what another program offers to paste is too long: over 64 MB")
            finish(nil)
        }
    }

    private func finish(_ text: String?) {
        let body = readings.removeFirst().body
        ask()
        body(text)
    }
}
