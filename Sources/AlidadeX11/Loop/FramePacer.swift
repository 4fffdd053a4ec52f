import Foundation

/// Says when the next frame may be painted.
///
/// Slots are a period apart and counted from the last slot, not from now, so that late wake-ups do not add up; after
/// a pause the next frame is due at once.
package struct FramePacer {
    package var period: Double
    private var lastSlot = -Double.infinity

    /// Frames a second.
    static let rates = 1.0...1000.0

    package init(hertz: Double) {
        period = 1 / min(max(hertz.isFinite ? hertz : 60, Self.rates.lowerBound), Self.rates.upperBound)
    }

    /// `ALIDADE_HZ`, else 60.
    package init(environment: [String: String]) {
        self.init(hertz: environment["ALIDADE_HZ"].flatMap(Double.init) ?? 60)
    }

    /// The moment of the next frame; not later than a period from now.
    package func nextSlot(isHidden: Bool = false) -> Double { lastSlot + (isHidden ? 1 : period) }

    package mutating func painted(at now: Double) {
        let slot = lastSlot + period
        lastSlot = now - slot < period && now >= slot ? slot : now
    }
}
