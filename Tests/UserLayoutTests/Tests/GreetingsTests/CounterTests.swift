import AlidadeTesting
import Foundation
import Greetings
import SwiftUI
import Testing

@MainActor
@Suite struct CounterTests {
    @Test func theNumberStandsAboveTheButton() throws {
        let host = TestHost(.phone) { Counter() }
        let number = try host.frame(id: "count")
        let button = try host.frame(of: Button<Text>.self)
        #expect(button.minY - number.maxY == 12)
        #expect(abs(number.midX - host.size.width / 2) < 0.5)
    }

    @Test func aClickCounts() throws {
        let host = TestHost(.phone) { Counter() }
        try host.click(text: "More")
        host.settle()
        #expect(try host.view(id: "count").text == "1")
        #expect(host.warnings.isEmpty)
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility5])
    func everythingFits(size: DynamicTypeSize) {
        let host = TestHost(.smallPhone, dynamicTypeSize: size) { Counter() }
        let screen = CGRect(origin: .zero, size: host.size)
        for view in host.views { #expect(screen.contains(view.frame), "\(view)") }
    }

    @Test func looksAsItDid() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("greetings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = TestHost(.phone, colorScheme: .dark) { Counter() }
        // A user's own test leaves the folder out: the picture then stands beside the test.
        try host.verifyPicture(named: "counter-dark", in: folder.path)
        let outcome = try TestHost(.phone, colorScheme: .dark) { Counter() }
            .verifyPicture(named: "counter-dark", in: folder.path)
        #expect(outcome == .matched(folder.appendingPathComponent("counter-dark.png").path))
    }
}
