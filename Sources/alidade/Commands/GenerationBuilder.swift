import AlidadeWire
import Foundation

/// Compiles the user's files with the view to show chosen.
struct GenerationBuilder {
    let options: Options
    let toolchain: Toolchain
    let sources: SourceSet
    let folder: WorkFolder

    enum Result {
        case built(Built)
        case failed(BuildFailure)
    }

    struct Built {
        var image: String
        var hasEntry: Bool
        /// What the compiler said though it compiled.
        var warnings: String
        /// Seconds.
        var time: Double
    }

    struct BuildFailure {
        var code: Int32
        /// The compiler's own words.
        var diagnostics: String
        /// The first error, and how many more there are.
        var summary = ""
        /// Ours, a line each.
        var remarks: [String]
    }

    func build(generation: Int = 1) throws(Failure) -> Result {
        let start = Clock.now
        let declarations = sources.declarations()
        let choice: ViewChoice
        switch ViewChoice.make(options, declarations) {
        case .success(let made): choice = made
        case .failure(let none):
            // A file that does not compile is the more pressing news.
            let outcome = try compile(generation, nil, declarations)
            guard outcome.image != nil else { return .failed(failure(outcome, declarations)) }
            return .failed(BuildFailure(code: ExitCode.noView, diagnostics: "", remarks: none.remarks))
        }
        var refused: [String] = []
        for expression in choice.expressions {
            let outcome = try compile(generation, expression, declarations)
            if let image = outcome.image {
                if options.isVerbose { report(outcome, expression, start) }
                return .built(
                    Built(
                        image: image, hasEntry: expression != nil, warnings: outcome.diagnostics.text,
                        time: Clock.now - start))
            }
            // Only the line that names the view is wrong: another view may do.
            guard outcome.diagnostics.errors.isEmpty, let expression, let reason = outcome.diagnostics.entryErrors.first
            else { return .failed(failure(outcome, declarations)) }
            refused.append("\(expression): \(reason)")
        }
        return .failed(
            BuildFailure(
                code: ExitCode.noView, diagnostics: "",
                remarks: ["no view to show"] + refused + ViewChoice.candidates(declarations)))
    }

    private func compile(
        _ generation: Int, _ expression: String?, _ declarations: Declarations
    ) throws(Failure) -> Compilation.Outcome {
        try Compilation(
            toolchain: toolchain, sources: sources, folder: folder, imports: declarations.imports
        ).run(generation: generation, entry: expression)
    }

    private func failure(_ outcome: Compilation.Outcome, _ declarations: Declarations) -> BuildFailure {
        var remarks: [String] = []
        let names = MissingNames(toolchain: toolchain)
        // Where the compiler has given up it names nothing: what is asked of the library is asked again, piece by piece.
        var probed: Diagnostics?
        if outcome.diagnostics.isTooComplex {
            probed = try? Compilation(toolchain: toolchain, sources: sources, folder: folder, imports: [])
                .diagnostics(ofProbe: names.probe(declarations))
        }
        if let line = names.line(declarations, outcome.diagnostics, probed: probed) { remarks.append(line) }
        return BuildFailure(
            code: ExitCode.doesNotCompile, diagnostics: outcome.diagnostics.text,
            summary: outcome.diagnostics.summary, remarks: remarks)
    }

    private func report(_ outcome: Compilation.Outcome, _ expression: String?, _ start: Double) {
        func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
        Terminal.error(
            "compiled \(sources.files.count) file(s) in \(milliseconds(outcome.compileTime)), linked in "
                + "\(milliseconds(outcome.linkTime)); showing \(expression ?? "the file's own preview or app")")
    }
}
