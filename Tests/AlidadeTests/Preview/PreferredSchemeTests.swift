import Alidade
import AlidadeText
import Foundation
import Testing

@MainActor
struct PreferredSchemeTests {
    private struct Shown: View {
        var body: some View { Color(uiColor: .systemBackground).frame(width: 20, height: 20) }
    }

    /// A provider's previews are all there, of which one is placed.
    @Test(arguments: [0, 1])
    func eachPreviewHasItsOwnAppearance(index: Int) {
        let all = ForEach(ColorScheme.allCases, id: \.self) { scheme in
            Shown().preferredColorScheme(scheme)
        }
        let stage = TestStage(PreviewSwitch(showing: index, content: all))
        stage.frame()
        #expect(stage.host.environment.colorScheme == ColorScheme.allCases[index])
        let white: Float = ColorScheme.allCases[index] == .light ? 1 : 0
        #expect(stage.fills.last?.red == white)
    }

    @Test func whatComesToBeThereAsksThen() {
        final class Model: ObservableObject {
            @Published var tab = 0
        }
        struct Tabs: View {
            @ObservedObject var model: Model
            var body: some View {
                TabView(selection: $model.tab) {
                    Shown().tabItem { Text("Light") }.tag(0)
                    Shown().preferredColorScheme(.dark).tabItem { Text("Dark") }.tag(1)
                }
            }
        }
        let model = Model()
        let stage = TestStage(Tabs(model: model))
        stage.frame()
        #expect(stage.host.environment.colorScheme == .light)
        model.tab = 1
        stage.frame()
        stage.frame()
        #expect(stage.host.environment.colorScheme == .dark)
    }
}
