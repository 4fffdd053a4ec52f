import Foundation

/// Names that SwiftUI has and this library lacks, in files that do not compile.
struct MissingNames {
    let toolchain: Toolchain

    /// One line, or nil where nothing of the kind is in the way.
    ///
    /// - Parameter probed: what the compiler said of `probe`, where it was asked.
    func line(_ declarations: Declarations, _ diagnostics: Diagnostics, probed: Diagnostics? = nil) -> String? {
        let used = SwiftUINames.all.filter { name in
            declarations.uses[name] != nil && !declarations.names.contains(name)
        }
        let absent = used.filter { !exists($0) }.sorted()
        // Only where the compiler complains about one of them.
        let isInTheWay =
            probed != nil
            || absent.contains { name in
                diagnostics.errors.contains { $0.contains("'\(name)'") || $0.contains("'\(name.drop { $0 == "@" })'") }
            }
        let names = isInTheWay ? absent.map { name in "\(name) (line \(declarations.uses[name] ?? 0))" } : []
        let typed =
            probed.map { members(declarations, $0, without: Set(absent), lines: probedUses(declarations).map(\.line)) }
            ?? members(declarations, diagnostics, without: Set(absent))
        let all = names + typed
        guard !all.isEmpty else { return nil }
        let list = all.joined(separator: ", ")
        return "SwiftUI has these names and Alidade lacks them: \(list)"
    }

    /// A file that asks for each member of the library's types that the user's files ask for, a line each.
    func probe(_ declarations: Declarations) -> String {
        let lines = probedUses(declarations).enumerated().map { "func probe\($0)() { _ = \($1.type).\($1.member) }" }
        return (["import SwiftUI"] + lines).joined(separator: "\n") + "\n"
    }

    private func probedUses(_ declarations: Declarations) -> [Declarations.MemberUse] {
        var seen: Set<String> = []
        return declarations.memberUses.filter {
            !declarations.names.contains($0.type) && !declarations.names.contains($0.member)
                && seen.insert("\($0.type).\($0.member)").inserted
        }
    }

    /// Members of SwiftUI's types that the compiler did not find: `type 'Type<Argument>' has no member 'name'`.
    ///
    /// Where it knows a better spelling it is the user who is wrong.
    private func members(
        _ declarations: Declarations, _ diagnostics: Diagnostics, without known: Set<String>, lines: [Int] = []
    ) -> [String] {
        var seen: Set<String> = []
        return diagnostics.errors.compactMap { error in
            guard let head = error.range(of: ": error: type '"),
                let middle = error.range(of: "' has no member '", range: head.upperBound..<error.endIndex),
                error.hasSuffix("'")
            else { return nil }
            // `any Type.Inner<Argument, Argument>` is known by `Type`.
            let type = error[head.upperBound..<middle.lowerBound].prefix { $0 != "<" }.split(separator: " ").last ?? ""
            let base = String(type.prefix { $0 != "." })
            let member = String(error[middle.upperBound...].dropLast())
            guard SwiftUINames.types.contains(base), !declarations.names.contains(base), !known.contains(member)
            else { return nil }
            let name = "\(type).\(member)"
            guard seen.insert(name).inserted else { return nil }
            // `path:line:column`
            let place = error[..<head.lowerBound].split(separator: ":")
            guard place.count >= 3, let line = Int(place[place.count - 2]) else { return name }
            return "\(name) (line \(lines.indices.contains(line - 2) ? lines[line - 2] : line))"
        }
    }

    /// Whether one of the built modules knows the name: their tables hold every declared name as plain text.
    private func exists(_ name: String) -> Bool {
        let bare = name.hasPrefix("@") || name.hasPrefix("#") ? String(name.dropFirst()) : name
        let key = Data([0]) + Data(bare.utf8) + Data([0])
        return modules.contains { $0.range(of: key) != nil }
    }

    private var modules: [Data] {
        ["Alidade", "AlidadeLayout", "SwiftUI", "UIKit", "Combine"].compactMap { name in
            try? Data(
                contentsOf: URL(fileURLWithPath: "\(toolchain.modules)/\(name).swiftmodule"), options: .alwaysMapped)
        }
    }
}
