import Alidade
import AlidadeX11
import Testing

@Suite struct EventCoalescerTests {
    static func moved(_ x: Double) -> Event {
        .pointer(PointerEvent(phase: .moved, position: CGPoint(x: x, y: 0)))
    }

    static func notch(_ dy: Double, _ modifiers: EventModifiers = []) -> Event {
        .scroll(ScrollEvent(position: .zero, delta: CGVector(dx: 0, dy: dy), modifiers: modifiers))
    }

    @Test func aBurstOfMovesSizesAndNotchesIsThreeEvents() {
        var coalescer = EventCoalescer()
        for step in 1...100 {
            #expect(coalescer.add(.resize(CGSize(width: step, height: 5))).isEmpty)
            #expect(coalescer.add(Self.moved(Double(step))).isEmpty)
            #expect(coalescer.add(Self.notch(60)).isEmpty)
        }
        #expect(coalescer.flush() == [.resize(CGSize(width: 100, height: 5)), Self.moved(100), Self.notch(6000)])
        #expect(coalescer.flush().isEmpty)
    }

    @Test func aPressComesAfterTheMoveThatPrecededIt() {
        var coalescer = EventCoalescer()
        let press = Event.pointer(PointerEvent(phase: .down, position: CGPoint(x: 3, y: 0)))
        _ = coalescer.add(Self.moved(3))
        #expect(coalescer.add(press) == [Self.moved(3), press])
        _ = coalescer.add(Self.moved(9))
        #expect(coalescer.flush() == [Self.moved(9)])
    }

    @Test func shiftBetweenNotchesKeepsThemApart() {
        var coalescer = EventCoalescer()
        _ = coalescer.add(Self.notch(60))
        #expect(coalescer.add(Self.notch(60, .shift)) == [Self.notch(60)])
        #expect(coalescer.flush() == [Self.notch(60, .shift)])
    }

    @Test(arguments: [Event.close, .focus(true), .key(KeyEvent(key: "a"))])
    func discreteEventsDoNotWait(event: Event) {
        var coalescer = EventCoalescer()
        #expect(coalescer.add(event) == [event])
    }
}
