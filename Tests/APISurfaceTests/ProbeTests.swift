import Alidade
import AlidadeText
import Foundation
import SwiftUI
import Testing

/// Hosts every probe: what compiles must also show something, without a warning.
@MainActor
struct ProbeTests {
    struct Probe: Sendable, CustomTestStringConvertible {
        let name: String
        let host: @MainActor @Sendable () -> Alidade.Host
        var testDescription: String { name }
    }

    private nonisolated static func probe<V: View>(_ view: @escaping @MainActor @Sendable () -> V) -> Probe {
        Probe(name: String(describing: V.self)) {
            Alidade.Host(view(), size: CGSize(width: 390, height: 844), scale: 2, typesetter: PangoTypesetter())
        }
    }

    nonisolated static let probes = [
        probe { TextProbes() }, probe { ShapeProbes() }, probe { ControlProbes() }, probe { NavigationProbes() },
        probe { OldNavigationProbes() }, probe { PagedProbes() }, probe { StateProbes() }, probe { LayoutProbes() },
        probe { ListProbes() }, probe { ScrollProbes() }, probe { ValueProbes() },
    ]

    /// Names that nobody has on this machine are the only thing to warn of.
    private static let expected = ["No image named", "symbol"]

    @Test(arguments: probes) func theProbeIsShown(probe: Probe) {
        let host = probe.host()
        host.warnings.isSilent = true
        for frame in 0..<3 { _ = host.frame(at: Double(frame) / 60) }
        let items = host.frame(at: 0.1).items
        #expect(!items.isEmpty)
        let warnings = host.warnings.messages.filter { message in
            !Self.expected.contains { message.contains($0) }
        }
        #expect(warnings == [])
    }
}
