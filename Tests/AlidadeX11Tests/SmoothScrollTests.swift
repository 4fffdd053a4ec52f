import Alidade
import AlidadeX11
import Testing

@Suite struct SmoothScrollTests {
    typealias Axis = SmoothScroll.Axis
    static let vertical = Axis(number: 3, isVertical: true, increment: 15)
    static let horizontal = Axis(number: 2, isVertical: false, increment: 15)
    static let normal = SmoothScroll.Crossing(mode: 0, detail: 3)

    @Test(arguments: [(15.0, 1.0), (-1, -15), (114, 15.0 / 114), (120, 0.125)] as [(Double, Double)])
    func aDistanceIsADifferenceInIncrements(increment: Double, notches: Double) {
        var scroll = SmoothScroll()
        scroll.setDevice(9, axes: [Axis(number: 3, isVertical: true, increment: increment)])
        #expect(scroll.motion(source: 9, valuators: [(3, 1000)]) == nil)
        #expect(scroll.motion(source: 9, valuators: [(3, 1015)]) == .init(dx: 0, dy: notches))
    }

    @Test func aQueriedValueSavesTheFirstNotch() {
        var scroll = SmoothScroll()
        scroll.setDevice(9, axes: [Axis(number: 3, isVertical: true, increment: 15, value: 300)])
        #expect(scroll.motion(source: 9, valuators: [(3, 285)]) == .init(dx: 0, dy: -1))
    }

    @Test func growingValuesScrollDownAndRight() {
        var scroll = SmoothScroll()
        scroll.setDevice(9, axes: [Self.vertical, Self.horizontal])
        _ = scroll.motion(source: 9, valuators: [(2, 0), (3, 0)])
        #expect(scroll.motion(source: 9, valuators: [(2, 30), (3, 15)]) == .init(dx: 2, dy: 1))
    }

    @Test func enteringDropsEveryBaselineWhicheverDeviceItNames() {
        var scroll = SmoothScroll()
        scroll.setDevice(9, axes: [Self.vertical])
        _ = scroll.motion(source: 9, valuators: [(3, 0)])
        let isNew = scroll.entered(Self.normal)
        #expect(isNew)
        #expect(scroll.motion(source: 9, valuators: [(3, 900)]) == nil)
        #expect(scroll.motion(source: 9, valuators: [(3, 915)]) == .init(dx: 0, dy: 1))
    }

    @Test(arguments: [(1, 3), (2, 3), (0, 2)])
    func grabsAndChildrenKeepTheBaseline(mode: Int, detail: Int) {
        var scroll = SmoothScroll()
        scroll.setDevice(9, axes: [Self.vertical])
        _ = scroll.motion(source: 9, valuators: [(3, 0)])
        let isNew = scroll.entered(.init(mode: mode, detail: detail))
        #expect(!isNew)
        #expect(scroll.motion(source: 9, valuators: [(3, 15)]) == .init(dx: 0, dy: 1))
    }

    @Test func emulatedButtonsCountOnlyWhereNoValuatorsFlow() {
        var scroll = SmoothScroll()
        scroll.setDevice(9, axes: [Self.vertical])
        #expect(scroll.ignoresButton(isEmulated: true, source: 9))
        #expect(!scroll.ignoresButton(isEmulated: false, source: 9))
        #expect(!scroll.ignoresButton(isEmulated: true, source: 4))
    }

    @Test func senselessDevicesAreIgnored() {
        var scroll = SmoothScroll()
        scroll.setDevice(9, axes: [Axis(number: 3, isVertical: true, increment: 0)])
        #expect(scroll.isEmpty)
        scroll.setDevice(9, axes: [Self.vertical])
        _ = scroll.motion(source: 9, valuators: [(3, 0)])
        #expect(scroll.motion(source: 9, valuators: [(3, .nan)]) == nil)
        #expect(scroll.motion(source: 9, valuators: [(0, 77), (1, 8)]) == nil)
        #expect(scroll.motion(source: 9, valuators: [(3, 15)]) == .init(dx: 0, dy: 1))
    }

    @Test(arguments: [(4, 0.0, -60.0), (5, 0, 60), (6, -60, 0), (7, 60, 0)])
    func buttonsAreNotches(button: Int, dx: Double, dy: Double) throws {
        let notches = try #require(Wheel.notches(button: button))
        #expect(Wheel.delta(notches, modifiers: []) == CGVector(dx: dx, dy: dy))
        let sideways = Wheel.delta(notches, modifiers: .shift)
        #expect(sideways == CGVector(dx: dx == 0 ? dy : dx, dy: 0))
    }

    @Test func theSameValueAgainIsTheEnd() {
        var scroll = SmoothScroll()
        scroll.setDevice(9, axes: [.init(number: 3, isVertical: true, increment: 15)])
        #expect(scroll.motion(source: 9, valuators: [(3, 100)]) == nil)
        #expect(scroll.motion(source: 9, valuators: [(3, 115)])?.isEnd == false)
        #expect(scroll.motion(source: 9, valuators: [(3, 115)])?.isEnd == true)
    }
}
