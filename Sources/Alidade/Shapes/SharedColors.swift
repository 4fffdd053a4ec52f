import AlidadeLayout

/// What items in one colour draw: one payload for all of a colour in an environment.
///
/// Boxes of colour are what trees have most of, and all that tells them apart is their place. An item's record names
/// a shared payload by a number below -1.
@MainActor
final class SharedColors {
    private struct Entry {
        var payload: StylePayload<Color>
        var users: Int
    }
    private struct Key: Hashable {
        let color: Color
        let environment: ObjectIdentifier
    }

    @exclusivity(unchecked) private var entries: [Entry?] = []
    @exclusivity(unchecked) private var free: [Int] = []
    @exclusivity(unchecked) private var byKey: [Key: Int] = [:]
    /// The entry that was used last.
    @exclusivity(unchecked) private var last = -1

    private static func code(_ index: Int) -> Int32 { Int32(-2 - index) }
    private static func index(_ code: Int32) -> Int { -2 - Int(code) }

    func payload(at code: Int32) -> StylePayload<Color> {
        guard let entry = entries[Self.index(code)] else { preconditionFailure("no item shows this colour") }
        return entry.payload
    }

    /// Whether a shared payload is the one for a colour.
    func matches(_ code: Int32, _ color: Color, _ environment: EnvironmentValues) -> Bool {
        matches(Self.index(code), color, environment)
    }

    @inline(__always)
    private func matches(_ index: Int, _ color: Color, _ environment: EnvironmentValues) -> Bool {
        guard let payload = entries[index]?.payload else { return false }
        return payload.environment.isIdentical(to: environment) && payload.style == color
    }

    /// The payload for a colour, with one user more.
    func use(_ color: Color, _ environment: EnvironmentValues, _ host: Host) -> Int32 {
        if last >= 0, matches(last, color, environment) {
            entries[last]?.users += 1
            return Self.code(last)
        }
        let key = Key(color: color, environment: environment.identity)
        let index: Int
        if let known = byKey[key] {
            index = known
            entries[index]?.users += 1
        } else {
            let payload = StylePayload("Color", color, environment)
            payload.host = host
            let entry = Entry(payload: payload, users: 1)
            if let spare = free.popLast() {
                index = spare
                entries[index] = entry
            } else {
                index = entries.count
                entries.append(entry)
            }
            byKey[key] = index
        }
        last = index
        return Self.code(index)
    }

    /// One user less.
    func release(_ code: Int32) {
        let index = Self.index(code)
        guard let entry = entries[index] else { return }
        if entry.users > 1 {
            entries[index]?.users -= 1
            return
        }
        byKey[Key(color: entry.payload.style, environment: entry.payload.environment.identity)] = nil
        entries[index] = nil
        free.append(index)
        if last == index { last = -1 }
    }
}

extension Host {
    /// Shows an item in another colour, at once or over time if the update animates.
    func recolor(_ item: ItemIndex, _ color: Color, _ environment: EnvironmentValues) {
        let code = tree.item(item).pointee.payload
        if code < -1 {
            if colors.matches(code, color, environment) { return }
            if !animations.watchesPaint {
                tree.item(item).pointee.payload = colors.use(color, environment, self)
                colors.release(code)
                return
            }
        }
        guard let payload = ownPayload(of: item) as? StylePayload<Color> else { return }
        payload.adopt(color, environment)
    }
}
