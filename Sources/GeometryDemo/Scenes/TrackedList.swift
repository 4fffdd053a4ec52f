import SwiftUI

/// Scene 2: a list that tells how far it is scrolled.
struct TrackedListPage: View {
    @State private var offset: CGFloat = 0
    @State private var range: CGFloat = 1

    var body: some View {
        PageLayout(scene: .trackedList, readouts: readouts) {
            ScrollGauge(share: min(max(offset / range, 0), 1))
        } exhibit: {
            OffsetRows(offset: $offset)
                .onPreferenceChange(ReadingsKey.self) { range = TrackedListPage.range($0) }
        }
    }

    /// How far the list can be scrolled, points; at least 1, so that shares of it are finite.
    private static func range(_ readings: [Measure: CGFloat]) -> CGFloat {
        max((readings[.contentHeight] ?? 0) - (readings[.viewportHeight] ?? 0), 1)
    }

    private func readouts(_ readings: [Measure: CGFloat]) -> [Readout] {
        let content = readings[.contentHeight] ?? 0
        let first = OffsetRows.first(at: offset, height: readings[.rowHeight] ?? 0, of: content)
        return [
            Readout("Offset", String(format: "%.1f", Double(offset)), color: .orange),
            Readout("Row at the top", first),
            Readout("Scrolled", Format.percent(min(max(offset / range, 0), 1))),
            Readout("Height of all rows", content),
        ]
    }
}

/// The scene alone.
struct TrackedList: View {
    @State private var offset: CGFloat = 0

    var body: some View { OffsetRows(offset: $offset) }
}

/// A hundred rows that all print the offset.
private struct OffsetRows: View {
    static let count = 100

    @Binding var offset: CGFloat

    /// The first row of which something is in sight, from 1; all rows are `height` high.
    static func first(at offset: CGFloat, height: CGFloat, of content: CGFloat) -> CGFloat {
        let pitch = (content - 2 * OffsetRowsPadding.vertical - height) / CGFloat(count - 1)
        guard pitch > 0 else { return 1 }
        let gone = ((offset - OffsetRowsPadding.vertical - height) / pitch).rounded(.down) + 1
        return min(max(gone, 0), CGFloat(count - 1)) + 1
    }

    var body: some View {
        OffsetList(offset: $offset) {
            ForEach(0..<OffsetRows.count, id: \.self) { row in
                HStack {
                    Text("\(row + 1)").foregroundStyle(.secondary).frame(width: 40, alignment: .trailing)
                    Text("offset: \(offset)")
                    Spacer()
                }
                .monospacedDigit()
                .background {
                    if row == 0 { Color.clear.readings { [.rowHeight: $0.size.height] } }
                }
            }
        }
    }
}

/// A list that writes its scroll offset, points from the top, into a binding.
///
/// A reader around the list stands still, one inside it moves with the rows; the difference of their places is the
/// offset.
struct OffsetList<Rows: View>: View {
    @Binding var offset: CGFloat
    @ViewBuilder let rows: Rows

    var body: some View {
        GeometryReader { outside in
            List {
                VStack(alignment: .leading) { rows }
                    .padding(.vertical, OffsetRowsPadding.vertical)
                    .background {
                        GeometryReader { inside in
                            Color.clear.preference(
                                key: OffsetKey.self,
                                value: outside.frame(in: .global).minY - inside.frame(in: .global).minY)
                        }
                    }
                    .readings { [.contentHeight: $0.size.height] }
                    .listRowInsets(EdgeInsets())
                    .listRowSeparator(.hidden)
                    .listRowBackground(Color.clear)
            }
            .listStyle(.plain)
            .onPreferenceChange(OffsetKey.self) { offset = $0 }
        }
        .readings { [.viewportHeight: $0.size.height] }
    }
}

private enum OffsetRowsPadding {
    /// Above the first row and below the last, points.
    static let vertical: CGFloat = 8
}

private struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// How much of the way is scrolled, as a bar.
private struct ScrollGauge: View {
    let share: CGFloat

    var body: some View {
        GeometryReader { room in
            ZStack(alignment: .leading) {
                Capsule().fill(Palette.fill)
                Capsule().fill(.orange).frame(width: max(share * room.size.width, 6))
            }
        }
        .frame(height: 6)
    }
}
