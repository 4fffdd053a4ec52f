/// `@Entry`: makes a variable an entry of the environment, a transaction, a container's values or the focused values.
///
///     extension EnvironmentValues {
///         @Entry var spacing: CGFloat = 8
///     }
///
/// gives the variable a getter and a setter that use a key, and the key, whose default is the initial value.
package enum EntryMacro {
    package static func accessors(of declaration: String) throws -> String {
        let variable = try variable(declaration)
        let key = keyName(of: variable)
        return """
            {
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
            }
            """
    }

    /// `context` is the head of the extension.
    package static func key(of declaration: String, in context: String) throws -> String {
        let variable = try variable(declaration)
        let name = keyName(of: variable)
        switch container(context) {
        case "FocusedValues":
            guard let type = variable.wrappedType else {
                throw MacroError(message: "'@Entry' in 'FocusedValues' needs an optional type")
            }
            return """
                private struct \(name): SwiftUI.FocusedValueKey {
                    typealias Value = \(type)
                }
                """
        case "EnvironmentValues": return try key(name, "EnvironmentKey", variable)
        case "Transaction": return try key(name, "TransactionKey", variable)
        case "ContainerValues": return try key(name, "ContainerValueKey", variable)
        default:
            throw MacroError(
                message: """
                    '@Entry' belongs in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or \
                    'FocusedValues'
                    """)
        }
    }

    private static func key(
        _ name: String, _ proto: String, _ variable: VariableDeclaration
    ) throws -> String {
        let member: String
        switch (variable.type, variable.value) {
        case (let type?, let value):
            guard let value = value ?? (variable.wrappedType == nil ? nil : "nil") else {
                throw MacroError(message: "'@Entry' needs an initial value, which is the default")
            }
            // Computed, so that a value that is not Sendable is no global state.
            member = """
                typealias Value = \(type)
                    static var defaultValue: Value { \(value) }
                """
        case (nil, let value?): member = "static let defaultValue = \(value)"
        case (nil, nil): throw MacroError(message: "'@Entry' needs a type or an initial value")
        }
        return """
            private struct \(name): SwiftUI.\(proto) {
                \(member)
            }
            """
    }

    private static func variable(_ declaration: String) throws -> VariableDeclaration {
        guard let variable = VariableDeclaration(declaration) else {
            throw MacroError(message: "'@Entry' belongs before one stored 'var'")
        }
        return variable
    }

    private static func keyName(of variable: VariableDeclaration) -> String {
        "__Key_" + variable.name.filter { $0 != "`" }
    }

    /// "extension SwiftUI.EnvironmentValues {}" is about `EnvironmentValues`.
    private static func container(_ context: String) -> Substring {
        let tokens = Lexer.tokens(of: context)
        guard var place = tokens.firstIndex(where: { $0.is("extension") }) else { return "" }
        place += 1
        while place + 2 < tokens.count, tokens[place + 1].is(".") { place += 2 }
        return place < tokens.count ? tokens[place].text : ""
    }
}
