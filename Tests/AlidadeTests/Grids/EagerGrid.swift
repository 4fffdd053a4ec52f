import Alidade
import AlidadeLayout
import Foundation

/// A grid of tracks that has all its cells: what a lazy grid shows must be a part of this.
struct EagerGrid: Layout {
    var columns: [GridItem]
    var spacing: Double
    /// The numbers of cells of each section, with a header before each where it has one.
    var sections: [Int]
    var hasHeaders = false

    private func tracks(_ width: CGFloat?) -> GridTracks {
        GridTracks(
            columns.map { column in
                let size: GridTrackSize =
                    switch column.size {
                    case .fixed(let length): .fixed(Double(length))
                    case .flexible(let least, let most): .flexible(least: Double(least), most: Double(most))
                    case .adaptive(let least, let most): .adaptive(least: Double(least), most: Double(most))
                    }
                return GridTrackItem(size, spacing: column.spacing.map(Double.init) ?? .nan)
            }, available: width.map(Double.init) ?? .nan)
    }

    /// Every view with the rectangle of its cell; nil where it is offered its own height.
    private func cells(_ width: CGFloat?, _ subviews: Subviews) -> (cells: [(index: Int, rect: CGRect)], end: Double) {
        let tracks = tracks(width)
        var cells: [(index: Int, rect: CGRect)] = []
        var y = 0.0
        var index = 0
        func line(_ indices: [Int], _ spans: [(start: Double, length: Double)]) {
            let heights = zip(indices, spans).map {
                subviews[$0].sizeThatFits(ProposedViewSize(width: $1.length, height: nil)).height
            }
            let height = Double(heights.max() ?? 0)
            for (index, span) in zip(indices, spans) {
                cells.append((index, CGRect(x: span.start, y: y, width: span.length, height: height)))
            }
            y += height + spacing
        }
        for count in sections {
            if hasHeaders {
                line([index], [(0, max(Double(width ?? 0), tracks.length))])
                index += 1
            }
            var left = count
            while left > 0 {
                let here = min(left, tracks.tracks.count)
                line(Array(index..<index + here), tracks.tracks.prefix(here).map { ($0.start, $0.length) })
                index += here
                left -= here
            }
        }
        return (cells, max(y - spacing, 0))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let tracks = tracks(proposal.width)
        return CGSize(
            width: max(proposal.width ?? 0, CGFloat(tracks.length)), height: cells(proposal.width, subviews).end)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let tracks = tracks(proposal.width)
        let isHeader = Set(
            hasHeaders ? sections.indices.map { section in sections.prefix(section).reduce(section, +) } : [])
        for (index, rect) in cells(proposal.width, subviews).cells {
            let shift = isHeader.contains(index) ? 0 : (bounds.width - CGFloat(tracks.length)) / 2
            subviews[index].place(
                at: CGPoint(x: bounds.minX + shift + rect.midX, y: bounds.minY + rect.midY), anchor: .center,
                proposal: ProposedViewSize(width: rect.width, height: rect.height))
        }
    }
}
