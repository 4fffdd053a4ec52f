import AlidadeMacroExpansion
import Testing

/// The same text without the spaces at the beginnings of lines.
func flush(_ text: String) -> String {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
}

@Suite struct ExpansionTextTests {
    @Test(
        arguments: [
            ("@Entry var spacing: CGFloat = 8", "spacing", "CGFloat", "8"),
            (
                "\n    /// `var` \"=\"\n    @Entry public var name: String = \"a=b:\\(x(\"{\"))\"", "name", "String",
                #""a=b:\#\(x("{"))""#
            ),
            ("@Entry var plain = 5 // five", "plain", nil, "5"),
            ("@Entry var optional: Int?", "optional", "Int?", nil),
            ("@Entry var map: [String: (Int, Int)] = [:]", "map", "[String: (Int, Int)]", "[:]"),
            ("@Entry var action: @Sendable (Int) -> Void = { _ in }", "action", "@Sendable (Int) -> Void", "{ _ in }"),
            ("@Entry var `default`: Optional<Set<Int>> = nil", "`default`", "Optional<Set<Int>>", "nil"),
            (
                "@Entry var raw: String = #\"\"\"\n  \" = \\(no)\n  \"\"\"#", "raw", "String",
                "#\"\"\"\n  \" = \\(no)\n  \"\"\"#"
            ),
            ("@Entry var /* a: b = c */ spaced :Int=3", "spaced", "Int", "3"),
        ] as [(String, String, String?, String?)])
    func variables(_ source: String, _ name: String, _ type: String?, _ value: String?) throws {
        let variable = try #require(VariableDeclaration(source))
        #expect(variable.name == name)
        #expect(variable.type == type)
        #expect(variable.value == value?.replacing("\\#\\", with: "\\"))
    }

    @Test(arguments: [
        "@Entry let x = 5", "@Entry var x: Int { 5 }", "@Entry func f() {}", "@Entry var (a, b) = (1, 2)", "",
    ])
    func notOneVariable(_ source: String) {
        #expect(VariableDeclaration(source) == nil)
        #expect(throws: MacroError.self) { try EntryMacro.accessors(of: source) }
    }

    @Test(arguments: [
        ("extension EnvironmentValues {}", "EnvironmentKey"),
        ("\npublic extension SwiftUI.Transaction {}", "TransactionKey"),
        ("@MainActor extension ContainerValues {\n}", "ContainerValueKey"),
    ])
    func keys(_ context: String, _ proto: String) throws {
        #expect(
            flush(try EntryMacro.key(of: "@Entry var a: Int? = 5", in: context)) == """
                private struct __Key_a: SwiftUI.\(proto) {
                typealias Value = Int?
                static var defaultValue: Value { 5 }
                }
                """)
    }

    @Test func keyWithoutType() throws {
        let text = try EntryMacro.key(of: "@Entry var a = 5", in: "extension EnvironmentValues {}")
        #expect(text.contains("static let defaultValue = 5"))
    }

    @Test func focusedValues() throws {
        let text = try EntryMacro.key(of: "@Entry var a: Binding<Int>?", in: "extension FocusedValues {}")
        #expect(text.contains("SwiftUI.FocusedValueKey") && text.contains("typealias Value = Binding<Int>\n"))
    }

    @Test(arguments: [
        ("@Entry var a: Int", "extension EnvironmentValues {}"), ("@Entry var a", "extension EnvironmentValues {}"),
        ("@Entry var a: Int = 5", "extension Other {}"), ("@Entry var a: Int = 5", ""),
        ("@Entry var a: Int", "extension FocusedValues {}"),
    ])
    func misused(_ source: String, _ context: String) {
        #expect(throws: MacroError.self) { try EntryMacro.key(of: source, in: context) }
    }

    func preview(_ source: String) throws -> String {
        let location = SourceSyntax.Location(fileID: "M/F.swift", line: 7, column: 3)
        return flush(
            try PreviewMacro.expansion(of: SourceSyntax(source: source, location: location), discriminator: "$s1M"))
    }

    @Test func previewKeepsItsArguments() throws {
        #expect(
            try preview(
                "\n// { ) \"\n  #Preview(\"A \\(\"#Preview\")\", traits: .landscapeLeft, .fixedLayout(width: 1, height: 2)) {\nText(\"}\")\n}"
            )
                == """
                struct $s1M15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
                static var fileID: Swift.String { "M/F.swift" }
                static var line: Swift.Int { 9 }
                static var column: Swift.Int { 3 }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                SwiftUI.Preview("A \\("#Preview")", traits: .landscapeLeft, .fixedLayout(width: 1, height: 2)) {
                Text("}")
                }
                }
                }
                """)
    }

    /// Bodies, the properties that are moved out of them, and what is left.
    static let bodies: [(String, [String], [String])] = [
        ("@Previewable @State var x = 1\nText(\"\\(x)\")", ["@State var x = 1"], ["Text(\"\\(x)\")"]),
        ("@State @Previewable var x: Int\n    = 1\nA()\n.b()", ["@State var x: Int\n    = 1"], ["A()\n.b()"]),
        (
            "@Previewable\n@State\nprivate var x = a ?\n b\n : c; @Previewable @Focus(\"n\") var y: Int\nlet z = 2\nreturn Text(z)",
            ["@State\nprivate var x = a ?\n b\n : c;", "@Focus(\"n\") var y: Int"], ["let z = 2", "return Text(z)"]
        ),
        ("@Previewable @State var x = f {\n 1\n}\n.g\n(A())", ["@State var x = f {\n 1\n}\n.g"], ["(A())"]),
        ("@Previewable @State var x = y!\n-z", ["@State var x = y!"], ["-z"]),
        (
            "@Previewable @State var x: [Int]?\nVStack {\n@Bindable var z = x\nText(z)\n}", ["@State var x: [Int]?"],
            ["VStack {\n@Bindable var z = x\nText(z)\n}"]
        ),
    ]

    @Test(arguments: bodies)
    func previewable(_ body: String, _ properties: [String], _ rest: [String]) throws {
        #expect(
            try preview("#Preview(\"P\") {\n\(body)\n}").contains(
                flush(
                    """
                    SwiftUI.Preview("P") {
                    struct __PreviewBody: SwiftUI.View {
                    \(properties.joined(separator: "\n"))
                    var body: some SwiftUI.View {
                    \(rest.joined(separator: "\n"))
                    }
                    }
                    return __PreviewBody()
                    }
                    """)))
    }

    @Test(arguments: [
        "", "#", "\"", "#Preview { \"", "#Preview(", "}}}", "/*", "#\"", "@Previewable", "#Preview { @Previewable",
    ])
    func brokenSourceEndsSomehow(_ source: String) {
        _ = try? preview(source)
        _ = try? EntryMacro.key(of: source, in: source)
    }
}
