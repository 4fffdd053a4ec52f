import SwiftUI

/// One number with its name.
struct Readout: Identifiable, Equatable {
    let name: String
    let value: String
    /// The colour of what is measured; nil: the text's own.
    var color: Color?

    var id: String { name }

    init(_ name: String, _ value: String, color: Color? = nil) {
        self.name = name
        self.value = value
        self.color = color
    }

    /// A length in points; a dash before the first measurement.
    init(_ name: String, _ value: CGFloat?, color: Color? = nil) {
        self.init(name, value.map(Format.number) ?? "–", color: color)
    }
}

/// Readouts side by side; two a line where the page is narrow.
struct ReadoutRow: View {
    let readouts: [Readout]

    @Environment(\.isCompact) private var isCompact

    var body: some View {
        let perLine = isCompact ? 2 : max(readouts.count, 1)
        let lines = stride(from: 0, to: readouts.count, by: perLine).map {
            ReadoutLine(readouts: Array(readouts[$0..<min($0 + perLine, readouts.count)]))
        }
        VStack(spacing: 8) {
            ForEach(lines) { line in
                HStack(spacing: 8) {
                    ForEach(line.readouts) { ReadoutTile(readout: $0) }
                }
            }
        }
    }
}

private struct ReadoutLine: Identifiable {
    let readouts: [Readout]

    var id: String { readouts.first?.name ?? "" }
}

private struct ReadoutTile: View {
    let readout: Readout

    @Environment(\.isCompact) private var isCompact

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 6) {
                if let color = readout.color {
                    RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 9, height: 9)
                }
                Text(verbatim: readout.name)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .minimumScaleFactor(0.8)
            }
            Text(verbatim: readout.value)
                .font(isCompact ? .headline : .title2)
                .fontWeight(.semibold)
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.6)
        }
        .padding(.horizontal, isCompact ? 10 : 14)
        .padding(.vertical, isCompact ? 7 : 11)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Palette.card, in: RoundedRectangle(cornerRadius: 12))
    }
}
