/// Turns the absolute values of scroll valuators into distances.
///
/// A valuator counts up for ever; only differences mean something, and only within one stay of the pointer in the
/// window: elsewhere other programs saw the wheel turn. So a value is a baseline first, and a distance after that.
package struct SmoothScroll {
    package struct Axis: Equatable {
        var number: Int
        var isVertical: Bool
        /// Value units a notch; its sign is the device's business (−1, 15, 114 and 120 exist).
        var increment: Double
        /// The value where the device was asked for it, else nil.
        var value: Double?

        package init(number: Int, isVertical: Bool, increment: Double, value: Double? = nil) {
            self.number = number
            self.isVertical = isVertical
            self.increment = increment
            self.value = value
        }
    }

    /// A distance in notches, positive down and right.
    package struct Notches: Equatable {
        /// The fingers have left the pad: the device says its value again though it has not changed.
        package var isEnd: Bool { dx == 0 && dy == 0 }
        package var dx: Double
        package var dy: Double

        package init(dx: Double, dy: Double) {
            self.dx = dx
            self.dy = dy
        }
    }

    /// How a crossing came about, in XInput's numbers.
    package struct Crossing: Equatable {
        var mode: Int
        var detail: Int

        static let modeNormal = 0
        static let detailInferior = 2

        package init(mode: Int, detail: Int) {
            self.mode = mode
            self.detail = detail
        }
    }

    private var axes: [Int: [Axis]] = [:]

    package init() {}

    /// Some device has smooth axes.
    package var isEmpty: Bool { axes.isEmpty }

    /// Replaces what is known of a device, as at start and when it changes.
    package mutating func setDevice(_ id: Int, axes new: [Axis]) {
        let valid = new.filter { $0.increment != 0 && $0.increment.isFinite }
        axes[id] = valid.isEmpty ? nil : valid
    }

    package mutating func removeAll() { axes.removeAll() }

    /// True where the crossing means that other programs may have had the wheel: baselines are void.
    ///
    /// Grabs (a menu of the window manager) and children send crossings too; dropping the baseline for those kills
    /// the wheel while a button is held.
    package mutating func entered(_ crossing: Crossing) -> Bool {
        guard crossing.mode == Crossing.modeNormal, crossing.detail != Crossing.detailInferior else { return false }
        // The event may name the master device while motions name the slave, so all are void.
        for id in axes.keys {
            for index in axes[id, default: []].indices { axes[id]?[index].value = nil }
        }
        return true
    }

    /// nil where the motion is none of a wheel's.
    package mutating func motion(source: Int, valuators: [(number: Int, value: Double)]) -> Notches? {
        guard var own = axes[source] else { return nil }
        var sum = Notches(dx: 0, dy: 0)
        var isScroll = false
        for (number, value) in valuators where value.isFinite {
            guard let index = own.firstIndex(where: { $0.number == number }) else { continue }
            if let last = own[index].value {
                isScroll = true
                let notches = (value - last) / own[index].increment
                if own[index].isVertical { sum.dy += notches } else { sum.dx += notches }
            }
            own[index].value = value
        }
        axes[source] = own
        return isScroll ? sum : nil
    }

    /// A wheel button that the server made up for a device whose valuators are followed would scroll twice.
    package func ignoresButton(isEmulated: Bool, source: Int) -> Bool { isEmulated && axes[source] != nil }
}
