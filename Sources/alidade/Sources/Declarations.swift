import AlidadeWire
import Foundation

/// What the user's files declare, as far as choosing a view to show needs it.
struct Declarations {
    /// A `View` that the files declare.
    struct ViewType: Equatable {
        /// With the types around it.
        var name: String
        /// Why it cannot be made without arguments; nil: it can.
        var obstacle: String?
    }

    /// A type and the lines of it.
    struct TypeLines: Equatable {
        var name: String
        var line: Int
        /// Names used inside, with their lines.
        var words: [String: [Int]]
    }

    private(set) var views: [ViewType] = []
    private(set) var types: [TypeLines] = []
    private(set) var hasPreviews = false
    private(set) var hasApp = false
    private(set) var imports: Set<String> = []
    /// Everything that is declared, by its own name.
    private(set) var names: Set<String> = []
    /// Every word that is used, with its first line.
    private(set) var uses: [String: Int] = [:]

    /// A member that is asked of a type: `Type.member`.
    struct MemberUse: Equatable {
        var type: String
        var member: String
        var line: Int
    }
    private(set) var memberUses: [MemberUse] = []

    init(of source: String) {
        let words = SourceScanner.words(of: source)
        note(words)
        findTypes(in: words[...], prefix: "", depth: 0)
    }

    init(_ all: [Declarations]) {
        views = all.flatMap(\.views)
        hasPreviews = all.contains(where: \.hasPreviews)
        hasApp = all.contains(where: \.hasApp)
        imports = all.reduce(into: []) { $0.formUnion($1.imports) }
        names = all.reduce(into: []) { $0.formUnion($1.names) }
        memberUses = all.flatMap(\.memberUses)
        for one in all { uses.merge(one.uses) { first, _ in first } }
    }

    // MARK: Words

    private static let declaring: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "case", "typealias",
        "associatedtype", "macro",
    ]

    private mutating func note(_ words: [SourceScanner.Word]) {
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1].text : ""
            if word.is("import"), word.depth == 0 {
                let module =
                    ["struct", "class", "enum", "func", "protocol"].contains(next) && index + 2 < words.count
                    ? words[index + 2].text : next
                imports.insert(module)
            } else if word.is("#Preview") {
                hasPreviews = true
            } else if Self.declaring.contains(word.text), next.first?.isLetter ?? false {
                if word.text != "extension" { names.insert(next) }
            }
            if word.is("."), index > 0, next.first?.isLetter ?? false,
                SwiftUINames.types.contains(words[index - 1].text),
                index < 2 || !words[index - 2].is(".")
            {
                memberUses.append(MemberUse(type: words[index - 1].text, member: next, line: word.line))
            }
            if uses[word.text] == nil { uses[word.text] = word.line }
        }
    }

    // MARK: Types

    /// Types at one level of brackets, and those inside them.
    private mutating func findTypes(in words: ArraySlice<SourceScanner.Word>, prefix: String, depth: Int) {
        var index = words.startIndex
        while index < words.endIndex {
            defer { index += 1 }
            let word = words[index]
            guard word.depth == depth, ["struct", "enum", "class", "actor", "extension"].contains(word.text),
                index + 1 < words.endIndex, index == words.startIndex || !words[index - 1].is(".")
            else { continue }
            guard let open = words[index...].firstIndex(where: { $0.depth == depth && $0.is("{") }) else { continue }
            let close = words[open...].dropFirst().firstIndex { $0.depth == depth && $0.is("}") } ?? words.endIndex
            let head = words[(index + 1)..<open]
            let body = words[(open + 1)..<min(close, words.endIndex)]
            let name = prefix + (head.first?.text ?? "")
            let isGeneric = head.dropFirst().first?.is("<") ?? false
            let inherited = Self.inherited(in: head)
            types.append(TypeLines(name: head.first?.text ?? "", line: word.line, words: Self.lines(of: body)))
            if inherited.contains("PreviewProvider") { hasPreviews = true }
            if inherited.contains("App") { hasApp = true }
            if word.is("struct"), inherited.contains("View") {
                let modifiers = Self.modifiers(before: index, in: words)
                var obstacle = Self.obstacle(in: body, depth: depth + 1)
                if isGeneric { obstacle = "it is generic" }
                if modifiers.contains("private") || modifiers.contains("fileprivate") {
                    obstacle = "it is private to its file"
                }
                views.append(ViewType(name: name, obstacle: obstacle))
            }
            findTypes(in: body, prefix: name + ".", depth: depth + 1)
            index = min(close, words.endIndex - 1)
        }
    }

    /// Where names with a capital, and those after a point, are.
    private static func lines(of body: ArraySlice<SourceScanner.Word>) -> [String: [Int]] {
        var lines: [String: [Int]] = [:]
        for index in body.indices {
            let word = body[index]
            guard let first = word.text.first, first.isLetter,
                first.isUppercase || (index > body.startIndex && body[index - 1].is("."))
            else { continue }
            if lines[word.text]?.last != word.line { lines[word.text, default: []].append(word.line) }
        }
        return lines
    }

    private static func inherited(in head: ArraySlice<SourceScanner.Word>) -> Set<String> {
        guard let colon = head.firstIndex(where: { $0.is(":") }) else { return [] }
        return Set(head[colon...].prefix { !$0.is("where") }.map(\.text))
    }

    private static func modifiers(before index: Int, in words: ArraySlice<SourceScanner.Word>) -> Set<String> {
        var result: Set<String> = []
        var place = index - 1
        while place >= words.startIndex, words[place].text.first?.isLetter ?? false || words[place].text.hasPrefix("@")
        {
            result.insert(words[place].text)
            if words[place].startsLine { break }
            place -= 1
        }
        return result
    }

    // MARK: Making one without arguments

    /// Why a structure with these members needs arguments; nil: it does not.
    private static func obstacle(in body: ArraySlice<SourceScanner.Word>, depth: Int) -> String? {
        let members = members(of: body, depth: depth)
        let initializers = members.filter { $0.contains { $0.depth == depth && $0.is("init") } }
        if !initializers.isEmpty {
            let suits = initializers.contains { member in
                guard let start = member.firstIndex(where: { $0.is("init") }) else { return false }
                let isFailable = start + 1 < member.endIndex && member[start + 1].is("?")
                let open = start + (isFailable ? 2 : 1)
                guard open < member.endIndex, member[open].is("("), !isFailable,
                    !member[..<start].contains(where: { $0.is("private") || $0.is("fileprivate") })
                else { return false }
                let parameters = member[(open + 1)...].prefix { $0.depth > depth }
                return parametersHaveDefaults(parameters, depth: depth + 1)
            }
            return suits ? nil : "its initializers need arguments"
        }
        for member in members {
            if let name = propertyWithoutValue(member, depth: depth) { return "it needs a value for \(name)" }
        }
        return nil
    }

    /// The body cut where a declaration begins.
    private static func members(
        of body: ArraySlice<SourceScanner.Word>, depth: Int
    ) -> [ArraySlice<SourceScanner.Word>] {
        let begins: Set<String> = [
            "var", "let", "func", "init", "struct", "class", "enum", "typealias", "subscript", "case", "extension",
            "private", "fileprivate", "internal", "public", "static", "lazy", "nonisolated", "mutating", "weak",
            "unowned", "final", "actor", "deinit",
        ]
        var result: [ArraySlice<SourceScanner.Word>] = []
        var start = body.startIndex
        var mayBegin = false
        for index in body.indices where body[index].depth == depth {
            let word = body[index]
            if word.is(";") {
                if index > start { result.append(body[start..<index]) }
                start = index + 1
                mayBegin = false
                continue
            }
            let isStart = begins.contains(word.text) || word.text.hasPrefix("@") || word.text.hasPrefix("#")
            // Attributes and modifiers belong to what they are before.
            if isStart, mayBegin, index > start {
                result.append(body[start..<index])
                start = index
                mayBegin = false
            }
            if ["var", "let", "func", "init", "struct", "class", "enum", "subscript"].contains(word.text) {
                mayBegin = true
            }
        }
        if start < body.endIndex { result.append(body[start...]) }
        return result
    }

    private static func parametersHaveDefaults(_ words: ArraySlice<SourceScanner.Word>, depth: Int) -> Bool {
        guard !words.isEmpty else { return true }
        return words.split { $0.depth == depth && $0.is(",") }.allSatisfy { parameter in
            parameter.contains { $0.depth == depth && $0.is("=") }
        }
    }

    /// Wrappers that make their own first value.
    private static let selfMade: Set<String> = [
        "@EnvironmentObject", "@Namespace", "@FocusState", "@AccessibilityFocusState", "@Environment", "@FocusedValue",
        "@FocusedObject",
    ]

    /// The name of a stored property that an initializer must be given; nil: it needs none.
    private static func propertyWithoutValue(_ member: ArraySlice<SourceScanner.Word>, depth: Int) -> String? {
        guard let keyword = member.firstIndex(where: { $0.depth == depth && ($0.is("var") || $0.is("let")) }),
            keyword + 1 < member.endIndex
        else { return nil }
        let before = member[..<keyword]
        if before.contains(where: { $0.is("static") || $0.is("lazy") || $0.is("func") || $0.is("case") }) { return nil }
        let attributes = before.filter { $0.depth == depth && $0.text.hasPrefix("@") }.map(\.text)
        if attributes.contains(where: selfMade.contains) { return nil }
        // A wrapper with arguments gets its value from them: `@AppStorage("key") var …` still wants a default.
        let hasArguments = before.contains { $0.depth == depth && $0.is("(") }
        for rest in bindings(member[(keyword + 1)...], depth: depth) {
            if let name = bindingWithoutValue(
                rest, attributes: attributes, hasArguments: hasArguments, isVariable: member[keyword].is("var"),
                depth: depth)
            {
                return name
            }
        }
        return nil
    }

    /// `a: Int, b = 2` in its parts. A comma between angle brackets is none of theirs.
    private static func bindings(
        _ words: ArraySlice<SourceScanner.Word>, depth: Int
    ) -> [ArraySlice<SourceScanner.Word>] {
        var result: [ArraySlice<SourceScanner.Word>] = []
        var start = words.startIndex
        for index in words.indices
        where words[index].depth == depth && words[index].is(",") && index + 2 < words.endIndex
            && (words[index + 2].is(":") || words[index + 2].is("="))
        {
            result.append(words[start..<index])
            start = index + 1
        }
        result.append(words[start...])
        return result
    }

    private static func bindingWithoutValue(
        _ rest: ArraySlice<SourceScanner.Word>, attributes: [String], hasArguments: Bool, isVariable: Bool, depth: Int
    ) -> String? {
        let name = rest.first?.text ?? ""
        if rest.contains(where: { $0.depth == depth && $0.is("=") }) { return nil }
        // Computed, or observed with a value.
        if rest.contains(where: { $0.depth == depth && $0.is("{") }) { return nil }
        if hasArguments, !attributes.contains("@AppStorage"), !attributes.contains("@SceneStorage") { return nil }
        let isOptional = rest.last?.is("?") ?? false || rest.last?.is("!") ?? false
        if isOptional, isVariable, !attributes.contains("@Binding"),
            !attributes.contains("@ObservedObject")
        {
            return nil
        }
        return name
    }
}

extension SourceSet {
    /// The types that the files declare, for an inspector.
    func declaredTypes() -> [DeclaredType] {
        files.flatMap { file in
            Declarations(of: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "").types.map {
                DeclaredType(
                    name: $0.name, file: (file as NSString).lastPathComponent, line: $0.line, words: $0.words)
            }
        }
    }

    /// What the files declare; a file that cannot be read declares nothing, and the compiler says why.
    func declarations() -> Declarations {
        Declarations(
            files.map { Declarations(of: (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "") })
    }
}
