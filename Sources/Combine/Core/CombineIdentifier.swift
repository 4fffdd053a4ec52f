import Synchronization

/// Tells publisher streams apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let next = Atomic<UInt>(0)

    private let rawValue: UInt

    /// An identifier that no other has.
    public init() { rawValue = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue }

    /// The identifier of an object, for as long as it lives.
    public init(_ obj: AnyObject) { rawValue = UInt(bitPattern: ObjectIdentifier(obj)) }

    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Something that can be told apart in logs.
public protocol CustomCombineIdentifierConvertible {
    /// Identifies one stream.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
