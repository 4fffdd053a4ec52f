import Alidade
import AlidadeX11
import Foundation
import Testing

@Suite struct SmallPartsTests {
    @Test func framesKeepTheirSlotsWhenWakeUpsAreLate() {
        var pacer = FramePacer(hertz: 50)
        #expect(pacer.nextSlot() <= 0)
        pacer.painted(at: 10)
        #expect(abs(pacer.nextSlot() - 10.02) < 1e-9)
        // 5 ms late: the next slot is counted from the slot, not from the frame.
        pacer.painted(at: 10.025)
        #expect(abs(pacer.nextSlot() - 10.04) < 1e-9)
        // After a pause the rhythm starts anew.
        pacer.painted(at: 11)
        #expect(abs(pacer.nextSlot() - 11.02) < 1e-9)
        #expect(abs(pacer.nextSlot(isHidden: true) - 12) < 1e-9)
    }

    @Test(arguments: [("120", 1.0 / 120), ("0", 1), ("nan", 1.0 / 60), ("x", 1.0 / 60), ("1e99", 0.001)])
    func theRateIsBounded(text: String, period: Double) {
        #expect(FramePacer(environment: ["ALIDADE_HZ": text]).period == period)
    }

    @Test func serverTimeFollowsTheHostsClockThroughAWrap() {
        var clock = ServerClock()
        #expect(clock.seconds(1000, now: 50) == 50)
        // Handled late, but it happened 100 ms after the first.
        #expect(abs(clock.seconds(1100, now: 50.3) - 50.1) < 1e-9)
        // Less delay than ever: the first was handled late.
        #expect(abs(clock.seconds(2000, now: 50.9) - 50.9) < 1e-9)
        #expect(clock.seconds(0, now: 77) == 77)
        var wrapping = ServerClock()
        _ = wrapping.seconds(4_294_967_000, now: 10)
        #expect(abs(wrapping.seconds(704, now: 11.5) - 11) < 1e-6)
    }

    @Test(
        arguments: [
            (0x61, KeyEquivalent("a"), false), (0x41, "a", false), (0xC4, "ä", false), (0xFF52, .upArrow, false),
            (0xFF8D, .return, true), (0xFFB5, "5", true), (0xFE20, .tab, false), (0xFFBE, "\u{F704}", false),
            (0x0100_0431, "б", false), (0xFF08, .delete, false), (0xFFFF, .deleteForward, false),
        ] as [(UInt, KeyEquivalent, Bool)])
    func keysHaveNames(symbol: UInt, key: KeyEquivalent, isKeypad: Bool) throws {
        let named = try #require(KeyNames.equivalent(symbol))
        #expect(named.key == key && named.isKeypad == isKeypad)
    }

    @Test(arguments: [0xFFE1, 0xFFE3, 0xFE03, 0, 0x0110_FFFF + 1] as [UInt])
    func modifiersAndNonsenseHaveNone(symbol: UInt) {
        #expect(KeyNames.equivalent(symbol) == nil)
    }

    @Test func theIconIsAPlateWithClearCorners() {
        for size in WindowIcon.sizes {
            let pixels = WindowIcon.pixels(size: size)
            #expect(pixels.count == size * size)
            #expect(pixels[0] >> 24 == 0)
            #expect(pixels[size / 2 * size + size / 2] >> 24 == 255)
        }
    }
}
