import Alidade
import AlidadeLayout
import Foundation
import SwiftUI
import Testing

private let corners: [(Alignment, CGFloat, CGFloat)] = [
    (.topLeading, 0, 0), (.top, 1, 0), (.topTrailing, 2, 0), (.leading, 0, 1), (.center, 1, 1), (.trailing, 2, 1),
    (.bottomLeading, 0, 2), (.bottom, 1, 2), (.bottomTrailing, 2, 2),
]

/// Scenes whose pixels were compared with native SwiftUI's in a window of 500 × 500, and published measurements.
@MainActor @Suite struct NativeSceneTests {
    struct Row: CustomStringConvertible, Sendable {
        let name: String
        let window: CGSize
        /// x, y, width and height of each colour, in tree order.
        let leaves: [[CGFloat]]
        let view: @MainActor @Sendable () -> AnyView
        var description: String { name }

        nonisolated init<V: View>(
            _ name: String, _ leaves: [[CGFloat]], _ width: CGFloat = 500, _ height: CGFloat = 500,
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
        ) {
            self.name = name
            self.leaves = leaves
            window = CGSize(width: width, height: height)
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let frames: [Row] = [
        Row("T1 frame", [[150, 200, 200, 100]]) { Rectangle().frame(width: 200, height: 100) },
        Row("T2 frame of a width", [[150, 0, 200, 500]]) { Rectangle().frame(width: 200) },
        Row("T3 frame of a height", [[0, 150, 500, 200]]) { Rectangle().frame(height: 200) },
        Row("T4 bounded frame", [[150, 200, 200, 100]]) {
            Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
        },
        Row("T7 square in a frame", [[200, 200, 100, 100]]) {
            Rectangle().aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
        },
        Row("T8 ratio 1.5, fit", [[200, 216.66667, 100, 66.66667]]) {
            Rectangle().aspectRatio(1.5, contentMode: .fit).frame(width: 100, height: 100)
        },
        Row("T8 ratio 1.5, fill", [[175, 200, 150, 100]]) {
            Rectangle().aspectRatio(1.5, contentMode: .fill).frame(width: 100, height: 100)
        },
        Row("T9 ratio 0.5, fit", [[225, 200, 50, 100]]) {
            Rectangle().aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 100)
        },
        Row("T9 ratio 0.5, fill", [[200, 150, 100, 200]]) {
            Rectangle().aspectRatio(0.5, contentMode: .fill).frame(width: 100, height: 100)
        },
    ]

    nonisolated static let stacks: [Row] = [
        Row("T10 column", [[0, 0, 500, 246], [0, 254, 500, 246]]) {
            VStack {
                Rectangle()
                Rectangle()
            }
        },
        Row("T10 column without spacing", [[0, 0, 500, 250], [0, 250, 500, 250]]) {
            VStack(spacing: 0) {
                Rectangle()
                Rectangle()
            }
        },
        Row("T11 leading", [[0, 0, 500, 246], [0, 254, 50, 246]]) {
            VStack(alignment: .leading) {
                Rectangle()
                Rectangle().frame(width: 50)
            }
        },
        Row("T11 centre", [[0, 0, 500, 246], [225, 254, 50, 246]]) {
            VStack {
                Rectangle()
                Rectangle().frame(width: 50)
            }
        },
        Row("T11 trailing", [[0, 0, 500, 246], [450, 254, 50, 246]]) {
            VStack(alignment: .trailing) {
                Rectangle()
                Rectangle().frame(width: 50)
            }
        },
        Row("T12 least height of the lower priority", [[0, 0, 500, 50], [0, 58, 500, 442]]) {
            VStack {
                Rectangle().frame(minHeight: 50)
                Rectangle().layoutPriority(1)
            }
        },
        Row("T12 no least width", [[0, 0, 0, 500], [8, 0, 492, 500]]) {
            HStack {
                Rectangle().frame(minHeight: 50)
                Rectangle().layoutPriority(1)
            }
        },
        Row("A1 flexible before bounded below", [[-12.5, 0, 75, 100], [62.5, 0, 100, 100]], 150, 100) {
            HStack(spacing: 0) {
                Rectangle().frame(maxWidth: 100)
                Rectangle().frame(minWidth: 100)
            }
        },
        Row("A2 at its least height", [[0, -18.75, 10, 42.5], [0, 23.75, 10, 80]], 10, 85) {
            VStack(spacing: 0) {
                Rectangle().frame(minHeight: 5, maxHeight: 100)
                Rectangle().frame(minHeight: 80)
            }
        },
        Row("A3 spacer gets nothing", [[0, 0, 40, 10], [60, 0, 40, 10]], 100, 10) {
            HStack(spacing: 10) {
                Rectangle().frame(maxWidth: 60)
                Spacer(minLength: 0)
                Rectangle().frame(maxWidth: 60)
            }
        },
        Row("A3 spacer gets the rest", [[0, 0, 60, 10], [100, 0, 60, 10]], 160, 10) {
            HStack(spacing: 10) {
                Rectangle().frame(maxWidth: 60)
                Spacer(minLength: 0)
                Rectangle().frame(maxWidth: 60)
            }
        },
        Row("A4 rigid first", [[0, 0, 100, 10], [100, 0, 200, 10]], 300, 10) {
            HStack(spacing: 0) {
                Rectangle().frame(minWidth: 0, maxWidth: 200)
                Rectangle().frame(width: 200)
            }
        },
    ]

    nonisolated static let alignments: [Row] = corners.flatMap { alignment, x, y in
        [
            Row("T5 frame, \(x) \(y)", [[x * 200, y * 200, 100, 100]]) {
                Rectangle().frame(width: 100, height: 100)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            },
            Row("T6 overlay, \(x) \(y)", [[200, 200, 100, 100], [200 + x * 25, 200 + y * 25, 50, 50]]) {
                Rectangle().frame(width: 100, height: 100)
                    .overlay(alignment: alignment) { Rectangle().frame(width: 50, height: 50) }
            },
            Row("T6 background, \(x) \(y)", [[200 + x * 25, 200 + y * 25, 50, 50], [200, 200, 100, 100]]) {
                Rectangle().frame(width: 100, height: 100)
                    .background(alignment: alignment) { Rectangle().frame(width: 50, height: 50) }
            },
        ]
    }

    /// Pieces of a cell's width.
    nonisolated static let cells: [Row] = [
        Row("A14 equal compression", [[0, 0, 10, 1], [10, 0, 10, 1]], 20, 1) {
            HStack(spacing: 0) {
                Rectangle().frame(minWidth: 0, maxWidth: 30)
                Rectangle().frame(minWidth: 0, maxWidth: 10)
            }
        },
        Row("A14 priority", [[0, 0, 2, 1], [2, 0, 4, 1]], 6, 1) {
            HStack(spacing: 0) {
                Rectangle().frame(minWidth: 0, maxWidth: 4)
                Rectangle().frame(minWidth: 0, maxWidth: 4).layoutPriority(1)
            }
        },
        Row("A14 bounded and boundless", [[0, 0, 4, 1], [4, 0, 16, 1]], 20, 1) {
            HStack(spacing: 0) {
                Rectangle().frame(minWidth: 0, maxWidth: 4)
                Rectangle().frame(maxWidth: .infinity)
            }
        },
        Row("A14 bar with spacing", [[0, 0, 1, 7], [0, 8, 1, 2]], 1, 10) {
            Rectangle().safeAreaInset(edge: .bottom, spacing: 1) { Rectangle().frame(height: 2) }
        },
        Row("A14 padding", [[2, 1, 5, 3]], 9, 5) {
            Rectangle().padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
        },
        Row("A14 the second that fits", [[0, 0, 5, 1]], 5, 1) {
            ViewThatFits(in: .horizontal) {
                Rectangle().frame(width: 7)
                Rectangle().frame(width: 5)
                Rectangle().frame(width: 1)
            }
        },
    ]

    nonisolated static var all: [Row] { frames + stacks + alignments + cells }

    @Test(arguments: all) func isWhereItIsNatively(_ row: Row) {
        let host = Host(row.view(), size: row.window, scale: 1, typesetter: StubTypesetter())
        host.warnings.isSilent = true
        _ = host.frame(at: 0)
        let leaves = leaves(of: host, host.rootItem)
        #expect(leaves.count == row.leaves.count)
        for (leaf, expected) in zip(leaves, row.leaves) {
            let numbers = [leaf.minX, leaf.minY, leaf.width, leaf.height]
            for (number, wanted) in zip(numbers, expected) {
                #expect(abs(number - wanted) <= 0.001, "\(leaf), not \(expected)")
            }
        }
    }

    private func leaves(of host: Host, _ item: ItemIndex) -> [CGRect] {
        let place = host.tree.item(item).pointee
        if place.flags.contains(.leftOut) { return [] }
        if place.kind == .leaf { return [host.windowRect(of: item)] }
        var result: [CGRect] = []
        var child = place.firstChild
        while child != noItem {
            result += leaves(of: host, child)
            child = host.tree.next(of: child)
        }
        return result
    }

    /// A bounded frame's answers: 2 at least, 6 ideally, 8 at most.
    @Test(arguments: [(nil, 6), (10, 8), (1, 2), (CGFloat.infinity, 8)] as [(CGFloat?, Double)])
    func boundedFrameAnswers(_ proposed: CGFloat?, _ width: Double) {
        let host = Host(
            Rectangle().frame(minWidth: 2, idealWidth: 6, maxWidth: 8, minHeight: 1, maxHeight: 1),
            size: CGSize(width: 10, height: 10), typesetter: StubTypesetter())
        _ = host.frame(at: 0)
        let content = host.tree.firstPlacedChild(of: host.rootItem) ?? -1
        let size = host.tree.size(
            of: content, Proposal(width: proposed.map { Double($0) } ?? .nan, height: 1))
        #expect(size.width == width)
    }
}
