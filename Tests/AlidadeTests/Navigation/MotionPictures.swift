import Alidade
import AlidadeText
import Foundation
import Testing

/// Not a test of its own: pictures of the middle of each movement, for a look (`ALIDADE_PICTURES`).
@MainActor
struct MotionPictures {
    private struct Everything: View {
        @State private var sheet = false
        @State private var alert = false
        @State private var choice = false
        @State private var name = "Ann"
        @State private var flavour = "Vanilla"
        @State private var size = 2
        @State private var way = 1

        var body: some View {
            NavigationStack {
                Form {
                    Section("Pushes") {
                        NavigationLink("Details") {
                            List(0..<30, id: \.self) { Text("Row \($0)") }
                                .navigationTitle("Details")
                                .navigationBarTitleDisplayMode(.inline)
                                .toolbar { Button("Edit") {} }
                        }
                        Button("Sheet") { sheet = true }
                        Button("Alert") { alert = true }
                        Button("Choice") { choice = true }
                        Menu("Menu") {
                            Button("First") {}
                            Button("Second") {}
                        }
                    }
                    Section("Pickers") {
                        Picker("Size", selection: $size) {
                            Text("Small").tag(1)
                            Text("Large").tag(2)
                        }
                        Picker("Way", selection: $way) {
                            Text("North").tag(1)
                            Text("South").tag(2)
                        }
                        .pickerStyle(.navigationLink)
                    }
                    Section {
                        Picker("Flavour", selection: $flavour) {
                            ForEach(["Vanilla", "Mint", "Lemon"], id: \.self) { Text($0) }
                        }
                        .pickerStyle(.inline)
                    }
                    Section("Gauges") {
                        Gauge(value: 0.7) { Text("Heat") }.tint(Gradient(colors: [.green, .yellow, .red]))
                    }
                }
                .navigationTitle("Settings")
                .toolbar {
                    Button {
                        sheet = true
                    } label: {
                        Image(systemName: "plus")
                    }
                }
            }
            .sheet(isPresented: $sheet) {
                NavigationStack {
                    Text("In the sheet").navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline)
                }
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
            }
            .alert("Rename", isPresented: $alert) {
                TextField("Name", text: $name)
                Button("OK") {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("What is it called?")
            }
            .confirmationDialog("Choose", isPresented: $choice, titleVisibility: .visible) {
                Button("First") {}
                Button("Delete", role: .destructive) {}
            }
        }
    }

    private func press(_ text: String, _ stage: TestStage) {
        var found: CGRect?
        stage.visit { item in
            guard stage.host.payload(of: item)?.accessibilityText == text, !stage.isLeftOut(item) else { return }
            found = stage.host.windowRect(of: item)
        }
        guard let found else {
            Issue.record("no text \(text) among \(stage.texts)")
            return
        }
        stage.click(found.midX, found.midY)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["ALIDADE_PICTURES"] != nil))
    func pictures() {
        let stage = TestStage(
            Everything(), width: 390, height: 780, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
        stage.wait(1)
        stage.picture("0-rest")
        func film(_ name: String, _ times: [Double]) {
            for time in times {
                stage.wait(time)
                stage.picture("\(name)-\(Int(time * 1000))")
            }
            stage.wait(1)
            stage.picture("\(name)-end")
        }
        press("Details", stage)
        film("1-push", [0.05, 0.051])
        press("Back", stage)
        film("2-pop", [0.05, 0.051])
        press("Sheet", stage)
        film("3-sheet", [0.06])
        stage.key(.escape)
        film("4-fall", [0.06])
        press("Alert", stage)
        film("5-alert", [0.06])
        stage.key(.escape)
        film("6-alert-gone", [0.1])
        press("Choice", stage)
        film("7-choice", [0.06])
        stage.key(.escape)
        stage.wait(1)
        press("Menu", stage)
        film("8-menu", [0.06])
        stage.key(.escape)
        stage.wait(1)
        press("Large", stage)
        film("9-picker", [0.06])
        stage.key(.escape)
        stage.wait(1)
        press("North", stage)
        film("a-link-picker", [0.06])
        press("South", stage)
        film("b-chosen", [0.06])
        press("Mint", stage)
        film("c-inline", [0.06])
    }
}
