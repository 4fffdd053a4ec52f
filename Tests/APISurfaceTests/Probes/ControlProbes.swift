import SwiftUI

struct PillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(configuration.isPressed ? .gray : .blue).clipShape(Capsule())
    }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }
}

struct RingStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.blue)
    }
}

enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
}

/// Controls.
struct ControlProbes: View {
    @State private var isOn = true
    @State private var value = 0.5
    @State private var count = 1
    @State private var choice = Flavour.vanilla
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var isExpanded = false
    @Environment(\.openURL) private var openURL

    var body: some View {
        ScrollView {
            Group {
                Button("Press") {}
                Button(action: {}) { Text("Press") }
                Button {
                } label: {
                    Label("Press", systemImage: "star")
                }
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel, action: {})
                Button("Bordered") {}.buttonStyle(.bordered).controlSize(.large).tint(.red)
                Button("Prominent") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
                Button("Plain") {}.buttonStyle(PlainButtonStyle()).disabled(true)
                Button("Own") {}.buttonStyle(PillStyle())
                Link("Link", destination: URL(string: "https://example.com")!)
                Menu("Menu") {
                    Button("One") {}
                    Button("Two", systemImage: "star") {}
                    Menu("More") { Button("Three") {} }
                }
                Menu {
                    Button("One") {}
                } label: {
                    Image(systemName: "ellipsis.circle")
                }
                ShareLink(item: URL(string: "https://example.com")!)
            }
            Group {
                Toggle("Toggle", isOn: $isOn).toggleStyle(.switch)
                Toggle(isOn: $isOn) { Text("Toggle") }.labelsHidden()
                Toggle("Own", isOn: $isOn).toggleStyle(CheckStyle())
                Toggle("Button", systemImage: "star", isOn: $isOn).toggleStyle(.button)
                Slider(value: $value)
                Slider(value: $value, in: 0...1, step: 0.1)
                Slider(value: $value, in: 0...1) {
                    Text("Value")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
                Stepper("Count \(count)", value: $count, in: 0...10)
                Stepper("Count", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
            }
            Group {
                Picker("Flavour", selection: $choice) {
                    ForEach(Flavour.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                Picker("Flavour", selection: $choice) {
                    Text("Vanilla").tag(Flavour.vanilla)
                    Text("Chocolate").tag(Flavour.chocolate)
                }
                .pickerStyle(.segmented)
                Picker(selection: $choice, label: Text("Flavour")) { Text("Vanilla").tag(Flavour.vanilla) }
                    .pickerStyle(SegmentedPickerStyle())
                Picker("Flavour", selection: $choice) { Text("Vanilla").tag(Flavour.vanilla) }.pickerStyle(.menu)
                Picker("Flavour", selection: $choice) { Text("Vanilla").tag(Flavour.vanilla) }.pickerStyle(.wheel)
                Picker("Flavour", selection: $choice) { Text("Vanilla").tag(Flavour.vanilla) }.pickerStyle(.inline)
                DatePicker("Date", selection: $date)
                DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: [.date]).labelsHidden()
                ColorPicker("Colour", selection: $color)
            }
            Group {
                ProgressView()
                ProgressView("Loading")
                ProgressView(value: value)
                ProgressView("Progress", value: value, total: 1).progressViewStyle(.linear)
                ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
                ProgressView(value: value).progressViewStyle(RingStyle())
                Gauge(value: value) { Text("Gauge") }
                Gauge(value: value, in: 0...1) {
                    Text("G")
                } currentValueLabel: {
                    Text("\(value)")
                }.gaugeStyle(.accessoryCircular)
                DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
                GroupBox("Box") { Text("Inside") }
                LabeledContent("Name", value: "Value")
                ContentUnavailableView("Nothing", systemImage: "magnifyingglass", description: Text("Try again"))
            }
        }
    }
}
