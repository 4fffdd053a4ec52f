import Alidade

extension TestHost {
    /// What the whole view says for a preference; nil where nothing in it sets one.
    public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { host.preference(key) }

    /// What the engine has warned of so far, each warning once.
    public var warnings: [String] { host.warnings.messages }

    /// Whether views, or an event, have asked to close the window.
    public var wantsClose: Bool { host.wantsClose }

    /// What frames have cost since the host was made or ``resetStatistics()`` was called.
    public var statistics: TestStatistics { TestStatistics(host.statistics) }

    public func resetStatistics() { host.statistics.reset() }
}

/// What frames cost, in counts, which are the same on every computer.
public struct TestStatistics: Hashable, Sendable {
    /// Bodies of views and modifiers that ran.
    public let bodies: Int
    /// Measurements that no cache answered.
    public let measures: Int
    public let placements: Int
    /// Things drawn.
    public let itemsDrawn: Int
    /// Rounds of actions (`onAppear`, `onChange`, …) that led to another update.
    public let rounds: Int
    public let frames: Int

    init(_ statistics: FrameStatistics) {
        bodies = statistics.bodies
        measures = statistics.measures
        placements = statistics.placements
        itemsDrawn = statistics.itemsDrawn
        rounds = statistics.rounds
        frames = statistics.frames
    }
}
