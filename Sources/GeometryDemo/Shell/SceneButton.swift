import SwiftUI

/// Chooses a scene, by a click or by its digit.
struct SceneButton<Label: View>: View {
    let target: DemoScene
    @Binding var scene: DemoScene
    @ViewBuilder let label: Label

    var body: some View {
        Button {
            scene = target
        } label: {
            label
        }
        .buttonStyle(.plain)
        .keyboardShortcut(KeyEquivalent(Character("\(target.rawValue)")), modifiers: [])
    }
}
