@_spi(Reflection) import Swift

/// Turns a value into one of the type that has its place in newly compiled code.
///
/// A type declared in the user's file is another type in every generation, though it may have the same members. Its
/// values go over where that is certain; nothing is guessed from sizes.
enum ValueCarrier {
    static func carry<T>(_ old: Any, to type: T.Type) -> T? {
        if let path = old as? NavigationPath { return stable(path) as? T }
        if Swift.type(of: old) == T.self { return old as? T }
        guard let result = convert(old, to: T.self) else { return nil }
        return result as? T
    }

    /// How the modules begin that a preview compiles.
    static let moduleStart = "Shown_"

    /// The path as far as its values mean the same in newly compiled code: a destination is looked up by a value's type,
    /// and one from the user's file is another type now.
    private static func stable(_ path: NavigationPath) -> NavigationPath {
        var result = NavigationPath()
        for value in path.values {
            if String(reflecting: Swift.type(of: value.base)).contains(moduleStart) { break }
            result.values.append(value)
        }
        return result
    }

    private static func convert(_ old: Any, to type: Any.Type) -> Any? {
        let oldType = Swift.type(of: old)
        if oldType == type { return old }
        if let optional = type as? any OptionalCarrier.Type { return optional.carry(old) }
        if let array = type as? any ArrayCarrier.Type { return array.carry(old) }
        guard String(reflecting: oldType) == String(reflecting: type) else { return nil }
        if isSameStructure(oldType, type) { return reinterpret(old, as: type) }
        if let cases = type as? any CaseIterable.Type, let name = simpleCase(old) { return find(name, in: cases) }
        return nil
    }

    // MARK: Structures

    /// The same members at the same offsets, all of types that mean the same in both.
    private static func isSameStructure(_ a: Any.Type, _ b: Any.Type) -> Bool {
        if a == b { return true }
        guard kind(a) == .structure, kind(b) == .structure else { return false }
        let (x, y) = (fields(a), fields(b))
        guard x.count == y.count, !x.isEmpty || size(a) == 0 && size(b) == 0, size(a) == size(b) else { return false }
        return zip(x, y).allSatisfy { p, q in
            p.name == q.name && p.offset == q.offset && isSameStructure(p.type, q.type)
        }
    }

    private enum Kind { case structure, other }

    private static func kind(_ type: Any.Type) -> Kind {
        // The first word of a type's metadata: 0x200 is a structure.
        unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x200 ? .structure : .other
    }

    private static func fields(_ type: Any.Type) -> [(name: String, offset: Int, type: Any.Type)] {
        var result: [(name: String, offset: Int, type: Any.Type)] = []
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            result.append((String(cString: name), offset, type))
            return true
        }
        return result
    }

    private static func size(_ type: Any.Type) -> Int {
        func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        return _openExistential(type, do: open)
    }

    /// The value's bytes, retained, under the other type.
    private static func reinterpret(_ old: Any, as type: Any.Type) -> Any? {
        func openOld<Old>(_ old: Old) -> Any? {
            func openNew<New>(_: New.Type) -> Any? {
                guard MemoryLayout<Old>.size == MemoryLayout<New>.size,
                    MemoryLayout<Old>.alignment == MemoryLayout<New>.alignment
                else { return nil }
                let place = UnsafeMutableRawPointer.allocate(
                    byteCount: max(1, MemoryLayout<Old>.size), alignment: MemoryLayout<Old>.alignment)
                defer { place.deallocate() }
                place.initializeMemory(as: Old.self, to: old)
                return place.assumingMemoryBound(to: New.self).move()
            }
            return _openExistential(type, do: openNew)
        }
        return _openExistential(old, do: openOld)
    }

    // MARK: Enumerations

    /// The name of a case without a payload.
    private static func simpleCase(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
        return "\(value)"
    }

    private static func find(_ name: String, in type: any CaseIterable.Type) -> Any? {
        func open<T: CaseIterable>(_: T.Type) -> Any? { T.allCases.first { simpleCase($0) == name } }
        return open(type)
    }

    // MARK: Containers

    fileprivate static func element<T>(_ old: Any, to type: T.Type) -> T? {
        convert(old, to: T.self) as? T
    }
}

private protocol OptionalCarrier {
    static func carry(_ old: Any) -> Any?
}

extension Optional: OptionalCarrier {
    fileprivate static func carry(_ old: Any) -> Any? {
        let mirror = Mirror(reflecting: old)
        guard mirror.displayStyle == .optional else { return nil }
        guard let inside = mirror.children.first else { return Optional<Wrapped>.none as Any }
        return ValueCarrier.element(inside.value, to: Wrapped.self).map { Optional($0) as Any }
    }
}

private protocol ArrayCarrier {
    static func carry(_ old: Any) -> Any?
}

extension Array: ArrayCarrier {
    fileprivate static func carry(_ old: Any) -> Any? {
        let mirror = Mirror(reflecting: old)
        guard mirror.displayStyle == .collection else { return nil }
        var result: [Element] = []
        for child in mirror.children {
            guard let element = ValueCarrier.element(child.value, to: Element.self) else { return nil }
            result.append(element)
        }
        return result
    }
}
