#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A piece of source as the compiler sends it.
package struct SourceSyntax: Decodable {
    package struct Location: Decodable {
        package var fileID: String
        package var line: Int
        package var column: Int

        package init(fileID: String, line: Int, column: Int) {
            self.fileID = fileID
            self.line = line
            self.column = column
        }
    }

    /// The text, with the spaces and comments before it.
    package var source: String
    /// Where the text begins.
    package var location: Location

    package init(source: String, location: Location = Location(fileID: "", line: 1, column: 1)) {
        self.source = source
        self.location = location
    }
}

/// What the compiler asks. Each message has one of these; fields that are not needed are not read.
struct HostMessage: Decodable {
    struct Macro: Decodable {
        var typeName: String
    }

    struct Freestanding: Decodable {
        var macro: Macro
        var discriminator: String
        var syntax: SourceSyntax
    }

    struct Attached: Decodable {
        var macro: Macro
        var macroRole: String
        var declSyntax: SourceSyntax
        var lexicalContext: [SourceSyntax]?
    }

    struct Ignored: Decodable {}

    var getCapability: Ignored?
    var expandFreestandingMacro: Freestanding?
    var expandAttachedMacro: Attached?
    var loadPluginLibrary: Ignored?
}

/// What is answered.
struct PluginMessage: Encodable {
    struct Capability: Encodable {
        struct Version: Encodable {
            // 7 is the protocol of Swift 6.0 to 6.3, which carries the declarations around a macro.
            var protocolVersion = 7
        }

        var capability = Version()
    }

    struct Expansion: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic] = []
    }

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            var fileName = ""
            var offset = 0
        }

        var message: String
        var severity = "error"
        var position = Position()
        var highlights: [Position] = []
        var notes: [Position] = []
        var fixIts: [Position] = []
    }

    struct Loading: Encodable {
        var loaded = false
        var diagnostics: [Diagnostic] = []
    }

    var getCapabilityResult: Capability?
    var expandMacroResult: Expansion?
    var loadPluginLibraryResult: Loading?
}
