import SwiftUI

/// Scene 5: a parent takes over the size that its child came out at.
struct ChildToParentPage: View {
    @State private var share: CGFloat = 0.7

    var body: some View {
        PageLayout(scene: .childToParent, share: share, readouts: readouts) {
            WidthControl(share: $share)
        } exhibit: {
            ChildToParent().padding(.horizontal, 24)
        }
    }

    private func readouts(_ readings: [Measure: CGFloat]) -> [Readout] {
        func size(_ width: Measure, _ height: Measure) -> String {
            Format.size(CGSize(width: readings[width] ?? 0, height: readings[height] ?? 0))
        }
        return [
            Readout("One of the four", size(.blackWidth, .blackHeight), color: .primary),
            Readout("The blue rectangle", size(.blueWidth, .blueHeight), color: .blue),
        ]
    }
}

/// A blue rectangle above four black ones, as large as one of them.
struct ChildToParent: View {
    @State private var size = CGSize(width: 24, height: 24)

    var body: some View {
        VStack {
            Rectangle()
                .fill(.blue)
                .frame(width: size.width, height: size.height)
                .overlay { WidthLabel(width: size.width, color: .white) }
                .readings { [.blueWidth: $0.size.width, .blueHeight: $0.size.height] }
            FourRectangles().frame(height: 60)
        }
        .onPreferenceChange(ChildSizeKey.self) { size = $0 }
    }
}

/// Four rectangles of equal width; the last one passes its size up.
private struct FourRectangles: View {
    var body: some View {
        HStack {
            Rectangle()
            Rectangle()
            Rectangle()
            GeometryReader { child in
                Rectangle()
                    .overlay { WidthLabel(width: child.size.width, color: Color(UIColor.systemBackground)) }
                    .preference(key: ChildSizeKey.self, value: child.size)
            }
            .readings { [.blackWidth: $0.size.width, .blackHeight: $0.size.height] }
        }
    }
}

private struct WidthLabel: View {
    let width: CGFloat
    let color: Color

    var body: some View {
        Text(verbatim: Format.number(width))
            .font(.footnote)
            .monospacedDigit()
            .foregroundStyle(color)
            .lineLimit(1)
    }
}

private struct ChildSizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero

    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        let next = nextValue()
        if next != .zero { value = next }
    }
}
