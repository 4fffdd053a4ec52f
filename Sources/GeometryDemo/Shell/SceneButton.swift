import SwiftUI

/// Chooses a scene, by a click or by its digit.
struct SceneButton<Label: View>: View {
    let target: DemoScene
    @Binding var scene: DemoScene
    @ViewBuilder let label: Label

    @State private var isHovered = false

    var body: some View {
        Button {
            scene = target
        } label: {
            label
                .background(isHovered ? Palette.hover : Color.clear, in: RoundedRectangle(cornerRadius: 10))
        }
        .onHover { isHovered = $0 }
        .buttonStyle(.plain)
        .keyboardShortcut(KeyEquivalent(Character("\(target.rawValue)")), modifiers: [])
    }
}
