import Foundation

/// Where edited text comes from and goes to.
struct TextSource {
    /// What the field shows while nobody edits it.
    let get: @MainActor () -> String
    /// Every change.
    let set: @MainActor (String) -> Void
    /// The end of editing, for what is only read then.
    var commit: (@MainActor (String) -> Void)?
    /// The text is another spelling of a value: while it is edited it is not taken back from there.
    var isFormatted = false

    init(_ binding: Binding<String>) {
        get = { binding.wrappedValue }
        set = { if binding.wrappedValue != $0 { binding.wrappedValue = $0 } }
    }

    /// A value that a format writes and reads.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let format = format
        get = { format.format(value.wrappedValue) }
        set = { text in if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed } }
        isFormatted = true
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let format = format
        get = { value.wrappedValue.map { format.format($0) } ?? "" }
        set = { text in
            if text.isEmpty {
                value.wrappedValue = nil
            } else if let parsed = try? format.parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
        isFormatted = true
    }

    /// A value that a formatter writes and reads.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let formatter = formatter
        get = { formatter.string(for: value.wrappedValue) ?? "" }
        set = { text in if let parsed: V = Self.parse(text, formatter) { value.wrappedValue = parsed } }
        isFormatted = true
    }

    private static func parse<V>(_ text: String, _ formatter: Formatter) -> V? {
        if let formatter = formatter as? NumberFormatter, let number = formatter.number(from: text) {
            if let value = number as? V { return value }
            switch V.self {
            case is Int.Type: return number.intValue as? V
            case is Double.Type: return number.doubleValue as? V
            case is Float.Type: return number.floatValue as? V
            default: return nil
            }
        }
        if let formatter = formatter as? DateFormatter { return formatter.date(from: text) as? V }
        return text as? V
    }
}
