import Foundation
import Testing

/// `alidade layout`, run as a user runs it.
@Suite(.serialized) struct LayoutCommandTests {
    private static let counter = """
        import SwiftUI

        struct ContentView: View {
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    Text("Count \\(count)").accessibilityIdentifier("label").frame(height: 30)
                    Color.blue.frame(width: 100, height: 20).onTapGesture { count += 1 }
                    Color.red.hidden()
                }
            }
        }
        """

    @Test func aFileIsLaidOutAsOneObject() throws {
        let tool = try Tool(["ContentView.swift": Self.counter])
        defer { tool.remove() }
        let run = try tool.run([
            "layout", "ContentView.swift", "--json", "--size", "200x100", "--events", "click 100,40",
        ])
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(Set(run.report.keys) == ["size", "scale", "nodes", "warnings"])
        #expect(run.report["size"] as? [Double] == [200, 100])
        #expect(run.report["scale"] as? Double == 3)
        #expect(run.nodes.map { $0["view"] as? String } == ["VStack", "Text", "Color", "Color"])
        #expect(run.nodes.map { $0["depth"] as? Int } == [0, 1, 1, 1])
        #expect(run.nodes.map { $0["hidden"] as? Bool } == [nil, nil, nil, true])
        #expect(run.texts == ["Count 1"])
        #expect(run.nodes[1]["id"] as? String == "label")
        #expect(run.frames("Color") == [[50, 30, 100, 20], [0, 50, 200, 50]])
    }

    @Test func theTreeIsReadableAndCanBeFiltered() throws {
        let tool = try Tool(["ContentView.swift": Self.counter])
        defer { tool.remove() }
        let tree = try tool.run(["layout", "ContentView.swift", "--size", "200x100"])
        #expect(tree.output.split(separator: "\n").count == 4)
        #expect(tree.output.contains("  Text #label"))
        let some = try tool.run(["layout", "ContentView.swift", "--json", "--where", "id=label or text~nothing"])
        #expect(some.nodes.map { $0["view"] as? String } == ["Text"])
        let colors = try tool.run(["layout", "ContentView.swift", "--json", "--where", "Color"])
        #expect(colors.nodes.count == 2)
    }

    private static let conditions: [(String, [String])] = [
        ("text=\"salt and pepper\"", ["salt and pepper"]), ("text='salt and pepper'", ["salt and pepper"]),
        ("text=salt", []), ("text ~ salt", ["salt and pepper"]), ("\"a=b\"", ["a=b"]), ("text=a=b", ["a=b"]),
        ("text=don't", ["don't"]), ("text=\"a=b\" or view=Text and text~don", ["a=b", "don't"]),
        ("text=nothing", []),
    ]

    @Test(arguments: conditions)
    func conditionsTakeQuotesAndSayWhenNothingFits(condition: String, texts: [String]) throws {
        let tool = try Tool([
            "File.swift": """
            import SwiftUI
            struct A: View {
                var body: some View { VStack { Text("salt and pepper"); Text("a=b"); Text("don't") } }
            }
            """
        ])
        defer { tool.remove() }
        let run = try tool.run(["layout", "File.swift", "--json", "--where", condition])
        #expect(run.code == 0)
        #expect(run.texts == texts)
        #expect(run.errors == (texts.isEmpty ? "alidade: nothing matches \(condition)\n" : ""))
    }

    @Test func aFileWhoseNameBeginsLikeAnOptionIsAFile() throws {
        let tool = try Tool(["-dash.swift": Self.counter])
        defer { tool.remove() }
        let run = try tool.run(["layout", "--json", "--", "-dash.swift"])
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.texts == ["Count 0"])
    }

    // MARK: Which view

    /// Properties of the last view, and what stands in the way of showing it; empty: nothing does.
    private static let properties: [(String, String)] = [
        ("@State var sel: Int?; @State var b = 1", ""), ("var sel: Int?; var b: Int { 2 }", ""),
        ("var a: Int?, b = 2", ""), ("let a = 1; private let b: Int? = nil;", ""),
        ("var a = 1; var b: Int", "it needs a value for b"), ("let a: Int, b = 2", "it needs a value for a"),
        ("var a: Int?; let b: [Int]; var c = 1", "it needs a value for b"),
    ]

    @Test(arguments: properties)
    func propertiesOnOneLineAreTakenApart(properties: String, obstacle: String) throws {
        let tool = try Tool([
            "File.swift":
                "import SwiftUI\nstruct A: View {\n  \(properties)\n  var body: some View { Text(\"x\") }\n}\n"
        ])
        defer { tool.remove() }
        let run = try tool.run(["layout", "File.swift", "--json"])
        #expect(run.code == (obstacle.isEmpty ? 0 : 3), "\(run.errors)")
        #expect(run.texts == (obstacle.isEmpty ? ["x"] : []))
        if !obstacle.isEmpty { #expect(run.errors.contains("A (\(obstacle))")) }
    }

    private static let choices: [(String, [String], Int32, String)] = [
        // The last view that needs no arguments, but ContentView before it.
        (
            "struct A: View { var body: some View { Text(\"A\") } }\nstruct B: View { var body: some View { Text(\"B\") } }",
            [], 0, "B"
        ),
        (
            "struct ContentView: View { var body: some View { Text(\"C\") } }\nstruct B: View { var body: some View { Text(\"B\") } }",
            [], 0, "C"
        ),
        (
            "struct A: View { var body: some View { Text(\"A\") } }\nstruct B: View { let t: String; var body: some View { Text(t) } }",
            [], 0, "A"
        ),
        (
            "struct A: View { @Binding var t: String; var body: some View { Text(t) } }",
            ["--view", "A(t: .constant(\"x\"))"], 0, "x"
        ),
        (
            "struct A: View { var body: some View { Text(\"A\") } }\nstruct B: View { var body: some View { Text(\"B\") } }",
            ["--view", "A"], 0, "A"
        ),
        // Defaults, wrappers and initialisers of all kinds.
        (
            "struct A: View { @State var n: Int?; @Environment(\\.colorScheme) var s; @Namespace var ns; var t = \"d\"; init(x: Int = 1) { t += \"\\(x)\" }; var body: some View { Text(t) } }",
            [], 0, "d1"
        ),
        (
            "@main struct M: App { var body: some Scene { WindowGroup { Text(\"app\") } } }\nstruct ContentView: View { var body: some View { Text(\"C\") } }",
            [], 0, "app"
        ),
        (
            "struct A: View { let t: String; var body: some View { Text(t) } }\n#Preview(\"one\") { A(t: \"1\") }\n#Preview(\"two\") { A(t: \"2\") }",
            [], 0, "1"
        ),
        (
            "struct A: View { let t: String; var body: some View { Text(t) } }\n#Preview(\"one\") { A(t: \"1\") }\n#Preview(\"two\") { A(t: \"2\") }",
            ["--preview", "two"], 0, "2"
        ),
        (
            "struct P: PreviewProvider { static var previews: some View { Group { Text(\"x\"); Text(\"y\").previewDisplayName(\"Y\") } } }",
            ["--preview", "Y"], 0, "y"
        ),
        ("extension Text { struct Inner: View { var body: some View { Text(\"inner\") } } }", [], 0, "inner"),
    ]

    @Test(arguments: choices)
    func theViewIsChosen(source: String, options: [String], code: Int32, text: String) throws {
        let tool = try Tool(["File.swift": "import SwiftUI\n" + source])
        defer { tool.remove() }
        let run = try tool.run(["layout", "File.swift", "--json"] + options)
        #expect(run.code == code, "\(run.errors)")
        #expect(run.texts == [text])
    }

    @Test func whereNoViewFitsTheCandidatesAreListed() throws {
        let tool = try Tool([
            "File.swift": """
            import SwiftUI
            struct Row: View { let title: String; var body: some View { Text(title) } }
            struct Box<T: View>: View { var inside: T; var body: some View { inside } }
            private struct Own: View { var body: some View { Text("p") } }
            """
        ])
        defer { tool.remove() }
        let run = try tool.run(["layout", "File.swift"])
        #expect(run.code == 3)
        #expect(run.output == "")
        #expect(run.errors.contains("Row (it needs a value for title)"))
        #expect(run.errors.contains("Box (it is generic)"))
        #expect(run.errors.contains("Own (it is private to its file)"))
        #expect(try tool.run(["layout", "File.swift", "--view", "Nothing"]).code == 3)
        #expect(
            try tool.run(["layout", "File.swift", "--view", "Row"]).errors.contains(
                "missing argument for parameter 'title'"))
        #expect(try tool.run(["layout", "File.swift", "--preview", "x"]).code == 3)
    }

    @Test func severalFilesOrAFolderMakeOneModule() throws {
        let tool = try Tool([
            "Sources/ContentView.swift": "import SwiftUI\nstruct ContentView: View { var body: some View { Row() } }",
            "Sources/Parts/Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"row\") } }",
        ])
        defer { tool.remove() }
        #expect(try tool.run(["layout", "Sources", "--json"]).texts == ["row"])
        let files = try tool.run(
            ["layout", "Sources/Parts/Row.swift", "Sources/ContentView.swift", "--json"])
        #expect(files.texts == ["row"])
    }

    @Test func optionsReachTheView() throws {
        let tool = try Tool([
            "File.swift": """
            import SwiftUI
            struct A: View {
                @Environment(\\.colorScheme) var scheme
                @Environment(\\.dynamicTypeSize) var size
                @Environment(\\.layoutDirection) var direction
                @Environment(\\.locale) var locale
                @Environment(\\.displayScale) var scale
                var body: some View {
                    GeometryReader { proxy in
                        Text("\\(scheme == .dark) \\(String(describing: size)) \\(direction == .rightToLeft) \\(locale.identifier) \\(Int(scale)) \\(Int(proxy.safeAreaInsets.top)) \\(Int(proxy.size.height))")
                    }
                }
            }
            """
        ])
        defer { tool.remove() }
        let run = try tool.run([
            "layout", "File.swift", "--json", "--appearance", "dark", "--text-size", "xLarge", "--direction=rtl",
            "--locale", "de_DE", "--scale", "2", "--safe-area", "47,0,34,0", "--size", "300x500",
        ])
        #expect(run.texts == ["true xLarge true de_DE 2 47 419"], "\(run.errors)")
    }

    @Test func tasksAndTimersRunWhileTheScriptWaits() throws {
        let tool = try Tool([
            "File.swift": """
            import SwiftUI
            struct A: View {
                @State private var text = "before"
                var body: some View {
                    Text(text).task {
                        try? await Task.sleep(nanoseconds: 3_000_000_000)
                        text = "after"
                    }
                }
            }
            """
        ])
        defer { tool.remove() }
        #expect(try tool.run(["layout", "File.swift", "--json"]).texts == ["before"])
        #expect(try tool.run(["layout", "File.swift", "--json", "--events", "wait 4"]).texts == ["after"])
    }
}
