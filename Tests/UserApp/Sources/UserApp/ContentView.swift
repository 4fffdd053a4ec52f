import SwiftUI

@Observable final class Garden {
    var beds = ["Beans", "Chard", "Leeks"]
    var water = 0.4
}

struct ContentView: View {
    @State private var garden = Garden()
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Garden").font(.largeTitle).bold()
            Text("This window is \(width, specifier: "%.0f") points wide.").foregroundStyle(.secondary)
            Slider(value: $garden.water, in: 0...1)
            List(garden.beds, id: \.self) { bed in
                HStack {
                    Text(bed)
                    Spacer()
                    Capsule().fill(.blue).frame(width: 100 * garden.water, height: 8)
                }
            }
            Button("Plant") { garden.beds.append("Bed \(garden.beds.count + 1)") }
        }
        .padding()
        .background {
            GeometryReader { window in
                Color.clear.preference(key: WidthKey.self, value: window.size.width)
            }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View { ContentView() }
}
