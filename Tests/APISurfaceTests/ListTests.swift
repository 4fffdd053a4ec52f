import Foundation
import Testing

/// The page that lists the names says what the sources say.
struct ListTests {
    @Test func thePageIsUpToDate() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = root.appendingPathComponent("scripts/api-list")
        process.arguments = ["--check"]
        let complaint = Pipe()
        process.standardError = complaint
        try process.run()
        process.waitUntilExit()
        let text = String(data: complaint.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8) ?? ""
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
