import Alidade
internal import CX11
import Foundation

/// Reads the desktop's settings and notices when they change.
@MainActor final class DesktopSettings {
    private let connection: DisplayConnection
    private let chosen: WindowOptions
    private var owner: Window = 0
    private var settings: XSettings?
    private var resources: String?
    private(set) var appearance: Appearance

    init(connection: DisplayConnection, chosen: WindowOptions) {
        self.connection = connection
        self.chosen = chosen
        appearance = Appearance(environment: [:], settings: nil, resources: nil)
        for line in EnvironmentCheck.complaints(ProcessInfo.processInfo.environment) { ProtocolErrors.warn(line) }
        // The root tells of a new resource database and of a new settings manager.
        XSelectInput(connection.display, connection.root, PropertyChangeMask | StructureNotifyMask)
        findOwner()
        readResources()
        refresh()
    }

    /// True where the event was about settings; `appearance` is then up to date.
    func handle(_ event: XEvent) -> Bool {
        let atoms = connection.atoms
        switch event.type {
        case PropertyNotify where event.xproperty.window == connection.root:
            guard event.xproperty.atom == XA_RESOURCE_MANAGER else { return true }
            readResources()
        case PropertyNotify where owner != 0 && event.xproperty.window == owner:
            guard event.xproperty.atom == atoms.xsettingsSettings else { return true }
            readSettings()
        case DestroyNotify where owner != 0 && event.xdestroywindow.window == owner:
            findOwner()
        case ClientMessage
        where event.xclient.message_type == atoms.manager && event.xclient.data.l.1 == Int(atoms.xsettingsSelection):
            findOwner()
        default:
            return false
        }
        refresh()
        return true
    }

    private func refresh() {
        appearance = Appearance(
            environment: ProcessInfo.processInfo.environment, chosen: chosen.colorScheme, settings: settings,
            resources: resources)
        if let scale = chosen.scale { appearance.scale = scale }
    }

    private func findOwner() {
        let display = connection.display
        owner = connection.roundTrip { XGetSelectionOwner(display, connection.atoms.xsettingsSelection) }
        settings = nil
        guard owner != 0 else { return }
        ProtocolErrors.expecting(display) {
            XSelectInput(display, owner, PropertyChangeMask | StructureNotifyMask)
        }
        readSettings()
    }

    private func readSettings() {
        settings = connection.property(owner, connection.atoms.xsettingsSettings).map(XSettings.init)
    }

    private func readResources() {
        resources = connection.property(connection.root, Atom(XA_RESOURCE_MANAGER)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
