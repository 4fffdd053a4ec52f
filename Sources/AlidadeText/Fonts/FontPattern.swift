internal import CPango

/// Reads properties of a fontconfig pattern.
enum FontPattern {
    static func string(_ pattern: OpaquePointer, _ property: String, at index: Int32 = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, index, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    static func integer(_ pattern: OpaquePointer, _ property: String) -> Int? {
        var value: Int32 = 0
        guard FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch else { return nil }
        return Int(value)
    }

    static func flag(_ pattern: OpaquePointer, _ property: String) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value != 0
    }

    /// fontconfig gives a family without italics a shear; a matrix that only scales (bitmap emoji) is none.
    static func isSlantedByMatrix(_ pattern: OpaquePointer) -> Bool {
        var matrix: UnsafeMutablePointer<FcMatrix>?
        guard FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix else { return false }
        return matrix.pointee.xy != 0
    }

    /// All names of the family, in any language.
    static func families(_ pattern: OpaquePointer) -> [String] {
        var names: [String] = []
        while names.count < 64, let name = string(pattern, FC_FAMILY, at: Int32(names.count)) { names.append(name) }
        return names
    }
}
