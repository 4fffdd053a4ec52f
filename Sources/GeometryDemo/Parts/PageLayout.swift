import SwiftUI

/// How every scene is shown: what to watch, the controls, the exhibit, and the numbers that come out of it.
struct PageLayout<Controls: View, Exhibit: View>: View {
    let scene: DemoScene
    var share: CGFloat = 1
    let readouts: ([Measure: CGFloat]) -> [Readout]
    @ViewBuilder let controls: Controls
    @ViewBuilder let exhibit: Exhibit

    @State private var readings: [Measure: CGFloat] = [:]
    @Environment(\.isCompact) private var isCompact

    var body: some View {
        VStack(alignment: .leading, spacing: isCompact ? 12 : 18) {
            VStack(alignment: .leading, spacing: 6) {
                Text(scene.title).font(isCompact ? .title2 : .largeTitle).bold()
                Text(scene.sentence)
                    .font(isCompact ? .subheadline : .body)
                    .foregroundStyle(.secondary)
                    .fixedSize(horizontal: false, vertical: true)
                    .frame(maxWidth: 680, alignment: .leading)
            }
            controls
            Stage(share: share) { exhibit }
                .onPreferenceChange(ReadingsKey.self) { readings = $0 }
            ReadoutRow(readouts: readouts(readings))
        }
        .padding(isCompact ? 16 : 28)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
