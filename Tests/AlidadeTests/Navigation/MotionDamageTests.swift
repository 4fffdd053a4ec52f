import Alidade
import AlidadeText
import Foundation
import Testing

/// What a frame says is to be painted is enough while pages and sheets move.
@MainActor
struct MotionDamageTests {
    private struct Window: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                List(0..<30, id: \.self) { Text("Row \($0)") }
                    .navigationTitle("Rows")
                    .toolbar { Button("Add") {} }
                    .navigationDestination(for: Int.self) { number in
                        Form {
                            Text("Page \(number)")
                            Toggle("On", isOn: .constant(true))
                        }
                        .navigationTitle("Page")
                        .navigationBarTitleDisplayMode(.inline)
                    }
            }
            .sheet(isPresented: $model.sheet) { Text("Sheet").presentationDetents([.medium]) }
            .alert("Alert", isPresented: $model.alert) {}
        }
    }

    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var sheet = false
        @Published var alert = false
    }

    @Test(arguments: [1.0, 2.0])
    func framesArePaintedWhole(scale: Double) {
        let model = Model()
        let stage = TestStage(Window(model: model), width: 200, height: 300, scale: scale)
        let window = PaintedWindow(scale: scale)
        var time = 1.0
        func play(_ frames: Int, _ name: String, _ change: () -> Void) {
            change()
            for number in 0..<frames {
                let wrong = window.show(stage.host.frame(at: time))
                #expect(wrong == 0, "\(name), frame \(number)")
                time += 1.0 / 60
            }
        }
        play(2, "at rest") {}
        play(8, "push") { model.path = [1] }
        play(30, "push within a push") { model.path = [1, 2] }
        play(6, "pop") { model.path = [] }
        play(30, "push within a pop") { model.path = [3] }
        play(8, "sheet") { model.sheet = true }
        play(30, "falling sheet") { model.sheet = false }
        play(30, "alert") { model.alert = true }
        play(30, "alert that goes") { model.alert = false }
        play(30, "both") {
            model.path = []
            model.sheet = true
        }
        // At rest nothing is painted.
        play(1, "at rest") {}
        #expect(window.painted == 0 && stage.host.nextDeadline == nil)
    }
}
