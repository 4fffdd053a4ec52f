import Alidade
import Foundation
import Testing

/// Controls with a value, worked by pointer and keys. The stage is 200 by 200 points.
@MainActor
@Suite struct ValueControlTests {
    private struct Subject<Value, Content: View>: View {
        @State var value: Value
        let log: Log
        @ViewBuilder let content: (Binding<Value>) -> Content
        var body: some View {
            content($value)
            Text("\(String(describing: value))")
        }
    }

    private func stage<Value, Content: View>(
        _ value: Value, @ViewBuilder _ content: @escaping (Binding<Value>) -> Content
    ) -> TestStage {
        TestStage(VStack(spacing: 0) { Subject(value: value, log: Log(), content: content) })
    }

    @Test func aSwitchIsWorkedAtItsTrack() {
        let stage = stage(false) { Toggle("Grid", isOn: $0) }
        let track = stage.frames("Capsule")[0]
        #expect(track.size == CGSize(width: 51, height: 31))
        #expect(track.maxX == 200)
        stage.click(track.midX, track.midY)
        #expect(stage.texts.contains("true"))
        stage.key(.tab)
        stage.key(.space)
        #expect(stage.texts.contains("false"))
    }

    @Test func aHiddenLabelLeavesTheSwitch() {
        let stage = stage(false) { Toggle("Grid", isOn: $0).labelsHidden() }
        #expect(!stage.texts.contains("Grid"))
        #expect(stage.frames("Capsule")[0].midX == 100)
    }

    @Test func aCheckboxTakesItsLabel() {
        let stage = stage(false) { Toggle("Grid", isOn: $0).toggleStyle(.checkbox) }
        let label = stage.frames("Text")[0]
        stage.click(label.midX, label.midY)
        #expect(stage.texts.contains("true"))
    }

    // The knob's middle runs from 13.5 to 186.5.
    @Test(arguments: [(0.0, "0.0"), (13.5, "0.0"), (100, "50.0"), (186.5, "100.0"), (300, "100.0")])
    func aSliderFollowsThePointer(x: Double, value: String) {
        let stage = stage(20.0) { Slider(value: $0, in: 0...100) }
        let knob = stage.frames("SliderKnob")[0]
        #expect(knob.height == 31)
        stage.press(50, knob.midY)
        stage.move(x, knob.midY)
        stage.release(x, knob.midY)
        stage.frame()
        #expect(stage.texts.contains(value))
    }

    @Test func aSliderKeepsToItsSteps() {
        let stage = stage(0.0) { Slider(value: $0, in: 0...10, step: 4) }
        let y = stage.frames("SliderKnob")[0].midY
        stage.click(130, y)
        #expect(stage.texts.contains("8.0"))
        stage.click(199, y)
        #expect(stage.texts.contains("8.0"))
    }

    @Test func arrowsMoveASlider() {
        let stage = stage(50.0) { Slider(value: $0, in: 0...100, step: 10) }
        stage.key(.tab)
        stage.key(.rightArrow)
        stage.key(.upArrow)
        #expect(stage.texts.contains("70.0"))
        stage.key(.leftArrow)
        #expect(stage.texts.contains("60.0"))
        stage.key(.home)
        #expect(stage.texts.contains("0.0"))
    }

    @Test func aSliderTellsOfEditing() {
        let log = Log()
        let stage = stage(0.5) { Slider(value: $0) { log.note("\($0)") } }
        let y = stage.frames("SliderKnob")[0].midY
        stage.press(100, y)
        stage.move(120, y)
        #expect(log.entries == ["true"])
        stage.release(120, y)
        #expect(log.entries == ["true", "false"])
    }

    @Test(arguments: [(0.0, 0.0, 0.0), (.nan, 0.0, 0.0), (1.0, .nan, 0.0), (5, -3, 5), (0, .infinity, 0)])
    func rangesThatMakeNoSenseDoNotCrash(lower: Double, step: Double, upper: Double) {
        guard lower <= upper else { return }
        let stage = stage(.nan) { Slider(value: $0, in: lower...upper, step: step) }
        stage.click(100, stage.frames("SliderKnob")[0].midY)
    }

    @Test func aStepperStepsAndStopsAtItsBounds() {
        let stage = stage(1) { Stepper("Rows", value: $0, in: 0...2) }
        let minus = stage.frames("SignShape")[0]
        let plus = stage.frames("SignShape")[1]
        stage.click(plus.midX, plus.midY)
        stage.click(plus.midX, plus.midY)
        #expect(stage.texts.contains("2"))
        for _ in 0..<3 { stage.click(minus.midX, minus.midY) }
        #expect(stage.texts.contains("0"))
        stage.key(.tab)
        stage.key(.upArrow)
        #expect(stage.texts.contains("1"))
    }

    @Test func aHeldStepperRepeats() {
        let stage = stage(0) { Stepper("Rows", value: $0) }
        let plus = stage.frames("SignShape")[1]
        stage.press(plus.midX, plus.midY)
        stage.frame()
        #expect(stage.texts.contains("1"))
        stage.wait(0.5)
        #expect(stage.texts.contains("2"))
        for _ in 0..<3 { stage.wait(0.1001) }
        #expect(stage.texts.contains("5"))
        stage.release(plus.midX, plus.midY)
        stage.wait(1)
        #expect(stage.texts.contains("5"))
        #expect(stage.host.nextDeadline == nil)
    }

    @Test func aSegmentIsChosenByPointerAndKeys() {
        let stage = stage("b") { selection in
            Picker("Letter", selection: selection) {
                Text("A").tag("a")
                Text("B").tag("b")
                ForEach(["c", "d"], id: \.self) { Text($0.uppercased()) }
            }.pickerStyle(.segmented)
        }
        let picker = stage.frames("Picker")[0]
        #expect(picker.size == CGSize(width: 200, height: 31))
        let thumb = { stage.frames("RoundedRectangle")[0] }
        #expect(thumb() == CGRect(x: 51, y: picker.minY + 2, width: 49, height: 27))
        stage.click(12, picker.midY)
        #expect(stage.texts.contains("a"))
        #expect(thumb().minX == 2)
        stage.click(190, picker.midY)
        #expect(stage.texts.contains("d"))
        stage.key(.tab)
        stage.key(.leftArrow)
        #expect(stage.texts.contains("c"))
    }

    @Test func anOptionalSelectionTakesPlainTags() {
        let stage = stage(Int?.some(2)) { selection in
            Picker("Number", selection: selection) {
                ForEach(1..<4) { Text("\($0)").tag(Int?.some($0)) }
            }.pickerStyle(.segmented)
        }
        stage.click(10, stage.frames("Picker")[0].midY)
        #expect(stage.texts.contains("Optional(1)"))
    }
}
