#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A macro was written in a way that it cannot be expanded.
package struct MacroError: Error, Equatable {
    package var message: String
}

/// Answers the compiler.
///
/// It speaks the compiler's plug-in protocol itself rather than through SwiftSyntax: SwiftSyntax is found only by unsafe
/// build flags, which SwiftPM refuses in a package that is depended on by version; and a plug-in without it starts in a
/// few milliseconds, which a live preview pays at each save.
package enum MacroPlugin {
    package static func answer(to bytes: [UInt8]) -> [UInt8] {
        let answer: PluginMessage
        do {
            answer = reply(to: try JSONDecoder().decode(HostMessage.self, from: Data(bytes)))
        } catch {
            answer = failure("the compiler sent what AlidadeMacros does not understand: \(error)")
        }
        let data = (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8)
        return [UInt8](data)
    }

    private static func reply(to message: HostMessage) -> PluginMessage {
        if message.getCapability != nil { return PluginMessage(getCapabilityResult: .init()) }
        if message.loadPluginLibrary != nil { return PluginMessage(loadPluginLibraryResult: .init()) }
        do {
            let source = try expansion(message)
            return PluginMessage(expandMacroResult: .init(expandedSource: source))
        } catch {
            return failure((error as? MacroError)?.message ?? "\(error)")
        }
    }

    private static func failure(_ words: String) -> PluginMessage {
        PluginMessage(expandMacroResult: .init(expandedSource: nil, diagnostics: [.init(message: words)]))
    }

    private static func expansion(_ message: HostMessage) throws -> String {
        if let call = message.expandFreestandingMacro, call.macro.typeName == "PreviewMacro" {
            return try PreviewMacro.expansion(of: call.syntax, discriminator: call.discriminator)
        }
        if let use = message.expandAttachedMacro {
            switch (use.macro.typeName, use.macroRole) {
            case ("EntryMacro", "accessor"): return try EntryMacro.accessors(of: use.declSyntax.source)
            case ("EntryMacro", "peer"):
                return try EntryMacro.key(of: use.declSyntax.source, in: use.lexicalContext?.first?.source ?? "")
            case ("PreviewableMacro", _): return ""
            default: break
            }
        }
        throw MacroError(message: "AlidadeMacros does not have this macro")
    }
}
