/// Names of types as reports show them.
enum ViewNames {
    /// A shape's name without module and generic arguments; an inset shape goes by the shape it was made from.
    static func shape(_ type: Any.Type) -> String {
        let full = String(describing: type)
        let name = plain(full)
        if name.hasPrefix("_"), name != "_Inset", let open = full.firstIndex(of: "<") {
            // `_TrimmedShape<Circle>`: what the library wraps around a shape has no name in the source.
            let inside = full[full.index(after: open)...].dropLast().prefix { $0 != "," }
            return plain(String(inside))
        }
        guard name == "_Inset" else { return name }
        let parts = plain(String(reflecting: type)).split(separator: ".")
        return parts.count > 1 ? String(parts[parts.count - 2]) : name
    }

    /// What a shape that only shows a style is called: as that style is where it is a view, like `Color`.
    static func ground<S: ShapeStyle>(_ style: S.Type, shape: Any.Type) -> String {
        S.self is any View.Type ? plain(String(describing: style)) : self.shape(shape)
    }

    private static func plain(_ name: String) -> String {
        name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}
