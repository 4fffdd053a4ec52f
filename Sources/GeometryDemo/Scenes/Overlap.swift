import SwiftUI

/// Scene 1: a geometry reader in a scroll view, and the view below it.
struct OverlapPage: View {
    @State private var isCured = false
    @State private var share: CGFloat = 1
    @Environment(\.isCompact) private var isCompact

    var body: some View {
        PageLayout(scene: .overlap, share: share, readouts: readouts) {
            if isCompact {
                VStack(alignment: .leading, spacing: 10) {
                    choice
                    WidthControl(share: $share)
                }
            } else {
                HStack(spacing: 28) {
                    choice.frame(width: 260)
                    WidthControl(share: $share)
                }
            }
        } exhibit: {
            if isCured { OverlapCure() } else { OverlapProblem() }
        }
    }

    private var choice: some View {
        Picker("Version", selection: $isCured) {
            Text("Problem").tag(false)
            Text("Cure").tag(true)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }

    private func readouts(_ readings: [Measure: CGFloat]) -> [Readout] {
        let size = CGSize(width: readings[.blueWidth] ?? 0, height: readings[.blueHeight] ?? 0)
        // Red is 100 points high and cannot cover more.
        let covered = min(100, max(0, (readings[.blueTop] ?? 0) + size.height - (readings[.redTop] ?? 0)))
        return [
            Readout("Reader's height", readings[.readerHeight]),
            Readout("Blue's size", Format.size(size), color: .blue),
            Readout("Red starts at", readings[.redTop], color: .red),
            Readout("Blue that red covers", covered),
        ]
    }
}

/// The reader asks for no height of its own, so the scroll view gives it 10 points and red follows 8 below.
struct OverlapProblem: View {
    var body: some View {
        ScrollView {
            GeometryReader { reader in BlueBox(width: reader.size.width) }
                .readings { [.readerHeight: $0.size.height] }
            RedBox()
        }
    }
}

/// Blue's height travels up as a preference, is remembered, and becomes the reader's height.
struct OverlapCure: View {
    @State private var blueHeight: CGFloat = 0

    var body: some View {
        ScrollView {
            GeometryReader { reader in
                BlueBox(width: reader.size.width)
                    .background {
                        GeometryReader { blue in
                            Color.clear.preference(key: BlueHeightKey.self, value: blue.size.height)
                        }
                    }
            }
            .frame(height: blueHeight)
            .onPreferenceChange(BlueHeightKey.self) { blueHeight = $0 }
            .readings { [.readerHeight: $0.size.height] }
            RedBox()
        }
    }
}

private struct BlueHeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// As wide as there is room, and half as high.
private struct BlueBox: View {
    let width: CGFloat

    var body: some View {
        Rectangle()
            .fill(.blue)
            .frame(maxWidth: .infinity)
            .frame(height: width / 2)
            .readings { blue in
                let frame = blue.frame(in: .named(stageSpace))
                return [.blueWidth: frame.width, .blueHeight: frame.height, .blueTop: frame.minY]
            }
    }
}

private struct RedBox: View {
    var body: some View {
        Rectangle()
            .fill(.red)
            .frame(maxWidth: .infinity)
            .frame(height: 100)
            .readings { [.redTop: $0.frame(in: .named(stageSpace)).minY] }
    }
}
