/// A value that views hand up to those around them.
public protocol PreferenceKey {
    associatedtype Value
    /// What a tree without writers says; should be neutral in `reduce`.
    static var defaultValue: Value { get }
    /// Combines the value of earlier siblings with a later one's.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Small numbers for keys, so that a scope can tell with one bit whether a key is written below it.
@MainActor
enum PreferenceIndex {
    private static var indices: [ObjectIdentifier: Int] = [:]
    /// The keys' type names, by index.
    private(set) static var names: [String] = []

    static func of<K: PreferenceKey>(_ key: K.Type) -> Int {
        let id = ObjectIdentifier(key)
        if let index = indices[id] { return index }
        indices[id] = indices.count
        names.append(String(describing: K.self))
        return indices.count - 1
    }
}
