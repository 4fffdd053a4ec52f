import Alidade
import AlidadeText
import Foundation
import Testing

@MainActor
struct PresentationMotionTests {
    private final class Model: ObservableObject {
        @Published var isShown = false
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    private struct Presenting: View {
        enum Form { case sheet, cover, alert, popover, stubborn, choice }
        @ObservedObject var model: Model
        let form: Form
        var log = Log()

        var body: some View {
            let base = Text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity)
            let mark = Color(red: 1, green: 0, blue: 0)
            switch form {
            case .sheet:
                base.sheet(isPresented: $model.isShown, onDismiss: { log.note("dismissed") }) {
                    mark.frame(width: 100, height: 50).presentationDetents([.height(200)])
                        .presentationDragIndicator(.visible)
                }
            case .stubborn:
                base.sheet(isPresented: $model.isShown) {
                    mark.frame(width: 100, height: 50).presentationDetents([.height(200)])
                        .interactiveDismissDisabled()
                }
            case .cover: base.fullScreenCover(isPresented: $model.isShown) { mark }
            case .alert:
                base.alert("Title", isPresented: $model.isShown) {
                } message: {
                    mark.frame(width: 100, height: 50)
                }
            case .popover:
                base.popover(isPresented: $model.isShown) { mark.frame(width: 100, height: 50) }
            case .choice:
                base.confirmationDialog("Choose", isPresented: $model.isShown) {
                    Button {
                    } label: {
                        mark.frame(width: 100, height: 20)
                    }
                }
            }
        }
    }

    private func stage(_ model: Model, _ form: Presenting.Form, _ log: Log = Log()) -> TestStage {
        TestStage(Presenting(model: model, form: form, log: log), width: 400, height: 800)
    }

    private func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) < tolerance }

    /// The ground behind what is presented.
    private func ground(_ stage: TestStage) -> Double? {
        stage.shown.first { $0.color.alpha < 1 && $0.color.red == 0 && $0.rect.width == 400 && $0.rect.height == 800 }
            .map { Double($0.color.alpha) * $0.opacity }
    }

    @Test func aSheetRisesAndFallsAndTheGroundDimsWithIt() throws {
        let (model, log) = (Model(), Log())
        let stage = stage(model, .sheet, log)
        model.isShown = true
        stage.frame()
        // Layout has it at its place at once; it is shown below the window.
        #expect(stage.frames("Color").contains { $0 == CGRect(x: 150, y: 675, width: 100, height: 50) })
        #expect(try #require(stage.shown(red)).rect.minY == 875)
        #expect(ground(stage) ?? 0 == 0)
        var last: CGFloat = 875
        for _ in 0..<5 {
            stage.wait(1.0 / 60)
            let y = try #require(stage.shown(red)).rect.minY
            #expect(y < last && y > 675)
            last = y
            // As far as it has risen, so dark is the ground.
            #expect(isNear(try #require(ground(stage)), 0.2 * Double(875 - y) / 200, 0.002))
        }
        stage.wait(0.4)
        #expect(stage.shown(red)?.rect == CGRect(x: 150, y: 675, width: 100, height: 50))
        #expect(abs((ground(stage) ?? 0) - 0.2) < 0.001)
        #expect(stage.host.nextDeadline == nil)
        stage.host.statistics.reset()
        #expect(stage.frame().damage.isEmpty && stage.host.statistics.bodies == 0)

        model.isShown = false
        stage.frame()
        // It is gone, but its picture is not.
        #expect(!stage.frames("Color").contains { $0.width == 100 })
        #expect(stage.shown(red)?.rect.minY == 675)
        for _ in 0..<5 { stage.wait(1.0 / 60) }
        let y = try #require(stage.shown(red)).rect.minY
        #expect(y > 675 && y < 875)
        #expect(isNear(try #require(ground(stage)), 0.2 * Double(875 - y) / 200, 0.002))
        // It is in front of what is behind it.
        #expect(stage.host.display.items.count > 1)
        stage.wait(0.4)
        #expect(stage.shown(red) == nil && ground(stage) == nil && stage.host.nextDeadline == nil)
        #expect(log.entries == ["dismissed"])
    }

    @Test func aCoverComesFromBelowToo() throws {
        let model = Model()
        let stage = stage(model, .cover)
        model.isShown = true
        stage.frame()
        #expect(try #require(stage.shown(red)).rect.minY == 800)
        stage.wait(0.1)
        let y = try #require(stage.shown(red)).rect.minY
        #expect(y > 0 && y < 800)
        stage.wait(0.4)
        #expect(stage.shown(red)?.rect == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func anAlertFadesInALittleTooLarge() throws {
        let model = Model()
        let stage = stage(model, .alert)
        model.isShown = true
        stage.frame()
        let first = try #require(stage.shown(red))
        #expect(abs(first.rect.width - 110) < 0.01 && abs(first.rect.midX - 200) < 0.01 && first.opacity == 0)
        stage.wait(0.1)
        let middle = try #require(stage.shown(red))
        #expect(middle.rect.width < 110 && middle.rect.width > 100 && middle.opacity > 0 && middle.opacity < 1)
        #expect(abs(Double(middle.rect.width) - (110 - 10 * middle.opacity)) < 0.01)
        stage.wait(0.3)
        #expect(stage.shown(red)?.rect.width == 100 && stage.shown(red)?.opacity == 1)
        model.isShown = false
        stage.frame()
        stage.wait(0.1)
        // It only fades.
        let leaving = try #require(stage.shown(red))
        #expect(leaving.rect.width == 100 && leaving.opacity < 1 && leaving.opacity > 0)
        stage.wait(0.3)
        #expect(stage.shown(red) == nil)
    }

    @Test(arguments: [false, true])
    func whatIsBesideAViewGrowsAndWhatIsAtTheBottomRises(isChoice: Bool) throws {
        let model = Model()
        let stage = stage(model, isChoice ? .choice : .popover)
        model.isShown = true
        stage.frame()
        stage.wait(0.05)
        let middle = try #require(stage.shown(red))
        stage.wait(1)
        let end = try #require(stage.shown(red))
        if isChoice {
            #expect(middle.rect.minY > end.rect.minY && middle.rect.width == end.rect.width && middle.opacity == 1)
        } else {
            #expect(middle.rect.width < end.rect.width && middle.opacity < 1)
        }
        #expect(end.opacity == 1 && stage.host.nextDeadline == nil)
    }

    @Test func withoutAnimationsItIsThereAtOnce() {
        let model = Model()
        let stage = stage(model, .sheet)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.isShown = true }
        stage.frame()
        #expect(stage.shown(red)?.rect.minY == 675 && stage.host.nextDeadline == nil)
        withTransaction(transaction) { model.isShown = false }
        stage.frame()
        #expect(stage.shown(red) == nil && stage.host.nextDeadline == nil)
    }

    @Test func whatIsPresentedBeforeTheFirstFrameIsThereAtOnce() {
        let model = Model()
        model.isShown = true
        let stage = stage(model, .sheet)
        #expect(stage.shown(red)?.rect.minY == 675)
    }

    @Test func aSheetCanBeClosedBeforeItHasArrived() throws {
        let model = Model()
        let stage = stage(model, .sheet)
        model.isShown = true
        stage.frame()
        stage.wait(0.05)
        let before = try #require(stage.shown(red)).rect.minY
        model.isShown = false
        stage.frame()
        #expect(isNear(Double(try #require(stage.shown(red)).rect.minY), Double(before), 0.01))
        stage.wait(1)
        #expect(stage.shown(red) == nil && stage.host.nextDeadline == nil)
    }

    @Test func theRestOfAnUpdateDoesNotMoveWithASheet() {
        struct Shifting: View {
            @ObservedObject var model: Model
            var body: some View {
                Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
                    .frame(maxWidth: .infinity, alignment: model.isShown ? .trailing : .leading)
                    .sheet(isPresented: $model.isShown) { Text("Sheet") }
            }
        }
        let model = Model()
        let stage = TestStage(Shifting(model: model), width: 400, height: 800)
        model.isShown = true
        stage.frame()
        #expect(stage.shown(Color(red: 0, green: 0, blue: 1))?.rect.minX == 380)
    }

    // MARK: Drawing a sheet down

    private func opened(_ form: Presenting.Form, _ model: Model) -> TestStage {
        let stage = stage(model, form)
        model.isShown = true
        stage.frame()
        stage.wait(1)
        return stage
    }

    @Test func aPullDownClosesIt() throws {
        let model = Model()
        let stage = opened(.sheet, model)
        stage.press(200, 620)
        stage.move(200, 640)
        stage.move(200, 700)
        stage.frame()
        #expect(stage.shown(red)?.rect.minY == 755)
        #expect(isNear(try #require(ground(stage)), 0.2 * (1 - 80.0 / 200), 0.002))
        stage.release(200, 700)
        stage.frame()
        #expect(!model.isShown)
        // It goes on from where it was let go.
        #expect(isNear(Double(try #require(stage.shown(red)).rect.minY), Double(755), 1))
        stage.wait(1)
        #expect(stage.shown(red) == nil)
    }

    @Test func aShortPullDoesNot() throws {
        let model = Model()
        let stage = opened(.sheet, model)
        stage.press(200, 620)
        stage.move(200, 640)
        stage.wait(1)
        stage.release(200, 640)
        stage.frame()
        #expect(model.isShown)
        stage.wait(2)
        #expect(stage.shown(red)?.rect.minY == 675)
    }

    @Test func aSheetThatMustStayGivesWayOnlyALittle() throws {
        let model = Model()
        let stage = opened(.stubborn, model)
        stage.press(200, 620)
        stage.move(200, 640)
        stage.move(200, 790)
        stage.frame()
        let drawn = try #require(stage.shown(red)).rect.minY - 675
        #expect(drawn > 5 && drawn < 40)
        stage.release(200, 790)
        stage.frame()
        #expect(model.isShown)
        stage.wait(2)
        #expect(stage.shown(red)?.rect.minY == 675)
    }

    @Test func theIndicatorIsAtTheTop() {
        let indicator = CGRect(x: 182, y: 605, width: 36, height: 5)
        let with = opened(.sheet, Model()).shown.map(\.rect)
        #expect(with.contains(indicator))
        let without = opened(.stubborn, Model()).shown.map(\.rect)
        #expect(!without.contains(indicator))
    }
}

extension PresentationMotionTests {
    @Test func aFieldInAnAlertKeepsFromItsSides() throws {
        struct Asking: View {
            @State private var name = "Ann"
            var body: some View {
                Text("Behind").alert("Name", isPresented: .constant(true)) { TextField("Name", text: $name) }
            }
        }
        let stage = TestStage(Asking(), width: 400, height: 800)
        // The card is 270 points wide; the field's frame begins 16 points inside it.
        let strokes = stage.frames("TextField")
        let field = try #require(strokes.first ?? stage.frames("TextEditor").first)
        #expect(field.minX >= 65 + 16 + 8 && field.maxX <= 335 - 16 - 8)
    }
}
