import SwiftUI

/// The scenes in a row, where a window is as narrow as a phone.
struct TopBar: View {
    static let height: CGFloat = 72

    @Binding var scene: DemoScene

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(DemoScene.allCases) { target in
                    SceneButton(target: target, scene: $scene) {
                        VStack(spacing: 4) {
                            SceneIcon(scene: target)
                            Text(target.shortTitle)
                                .font(.caption2)
                                .fontWeight(target == scene ? .semibold : .regular)
                                .lineLimit(1)
                        }
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, 6)
                        .background(
                            target == scene ? Palette.chosen : Color.clear, in: RoundedRectangle(cornerRadius: 10)
                        )
                        .contentShape(RoundedRectangle(cornerRadius: 10))
                    }
                }
            }
            .padding(.horizontal, 6)
            .frame(maxHeight: .infinity)
            .background(Palette.bar)
            Rectangle().fill(Palette.line).frame(height: 1)
        }
        .frame(height: TopBar.height)
    }
}
