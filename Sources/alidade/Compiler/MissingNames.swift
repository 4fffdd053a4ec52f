import Foundation

/// Names that SwiftUI has and this library lacks, in files that do not compile.
struct MissingNames {
    let toolchain: Toolchain

    /// One line, or nil where nothing of the kind is in the way.
    func line(_ declarations: Declarations, _ diagnostics: Diagnostics) -> String? {
        let used = SwiftUINames.all.filter { name in
            declarations.uses[name] != nil && !declarations.names.contains(name)
        }
        guard !used.isEmpty else { return nil }
        let missing = used.filter { !exists($0) }.sorted()
        // Only where the compiler complains about one of them.
        guard
            missing.contains(where: { name in
                diagnostics.errors.contains { $0.contains("'\(name)'") || $0.contains("'\(name.drop { $0 == "@" })'") }
            })
        else { return nil }
        let list = missing.map { name in "\(name) (line \(declarations.uses[name] ?? 0))" }.joined(separator: ", ")
        return "SwiftUI has these names and Alidade lacks them: \(list)"
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
