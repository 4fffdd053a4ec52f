/// Reads the records of conformances that the compiler leaves in every file, as the runtime itself does.
///
/// Layouts: docs/ABI/TypeMetadata.rst in Swift's sources and `MetadataSections` of the runtime on ELF; both are stable:
/// new fields are only added at the end.
package enum ConformingTypes {
    /// The types in `image`, or everywhere, that are declared to conform to a protocol; not the generic ones.
    ///
    /// `existential` is the protocol as `(any P).self`.
    package static func find(_ existential: Any.Type, in image: UnsafeRawPointer? = nil) -> [Any.Type] {
        guard let descriptor = protocolDescriptor(of: existential) else { return [] }
        return conformances(in: image).flatMap { section in
            stride(from: 0, to: section.count - 3, by: 4).compactMap { offset in
                type(of: relative(section.start + offset), ifConformingTo: descriptor)
            }
        }
    }

    /// Where the files begin that hold Swift code: two calls tell what was loaded in between.
    package static var images: Set<UnsafeRawPointer> { Set(sections().compactMap(\.image)) }

    // MARK: Sections

    private struct Section {
        let image: UnsafeRawPointer?
        let start: UnsafeRawPointer
        let count: Int
    }

    private static func conformances(in image: UnsafeRawPointer?) -> [Section] {
        sections().filter { image == nil || $0.image == image }
    }

    private static func sections() -> [Section] {
        var found: [Section] = []
        withUnsafeMutablePointer(to: &found) { list in
            enumerateAllMetadataSections(
                { sections, list in
                    // Words: version, where the file begins (since version 3), two unused, the bounds of the protocols'
                    // section, those of the conformances'.
                    let version = sections.load(as: UInt.self)
                    let image = sections.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
                    let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
                    let count = sections.load(fromByteOffset: 56, as: Int.self)
                    if let start {
                        list.assumingMemoryBound(to: [Section].self).pointee.append(
                            Section(image: version >= 3 ? image : nil, start: start, count: count))
                    }
                    return true
                }, list)
        }
        return found
    }

    // MARK: Records

    /// Follows an offset that is counted from where it stands.
    private static func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer {
        address + Int(address.loadUnaligned(as: Int32.self))
    }

    private static func type(of record: UnsafeRawPointer, ifConformingTo wanted: UnsafeRawPointer) -> Any.Type? {
        // The low bit says that the offset leads to a pointer to the protocol.
        let offset = Int(record.loadUnaligned(as: Int32.self))
        let target = record + (offset & ~1)
        let found = offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
        guard found == wanted else { return nil }
        let flags = record.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
        let reference = relative(record + 4)
        let descriptor: UnsafeRawPointer?
        // Bits 3 to 5: 0 is a descriptor, 1 a pointer to one; the others are of Objective-C.
        switch flags >> 3 & 7 {
        case 0: descriptor = reference
        case 1: descriptor = reference.load(as: UnsafeRawPointer?.self)
        default: descriptor = nil
        }
        return descriptor.flatMap(type(of:))
    }

    private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
        let flags = descriptor.loadUnaligned(as: UInt32.self)
        // Bits 0 to 4: 16 to 18 are class, structure and enumeration; bit 7: generic.
        guard (16...18).contains(flags & 31), flags & 0x80 == 0 else { return nil }
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
        // Flags, parent and name come before the accessor. Its answer's second half, the state, is complete by request.
        let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }

    /// An existential's metadata: kind, flags and number of protocols, then the protocols.
    private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        // 0x303 is the kind of existentials; bit 30 of the flags announces a superclass.
        guard metadata.load(as: UInt.self) == 0x303,
            metadata.load(fromByteOffset: 8, as: UInt32.self) & 1 << 30 == 0,
            metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
        else { return nil }
        return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateAllMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
