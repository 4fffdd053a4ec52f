import AlidadeWire

/// Which view to show.
struct ViewChoice {
    /// Expressions that make it, the best first; nil stands for what the files themselves offer.
    var expressions: [String?]

    struct NoView: Error {
        var remarks: [String]
    }

    static func make(_ options: Options, _ declarations: Declarations) -> Result<ViewChoice, NoView> {
        if let name = options.view { return named(name, declarations) }
        if declarations.hasPreviews || (options.preview == nil && declarations.hasApp) {
            return .success(ViewChoice(expressions: [nil]))
        }
        if let preview = options.preview {
            return .failure(NoView(remarks: ["there is no preview \"\(preview)\": the files declare none"]))
        }
        let possible = declarations.views.filter { $0.obstacle == nil }.map(\.name)
        guard !possible.isEmpty else {
            return .failure(NoView(remarks: ["no view to show"] + candidates(declarations)))
        }
        let usual = possible.filter { $0 == "ContentView" }
        let rest = possible.filter { $0 != "ContentView" }.reversed()
        return .success(ViewChoice(expressions: (usual + rest).map { "\($0)()" }))
    }

    private static func named(_ name: String, _ declarations: Declarations) -> Result<ViewChoice, NoView> {
        // Anything with an argument list is an expression as it is.
        if name.contains("(") || name.contains("{") { return .success(ViewChoice(expressions: [name])) }
        guard let view = declarations.views.first(where: { $0.name == name }) else {
            return .failure(NoView(remarks: ["there is no view \(name)"] + candidates(declarations)))
        }
        if let obstacle = view.obstacle, obstacle != "its initializers need arguments",
            !obstacle.hasPrefix("it needs a value")
        {
            return .failure(NoView(remarks: ["\(name) cannot be shown: \(obstacle)"] + candidates(declarations)))
        }
        return .success(ViewChoice(expressions: ["\(name)()"]))
    }

    /// What there is, one line a view.
    static func candidates(_ declarations: Declarations) -> [String] {
        guard !declarations.views.isEmpty else { return ["the files declare no View"] }
        return ["the views are:"]
            + declarations.views.map { view in
                "  \(view.name)" + (view.obstacle.map { " (\($0))" } ?? "")
            } + ["name one with --view, with its arguments if it needs any: --view 'Row(title: \"One\")'"]
    }
}
