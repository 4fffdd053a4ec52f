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
    @exclusivity(unchecked) private var free: [Int] = []
    @exclusivity(unchecked) private var byKey: [Key: Int] = [:]
    /// The one that was used last.
    @exclusivity(unchecked) private var last: StylePayload<Color>?
    @exclusivity(unchecked) private var lastCode: Int32 = -1

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
        return matches(payload, color, environment)
    }

    @inline(__always)
    private func matches(_ payload: StylePayload<Color>, _ color: Color, _ environment: EnvironmentValues) -> Bool {
        payload.environment.isIdentical(to: environment) && payload.style.isSame(as: color)
    }

    /// The payload for a colour, with one user more.
    func use(_ color: Color, _ environment: EnvironmentValues, _ host: Host) -> Int32 {
        if let last, matches(last, color, environment) {
            last.users += 1
            return lastCode
        }
        let key = Key(color: color, environment: environment.identity)
        let index: Int
        let payload: StylePayload<Color>
        if let known = byKey[key], let used = payloads[known] {
            (index, payload) = (known, used)
            used.users += 1
        } else {
            payload = StylePayload("Color", color, environment)
            payload.host = host
            payload.users = 1
            if let spare = free.popLast() {
                index = spare
                payloads[index] = payload
            } else {
                index = payloads.count
                payloads.append(payload)
            }
            byKey[key] = index
        }
        last = payload
        lastCode = Self.code(index)
        return lastCode
    }

    /// One user less.
    func release(_ code: Int32) {
        let payload = code == lastCode ? last ?? payload(at: code) : payload(at: code)
        payload.users -= 1
        guard payload.users == 0 else { return }
        byKey[Key(color: payload.style, environment: payload.environment.identity)] = nil
        payloads[Self.index(code)] = nil
        free.append(Self.index(code))
        if lastCode == code {
            last = nil
            lastCode = -1
        }
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
