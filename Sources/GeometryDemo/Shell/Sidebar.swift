import SwiftUI

/// The list of scenes at the window's left edge.
struct Sidebar: View {
    static let width: CGFloat = 320

    @Binding var scene: DemoScene
    let windowSize: CGSize

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 4) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Geometry").font(.title2).bold()
                    Text("Five views, live").font(.subheadline).foregroundStyle(.secondary)
                }
                .padding(.horizontal, 12)
                .padding(.bottom, 16)

                ForEach(DemoScene.allCases) { target in
                    SceneButton(target: target, scene: $scene) {
                        SidebarRow(scene: target, isChosen: target == scene)
                    }
                }

                Spacer()

                VStack(alignment: .leading, spacing: 10) {
                    HStack(spacing: 8) {
                        KeyCap("G")
                        Text("outlines every reader").font(.footnote).foregroundStyle(.secondary)
                    }
                    Text("Window \(Format.size(windowSize))")
                        .font(.footnote)
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                }
                .padding(.horizontal, 12)
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 24)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(Palette.bar)
            Rectangle().fill(Palette.line).frame(width: 1)
        }
        .frame(width: Sidebar.width)
    }
}

private struct SidebarRow: View {
    let scene: DemoScene
    let isChosen: Bool

    var body: some View {
        HStack(spacing: 10) {
            SceneIcon(scene: scene)
            Text(scene.title)
                .font(.callout)
                .fontWeight(isChosen ? .semibold : .regular)
                .lineLimit(1)
                .frame(maxWidth: .infinity, alignment: .leading)
            KeyCap("\(scene.rawValue)")
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 9)
        .background(isChosen ? Palette.chosen : Color.clear, in: RoundedRectangle(cornerRadius: 10))
        .contentShape(RoundedRectangle(cornerRadius: 10))
    }
}

/// A key's name as a keyboard shows it.
struct KeyCap: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View {
        Text(verbatim: name)
            .font(.caption)
            .fontWeight(.medium)
            .foregroundStyle(.secondary)
            .frame(width: 22, height: 20)
            .background(Palette.fill, in: RoundedRectangle(cornerRadius: 5))
    }
}
