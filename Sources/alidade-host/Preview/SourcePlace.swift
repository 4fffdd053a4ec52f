import AlidadeWire

/// Finds the line of a view in the user's files. Nothing of it is known when the view runs: the type whose body made
/// the view is, and the name of the view inside of that type.
struct SourcePlace {
    let declared: [DeclaredType]

    /// "Row, Feed.swift:12; Text 15 or 18"; nil: no file of the user's made the view.
    ///
    /// - Parameters:
    ///   - title: the view's name, or a modifier's with its point.
    ///   - composites: the types whose bodies it is inside of, innermost first.
    func text(of title: String, in composites: [String]) -> String? {
        for composite in composites {
            let name = composite.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? composite
            let parts = declared.filter { $0.name == name }
            guard let first = parts.first else { continue }
            let word = title.hasPrefix(".") ? String(title.dropFirst()) : title
            // Extensions of the type may hold the view as well.
            for part in parts {
                guard let lines = part.words[word] else { continue }
                if lines.count == 1 { return "\(part.file):\(lines[0]), in \(name)" }
                if lines.count <= 4 {
                    let all = lines.map(String.init)
                    return "\(part.file):\(all.dropLast().joined(separator: ", ")) or \(all[all.count - 1]), in \(name)"
                }
            }
            return "\(name), \(first.file):\(first.line)"
        }
        return nil
    }
}
