import Alidade
import Foundation
import SwiftUI
import Testing

/// What SwiftUI on a Mac gives for a view that was proposed 400 × 600. Each text has the width that was measured there.
@MainActor @Suite struct NativeFrameTests {
    struct Row: CustomStringConvertible, Sendable {
        let name: String
        /// x and y, or x, y, width and height.
        let leaves: [[CGFloat]]
        let root: CGSize
        let view: @MainActor @Sendable () -> AnyView
        var description: String { name }

        nonisolated init<V: View>(
            _ name: String, _ leaves: [[CGFloat]], _ width: CGFloat, _ height: CGFloat,
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
        ) {
            self.name = name
            self.leaves = leaves
            root = CGSize(width: width, height: height)
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let rows: [Row] = [
        Row("N1 text", [[0, 0]], 31, 16) { Text("31") },
        Row("N2 text as wide as the window", [[0.5, 0, 399.5, 16]], 400, 16) { Text("399.5") },
        Row("N3 colour", [[0, 0, 400, 600]], 400, 600) { Color.red },
        Row("N4 column of a spacer", [], 0, 600) { VStack { Spacer() } },
        Row("N5 empty column", [], 0, 0) { VStack {} },
        Row("N6 column of texts", [[9.5, 0], [0, 16], [7.5, 32]], 46, 48) {
            VStack {
                Text("27")
                Text("46")
                Text("31.5")
            }
        },
        Row("N7 leading", [[0.5, 0], [0.5, 16], [0.5, 32]], 78, 48) {
            VStack(alignment: .leading) {
                Text("33.5")
                Text("77.5")
                Text("22.5")
            }
        },
        Row("N8 trailing", [[44.5, 0], [0.5, 16], [55.5, 32]], 78, 48) {
            VStack(alignment: .trailing) {
                Text("33.5")
                Text("77.5")
                Text("22.5")
            }
        },
        Row("N10 no spacing", [[0.5, 0], [1, 16], [0.5, 32]], 10, 48) {
            VStack(spacing: 0) {
                Text("9")
                Text("8.5")
                Text("9.5")
            }
        },
        Row("N11 spacer in a column", [[11.5, 0], [0.5, 584]], 45, 600) {
            VStack {
                Text("22.5")
                Spacer()
                Text("44.5")
            }
        },
        Row("N13 column of one", [[0.5, 0]], 61, 16) { VStack { Text("60.5") } },
        Row("N14 row of texts", [[0, 0], [32, 0]], 64, 16) {
            HStack {
                Text("24")
                Text("32")
            }
        },
        Row("N15 row, top", [[0.5, 0], [42, 0]], 93, 48) {
            HStack(alignment: .top) {
                Text("33.5")
                Text("51x48")
            }
        },
        Row("N16 row, bottom", [[0.5, 32], [42, 0]], 93, 48) {
            HStack(alignment: .bottom) {
                Text("33.5")
                Text("51x48")
            }
        },
        Row("N17 row with spacing", [[0, 0], [44, 0]], 76, 16) {
            HStack(spacing: 20) {
                Text("24")
                Text("32")
            }
        },
        Row("N18 spacer in a row", [[0, 0], [368, 0]], 400, 16) {
            HStack {
                Text("24")
                Spacer()
                Text("32")
            }
        },
        Row("N19 text on a colour", [[0, 0, 200, 200], [72, 92]], 200, 200) {
            ZStack {
                Color.red.frame(width: 200, height: 200)
                Text("56")
            }
        },
        Row("N20 text in a corner", [[0, 0, 200, 200], [0, 0]], 200, 200) {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 200, height: 200)
                Text("70.5")
            }
        },
        Row("N22 frame", [[77, 42]], 200, 100) { Text("46").frame(width: 200, height: 100) },
        Row("N23 bounded frame", [[113, 67]], 300, 150) {
            Text("74").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
        },
        Row("N24 as wide as can be", [[169.5, 0]], 400, 16) { Text("61").frame(maxWidth: .infinity) },
        Row("N26 padding", [[16.5, 16]], 79, 48) { Text("46.5").padding() },
        Row("N27 padding of 20", [[20.5, 20]], 114, 56) { Text("73.5").padding(20) },
        Row("N28 horizontal padding", [[24, 0]], 110, 16) { Text("62").padding(.horizontal, 24) },
        Row("N29 padding twice", [[24, 24]], 141, 64) { Text("93").padding(8).padding(16) },
        Row("N33 two spacers", [[2.5, 0], [0.5, 292], [5, 584]], 49, 600) {
            VStack {
                Text("44.5")
                Spacer()
                Text("48.5")
                Spacer()
                Text("39.5")
            }
        },
        Row("N35 three frames", [[134, 92]], 300, 200) {
            Text("32").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
        },
        Row("N39 frame and padding", [[65.5, 37]], 140, 90) { Text("9").frame(width: 100, height: 50).padding(20) },
        Row("N41 frames to the edges", [[0, 0], [391.5, 16]], 400, 32) {
            VStack(alignment: .leading) {
                HStack {
                    Text("9")
                    Spacer()
                }.frame(maxWidth: .infinity)
                Text("8.5").frame(maxWidth: .infinity, alignment: .trailing)
            }
        },
        Row("N43 neighbouring spacers", [[11.5, 0], [11.5, 200], [0.5, 584]], 45, 600) {
            VStack {
                Text("22.5")
                Spacer()
                Text("22.5")
                Spacer()
                Spacer()
                Text("44.5")
            }
        },
        Row("N45 frames in paddings", [[82.5, 44]], 174, 104) {
            Text("9").padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80).padding(12)
        },
        Row("N46 bounded below", [[172, 82]], 400, 180) { Text("56").frame(maxWidth: .infinity, minHeight: 180) },
    ]

    @Test(arguments: rows) func hugsAsTheNativeWindowDoes(_ row: Row) {
        let stage = HuggingStage(row.view(), proposed: CGSize(width: 400, height: 600))
        #expect(stage.root == row.root)
        let leaves = stage.leaves
        #expect(leaves.count == row.leaves.count)
        for (leaf, expected) in zip(leaves, row.leaves) {
            let numbers = [leaf.minX, leaf.minY, leaf.width, leaf.height]
            for (number, wanted) in zip(numbers, expected) {
                #expect(abs(number - wanted) <= 0.5, "\(leaf), not \(expected)")
            }
        }
        #expect(stage.host.warnings.messages.isEmpty)
    }
}
