import Alidade
import AlidadeImage
import AlidadeText
import Foundation
import Testing

/// Paints all drawn symbols, for a look at them: `ALIDADE_SHEET=FILE.png swift test --filter SymbolSheet`.
@MainActor
struct SymbolSheet {
    private nonisolated static let path = ProcessInfo.processInfo.environment["ALIDADE_SHEET"]

    @Test(.enabled(if: path != nil)) func sheet() throws {
        let names = SymbolTests.common + SymbolCatalogue.drawnNames
        let columns = 20
        let cell = 44
        let rows = (names.count + columns - 1) / columns
        let stage = TestStage(
            VStack(spacing: 0) {
                ForEach(0..<rows, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<columns, id: \.self) { column in
                            let index = row * columns + column
                            Group {
                                if index < names.count { Image(systemName: names[index]) } else { Color.clear }
                            }
                            .frame(width: CGFloat(cell), height: CGFloat(cell))
                        }
                    }
                }
            }
            .font(.system(size: 24)), width: CGFloat(columns * cell), height: CGFloat(rows * cell))
        let painter = CairoPainter(width: columns * cell, height: rows * cell, background: .white)
        painter?.paint(stage.frame().items)
        try painter?.writePNG(to: Self.path ?? "")
    }
}
