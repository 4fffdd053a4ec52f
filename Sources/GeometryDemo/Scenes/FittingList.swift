import SwiftUI

/// Scene 4: a list exactly as high as its rows.
struct FittingListPage: View {
    @State private var items = FittingItem.first(3)

    var body: some View {
        PageLayout(scene: .fittingList, readouts: readouts) {
            HStack(spacing: 12) {
                Button("Add a row") { items.append(FittingItem(number: items.count + 1)) }
                    .disabled(items.count >= 40)
                Button("Remove a row") { _ = items.popLast() }
                    .disabled(items.isEmpty)
            }
            .buttonStyle(.bordered)
        } exhibit: {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Above the list").font(.footnote).foregroundStyle(.secondary)
                    FittingList(items: items)
                        .overlay { Rectangle().strokeBorder(.green, lineWidth: 2) }
                    Text("Right below the last row the page goes on.").font(.footnote).foregroundStyle(.secondary)
                }
                .padding(24)
            }
        }
    }

    private func readouts(_ readings: [Measure: CGFloat]) -> [Readout] {
        [
            Readout("Rows", CGFloat(items.count)),
            Readout("Sum of row heights", readings[.stackHeight]),
            Readout("Height of the list", readings[.listHeight], color: .green),
        ]
    }
}

struct FittingItem: Identifiable, Equatable {
    let number: Int

    var id: Int { number }

    /// Every third row has a second line, so that heights differ.
    var text: String { number.isMultiple(of: 3) ? "Row \(number)\nwith a second line" : "Row \(number)" }

    static func first(_ count: Int) -> [FittingItem] { (0..<count).map { FittingItem(number: $0 + 1) } }
}

/// A list and, hidden behind it, a stack of the same rows, whose height is sent over a Combine subject.
struct FittingList: View {
    let items: [FittingItem]

    @State private var heights = PassthroughSubject<CGFloat, Never>()
    @State private var height: CGFloat = 0

    var body: some View {
        ZStack(alignment: .top) {
            VStack(spacing: 0) {
                ForEach(items) { FittingRow(item: $0) }
            }
            .fixedSize(horizontal: false, vertical: true)
            .hidden()
            .background {
                GeometryReader { stack in
                    Color.clear
                        .onAppear { heights.send(stack.size.height) }
                        .onChange(of: stack.size.height) { _, height in heights.send(height) }
                }
            }
            .readings { [.stackHeight: $0.size.height] }

            List {
                ForEach(items) { item in
                    FittingRow(item: item)
                        .listRowInsets(EdgeInsets())
                        .listRowSeparator(.hidden)
                }
            }
            .listStyle(.plain)
            .frame(height: height)
            .readings { [.listHeight: $0.size.height] }
        }
        .onReceive(heights.removeDuplicates()) { height = $0 }
    }
}

private struct FittingRow: View {
    let item: FittingItem

    var body: some View {
        Text(verbatim: item.text)
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.green.opacity(item.number.isMultiple(of: 2) ? 0.14 : 0.24))
    }
}
