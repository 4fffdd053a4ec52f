import Foundation
import Testing

/// Every name that public code uses often is in a probe, so that it compiles.
struct NameTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// Identifiers of 5,844 public files with their group, and whether 20 or more of them use each.
    static let names: [(name: String, group: String, isCommon: Bool)] = {
        let text = (try? String(contentsOf: folder.appendingPathComponent("names.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count > 3 else { return (String(line), "", false) }
            return (String(fields[0]), String(fields[2]), fields[3] != "1")
        }
    }()

    /// The groups that are complete.
    private static let complete: Set<String> = ["layout", "shapes", "text", "state", "list", "system"]

    private static let probes: String = {
        let files =
            (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Probes").path)) ?? []
        return files.compactMap {
            try? String(contentsOf: folder.appendingPathComponent("Probes/\($0)"), encoding: .utf8)
        }
        .joined(separator: "\n")
    }()

    /// What the page of names says is missing; another test compares the page with the sources.
    private static let lacking: Set<String> = {
        let page = folder.appendingPathComponent("../../Sources/SwiftUI/SwiftUI.docc/APIList.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        let table = text.components(separatedBy: "## Missing").last ?? ""
        return Set(
            table.split(separator: "\n").compactMap { line in
                let parts = line.split(separator: "`")
                return parts.count > 1 && line.hasPrefix("| `") ? String(parts[1]) : nil
            })
    }()

    @Test func everyCommonNameIsInAProbe() throws {
        #expect(Self.names.count > 300)
        let words = Set(Self.probes.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        let missing = Self.names.filter { $0.isCommon && Self.complete.contains($0.group) }.map(\.name).filter { name in
            let plain = name.trimmingCharacters(in: CharacterSet(charactersIn: "@#"))
            return !words.contains(plain) && !Self.lacking.contains(plain)
        }
        #expect(missing == [])
    }
}
