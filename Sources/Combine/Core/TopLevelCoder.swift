/// Makes a document out of a value.
public protocol TopLevelEncoder {
    /// The document.
    associatedtype Output

    /// Encodes `value`.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Makes a value out of a document.
public protocol TopLevelDecoder {
    /// The document.
    associatedtype Input

    /// Decodes a value of `type`.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
