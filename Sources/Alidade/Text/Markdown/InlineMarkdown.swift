import Foundation

/// Reads the inline Markdown of a localised literal: emphasis, code, strikethrough, links, escapes. White space and
/// line ends stay as they are. Follows CommonMark 0.30, section 6.
enum InlineMarkdown {
    struct Traits: OptionSet, Hashable {
        var rawValue: UInt8

        static let emphasis = Traits(rawValue: 1)
        static let strong = Traits(rawValue: 2)
        static let code = Traits(rawValue: 4)
        static let strikethrough = Traits(rawValue: 8)
    }

    struct Span: Equatable {
        var text: String
        var traits: Traits = []
        var link: String?
    }

    /// Whether a string holds any character that Markdown gives a meaning; most hold none.
    static func mayApply(to string: String) -> Bool {
        string.utf8.contains {
            switch $0 {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
                true
            default: false
            }
        }
    }

    static func parse(_ string: String) -> [Span] {
        var parser = InlineMarkdownParser(Array(string))
        return merged(parser.parse())
    }

    private static func merged(_ spans: [Span]) -> [Span] {
        var result: [Span] = []
        for span in spans where !span.text.isEmpty {
            if let last = result.indices.last, result[last].traits == span.traits, result[last].link == span.link {
                result[last].text += span.text
            } else {
                result.append(span)
            }
        }
        return result
    }
}
