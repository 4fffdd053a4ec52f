@_spi(Reflection) import Swift

/// Where a type's fields are, found once by reflection and used by offset from then on.
final class FieldTable {
    struct DynamicField {
        let offset: Int
        let type: any DynamicProperty.Type
        /// Part of the program, never freed.
        let name: UnsafePointer<CChar>
    }

    private struct PlainField {
        let offset: Int
        let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    @exclusivity(unchecked) private(set) var dynamic: [DynamicField] = []
    @exclusivity(unchecked) private var plain: [PlainField] = []
    /// Whether one of the fields reads the environment.
    @exclusivity(unchecked) private(set) var readsEnvironment = false
    /// Whether fields that are connected stay so until the view has another value.
    @exclusivity(unchecked) private(set) var staysInstalled = true

    /// Whether the type has animatable data.
    let isAnimatable: Bool

    @MainActor private static var tables = TypeTable<FieldTable>()

    @MainActor static func of(_ type: Any.Type) -> FieldTable {
        if let table = tables[type] { return table }
        let table = FieldTable(type)
        tables[type] = table
        return table
    }

    private init(_ type: Any.Type) {
        isAnimatable = type is any Animatable.Type
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                self.dynamic.append(DynamicField(offset: offset, type: property, name: name))
                self.readsEnvironment = self.readsEnvironment || property._readsEnvironment
                self.staysInstalled = self.staysInstalled && property._staysInstalled
                if let comparable = property as? any ComparedProperty.Type {
                    self.plain.append(PlainField(offset: offset, isEqual: Self.compare(comparable)))
                }
            } else {
                self.plain.append(PlainField(offset: offset, isEqual: Self.comparison(of: fieldType)))
            }
            return true
        }
    }

    /// Equatable fields by `==`, all others bit by bit: equal bits are an equal value, other bits only cost a body.
    private static func comparison(of type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        if let equatable = type as? any Equatable.Type {
            func open<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
                { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
            }
            return open(equatable)
        }
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        let count = _openExistential(type, do: size)
        return { a, b in
            UnsafeRawBufferPointer(start: a, count: count).elementsEqual(UnsafeRawBufferPointer(start: b, count: count))
        }
    }

    private static func compare(_ type: any ComparedProperty.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        func open<T: ComparedProperty>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            {
                T._isSame(
                    $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
            }
        }
        return open(type)
    }

    func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        for field in plain where !field.isEqual(a + field.offset, b + field.offset) { return false }
        return true
    }

    /// Connects the dynamic properties of the value at `base` with what the scope keeps for them.
    @MainActor func install(
        _ base: UnsafeMutableRawPointer, _ storage: inout PropertyStorage, scope: Scope, environment: EnvironmentValues
    ) {
        var context = _PropertyContext(storage: storage, scope: scope, environment: environment)
        // Its arrays have one owner, so that appending does not copy them.
        storage = PropertyStorage()
        install(base, &context)
        storage = context.storage
    }

    @MainActor func install(_ base: UnsafeMutableRawPointer, _ context: inout _PropertyContext) {
        for field in dynamic {
            func open<P: DynamicProperty>(_: P.Type) {
                context.field = field.name
                P._install(&(base + field.offset).assumingMemoryBound(to: P.self).pointee, &context)
            }
            open(field.type)
        }
    }
}

/// A dynamic property that is part of a view's input: another value means that the body runs again.
protocol ComparedProperty: DynamicProperty {
    static func _isSame(_ a: Self, _ b: Self) -> Bool
}
