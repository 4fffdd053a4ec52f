@_spi(Reflection) import Swift
import Synchronization

/// Where the announcing properties of a class are.
///
/// The fields are looked up once for each class; an object's are then reached by their offsets, when its publisher is
/// asked for. Setting a property looks nothing up.
struct ObservableFields: @unchecked Sendable {
    private struct Field {
        let offset: Int
        let type: any _ObservableObjectProperty.Type
    }

    private let fields: [Field]

    private static let known = Mutex<[ObjectIdentifier: ObservableFields]>([:])
    /// Held while publishers are installed, so that two threads agree on one.
    private static let installation = Mutex<Void>(())

    static func of(_ type: AnyClass) -> ObservableFields {
        let key = ObjectIdentifier(type)
        if let found = known.withLock({ $0[key] }) { return found }
        let found = ObservableFields(reflecting: type)
        known.withLock { $0[key] = found }
        return found
    }

    private init(reflecting type: AnyClass) {
        var fields: [Field] = []
        // Raw value 1 is `.classType`, which Swift 6 cannot name: it is declared as a variable.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
            if let property = fieldType as? any _ObservableObjectProperty.Type {
                fields.append(Field(offset: offset, type: property))
            }
            return true
        }
        self.fields = fields
    }

    var isEmpty: Bool { fields.isEmpty }

    /// The publisher of `object`, installed in all its announcing properties.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            Self.installation.withLock { _ in
                var publisher: ObservableObjectPublisher?
                var missing: [Field] = []
                for field in fields {
                    if let found = field.type.publisher(at: base + field.offset) {
                        publisher = publisher ?? found
                    } else {
                        missing.append(field)
                    }
                }
                let answer = publisher ?? ObservableObjectPublisher()
                for field in missing { field.type.install(answer, at: base + field.offset) }
                return answer
            }
        }
    }
}

extension _ObservableObjectProperty {
    fileprivate static func publisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
        address.assumingMemoryBound(to: Self.self).pointee._objectWillChange
    }

    fileprivate static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
        address.assumingMemoryBound(to: Self.self).pointee._objectWillChange = publisher
    }
}
