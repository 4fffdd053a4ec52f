import AlidadeLayout

/// What items in one colour draw: one payload for all of a colour in an environment.
///
/// Boxes of colour are what trees have most of, and all that tells them apart is their place. An item's record names
/// a shared payload by a number below -1.
@MainActor
final class SharedColors {
    private struct Key: Hashable {
        let color: Color
        let environment: ObjectIdentifier
    }

    @exclusivity(unchecked) private var payloads: [StylePayload<Color>?] = []
    /// How many items show each.
    @exclusivity(unchecked) private var users: [Int] = []
    @exclusivity(unchecked) private var free: [Int] = []
    @exclusivity(unchecked) private var byKey: [Key: Int] = [:]
    /// The one that was used last; no object is touched where the next is the same.
    @exclusivity(unchecked) private var lastIndex = -1
    @exclusivity(unchecked) private var lastColor = Color.clear
    @exclusivity(unchecked) private var lastEnvironment: ObjectIdentifier?

    /// How many there are.
    var count: Int { byKey.count }

    private static func code(_ index: Int) -> Int32 { Int32(-2 - index) }
    private static func index(_ code: Int32) -> Int { -2 - Int(code) }

    func payload(at code: Int32) -> StylePayload<Color> {
        guard let payload = payloads[Self.index(code)] else { preconditionFailure("no item shows this colour") }
        return payload
    }

    /// Whether a shared payload is the one for a colour.
    func matches(_ code: Int32, _ color: Color, _ environment: EnvironmentValues) -> Bool {
        // Written out: a closure that is handed to a function of the library's asks which actor it runs on.
        guard let payload = payloads[Self.index(code)] else { return false }
        return payload.environment.isIdentical(to: environment) && payload.style.isSame(as: color)
    }

    /// The payload for a colour, with one user more.
    func use(_ color: Color, _ environment: EnvironmentValues, _ host: Host) -> Int32 {
        let identity = environment.identity
        if lastIndex >= 0, lastEnvironment == identity, lastColor.isSame(as: color) {
            users[lastIndex] &+= 1
            return Self.code(lastIndex)
        }
        let key = Key(color: color, environment: identity)
        let index: Int
        if let known = byKey[key] {
            index = known
            users[index] += 1
        } else {
            let payload = StylePayload("Color", color, environment)
            payload.host = host
            if let spare = free.popLast() {
                index = spare
                payloads[index] = payload
                users[index] = 1
            } else {
                index = payloads.count
                payloads.append(payload)
                users.append(1)
            }
            byKey[key] = index
        }
        lastIndex = index
        lastColor = color
        lastEnvironment = identity
        return Self.code(index)
    }

    /// One user less.
    func release(_ code: Int32) {
        let index = Self.index(code)
        users[index] -= 1
        guard users[index] == 0, let payload = payloads[index] else { return }
        byKey[Key(color: payload.style, environment: payload.environment.identity)] = nil
        payloads[index] = nil
        free.append(index)
        if index == lastIndex { lastIndex = -1 }
    }
}

extension Color {
    /// As `==`, with a short way for the commonest.
    @inline(__always)
    fileprivate func isSame(as other: Color) -> Bool {
        if case .system(let color, let opacity) = storage {
            guard case .system(let otherColor, let otherOpacity) = other.storage else { return false }
            return color == otherColor && opacity == otherOpacity
        }
        return self == other
    }
}

extension Host {
    /// Colours that items share, each once.
    package var sharedColorCount: Int { colors.count }

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
