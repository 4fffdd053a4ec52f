import Foundation
import Testing

/// What is printed where something is wrong.
@Suite(.serialized) struct FailureTests {
    private func run(
        _ source: String, _ arguments: [String] = ["layout", "File.swift", "--json"],
        environment: [String: String] = [:]
    ) throws -> Tool.Outcome {
        let tool = try Tool(["File.swift": source])
        defer { tool.remove() }
        return try tool.run(arguments, environment: environment)
    }

    @Test func aSyntaxErrorIsTheCompilersOwnWithTheUsersPathAndLine() throws {
        let run = try run("import SwiftUI\nstruct A: View {\n    var body: some View { Text(\"a\" }\n}\n")
        #expect(run.code == 1)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("File.swift:3:36: error: expected"))
        #expect(!run.errors.contains("alidade:"))
    }

    @Test func namesThatAlidadeLacksAreListedAfterTheError() throws {
        let run = try run(
            """
            import SwiftUI
            struct A: View {
                var body: some View { Text("a").digitalCrownRotation(.constant(1)) }
                var other: some View { Text("b").speechAdjustedPitch(2) }
            }
            """)
        #expect(run.code == 1)
        #expect(run.errors.contains("File.swift:3:"))
        let last = run.errors.split(separator: "\n").last.map(String.init)
        #expect(
            last == "alidade: SwiftUI has these names and Alidade lacks them: "
                + "digitalCrownRotation (line 3), speechAdjustedPitch (line 4)")
    }

    @Test func membersThatATypeOfAlidadeLacksAreListedWithTheType() throws {
        let run = try run(
            """
            import SwiftUI
            enum Color2 { case red }
            struct A: View {
                var body: some View { Text("a") }
                var other: Animation { Animation.neverThere(2) }
                var own: Color2 { Color2.blue }
            }
            """)
        #expect(run.code == 1)
        let last = run.errors.split(separator: "\n").last.map(String.init)
        #expect(
            last == "alidade: SwiftUI has these names and Alidade lacks them: Animation.neverThere (line 5)",
            "\(run.errors)")
    }

    @Test func notesInTheLibrarysOwnSourcesAreLeftOut() throws {
        let run = try run(
            "import SwiftUI\nstruct A: View { var body: some View { Text(nowhere, style: 1).padding() } }")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("File.swift:2:"))
        #expect(!run.errors.contains("/Sources/Alidade"))
    }

    @Test func anUnknownNameOfTheUsersOwnIsNotCalledSwiftUIs() throws {
        let run = try run("import SwiftUI\nstruct A: View { var body: some View { Headline() } }")
        #expect(run.code == 1)
        #expect(!run.errors.contains("Alidade lacks"))
    }

    @Test func anEndlessBodyIsStoppedAndNamed() throws {
        let run = try run(
            """
            import SwiftUI
            struct Looping: View {
                @State private var n = 0
                var body: some View {
                    while n == 0 {}
                    return Text("never")
                }
            }
            """, environment: ["ALIDADE_PATIENCE": "2"])
        #expect(run.code == 4)
        #expect(run.output == "")
        #expect(run.errors.contains("alidade: in the body of Looping"))
        #expect(run.errors.contains("did not come back within 2 seconds"))
    }

    @Test func aCrashIsReportedWithTheBodyItHappenedIn() throws {
        let run = try run(
            """
            import SwiftUI
            struct Failing: View {
                let numbers: [Int]? = nil
                var body: some View { Text("\\(numbers!.count)") }
            }
            """)
        #expect(run.code == 4)
        #expect(run.errors.contains("File.swift:4: Fatal error: Unexpectedly found nil"))
        #expect(run.errors.contains("alidade: in the body of Failing"))
        // The runtime has said what failed.
        #expect(run.errors.split(separator: "\n").last == "alidade: the view's code crashed")
    }

    @Test func aMissingColorIsAWarningLikeAnyOther() throws {
        let run = try run("import SwiftUI\nstruct A: View { var body: some View { Color(\"nowhere\") } }")
        #expect(run.code == 0)
        #expect(run.errors.hasPrefix("alidade: warning: No color named 'nowhere'"), "\(run.errors)")
    }

    @Test func aViewWithoutEndIsReported() throws {
        let run = try run(
            """
            import SwiftUI
            struct A: View { var body: some View { AnyView(B()) } }
            struct B: View { var body: some View { AnyView(A()) } }
            """, ["layout", "File.swift"])
        #expect(run.code == 4 || run.errors.contains("warning"))
    }

    @Test func aMissingImageIsAPlaceholderAndAWarning() throws {
        let run = try run("import SwiftUI\nstruct A: View { var body: some View { Image(\"nowhere\") } }")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.nodes.map { $0["view"] as? String } == ["Image"])
        #expect((run.report["warnings"] as? [String] ?? []).contains { $0.contains("nowhere") })
    }

    @Test func tenThousandLinesAreShownToo() throws {
        var source = "import SwiftUI\n"
        for number in 0..<1_000 {
            source += """
                struct Row\(number): View {
                    let title: String
                    var body: some View {
                        HStack {
                            Text(title)
                            Spacer()
                        }
                    }
                }


                """
        }
        source += "struct ContentView: View { var body: some View { Row999(title: \"last\") } }\n"
        #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count > 10_000)
        let run = try run(source)
        #expect(run.code == 0, "\(run.errors.prefix(300))")
        #expect(run.texts == ["last"])
    }

    private static let usages: [([String], String)] = [
        ([], "usage: alidade COMMAND"), (["show"], "there is no command show"), (["layout"], "which file?"),
        (["layout", "None.swift"], "None.swift: there is no such file"),
        (["layout", "File.txt"], "File.txt: there is no such file"),
        (["layout", "File.swift", "--size", "12"], "--size 12: expected WIDTHxHEIGHT"),
        (["layout", "File.swift", "--size"], "--size needs WIDTHxHEIGHT"),
        (["layout", "File.swift", "--scale", "nan"], "--scale nan: expected pixels a point"),
        (["layout", "File.swift", "--safe-area", "1,2"], "--safe-area 1,2: expected"),
        (["layout", "File.swift", "--appearance", "blue"], "--appearance blue: expected light or dark"),
        (["layout", "File.swift", "--text-size", "huge"], "--text-size huge: expected one of xSmall"),
        (["layout", "File.swift", "--what"], "there is no option --what"),
        (["layout", "File.swift", "-o", "a.png"], "-o belongs to alidade snapshot"),
        (["snapshot", "File.swift"], "snapshot needs -o"),
        (["snapshot", "File.swift", "-o", "a.gif"], "-o a.gif: the name ends in .png, .svg or .pdf"),
        (["snapshot", "File.swift", "-o", "a.png", "--animation", "0"], "--animation 0: expected"),
        (["layout", "File.swift", "--view", "A", "--preview", "B"], "exclude each other"),
        (["layout", "File.swift", "--where", "foo=1"], "--where foo=1: there is no field \"foo\"; there are view"),
        (["layout", "File.swift", "--where", "=1"], "--where =1: a field is missing before ="),
        (["layout", "File.swift", "--where", "text~"], "--where text~: a value is missing after text~"),
        (["layout", "File.swift", "--where", "Text and"], "--where Text and: a condition is missing beside \"and\""),
        (["layout", "File.swift", "--where", "or Text"], "--where or Text: a condition is missing beside \"or\""),
        (["layout", "File.swift", "--where", " "], "the condition is empty"),
        (["layout", "File.swift", "--where", "text=\"a"], "--where text=\"a: a quote is not closed"),
        (["layout", "File.swift", "--events", "clack 1,1"], "no such event"),
    ]

    @Test(arguments: usages)
    func wrongUsageSaysWhatIsExpected(arguments: [String], message: String) throws {
        let run = try run("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }", arguments)
        #expect(run.code == 2)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}

/// What the command line says of things that are no Swift files.
@Suite(.serialized) struct BadInputTests {
    @Test(arguments: [
        (["layout", "--frob", "Good.swift"], 2, "there is no option --frob"),
        (["draw", "Good.swift"], 2, "there is no command draw"),
        (["layout"], 2, "which file?"),
        (["layout", "Missing"], 2, "Missing: there is no such file"),
        (["layout", "empty"], 2, "empty: there is no Swift file in this folder"),
        (["layout", "notes.txt"], 2, "notes.txt: the name of a Swift file ends in .swift"),
        (["layout", "Binary.swift"], 2, "Binary.swift: the file is not UTF-8 text"),
        (["layout", "Empty.swift"], 3, "no view to show"),
        (["layout", "Broken.swift"], 1, "error: expected identifier in struct declaration"),
        (
            ["snapshot", "Good.swift", "-o", "nowhere/a.png"], 5,
            "cannot write nowhere/a.png: there is no folder nowhere"
        ),
        (
            ["snapshot", "Good.swift", "-o", "/nonexist/z.png"], 5,
            "cannot write /nonexist/z.png: there is no folder /nonexist"
        ),
        (
            ["snapshot", "Good.swift", "-o", "notes.txt/a.png"], 5,
            "cannot write notes.txt/a.png: notes.txt is no folder"
        ),
        (["snapshot", "Good.swift"], 2, "snapshot needs -o"),
        (["layout", "Good.swift", "--size", "0x10"], 2, "--size 0x10: expected"),
        (["layout", "Good.swift", "--view", "Nope"], 3, "there is no view Nope"),
    ])
    func oneClearMessageAndTheRightCode(arguments: [String], code: Int32, message: String) throws {
        let tool = try Tool([
            "Good.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }",
            "Empty.swift": "", "Broken.swift": "struct {", "notes.txt": "x", "empty/readme.md": "",
        ])
        defer { tool.remove() }
        try Data([0xFF, 0xFE, 0x00, 0xC3]).write(to: URL(fileURLWithPath: tool.folder + "/Binary.swift"))
        let run = try tool.run(arguments)
        #expect(run.code == code)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
