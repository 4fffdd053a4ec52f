import Alidade
import AlidadeLayout
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct GridViewTests {
    private struct Box: View {
        let width: CGFloat
        let height: CGFloat
        var body: some View { Color.red.frame(width: width, height: height) }
    }

    private func grid(_ stage: TestStage) -> CGRect {
        var found = CGRect.null
        stage.visit { item in
            if stage.host.tree.item(item).pointee.kind == .grid { found = stage.host.windowRect(of: item) }
        }
        return found
    }

    private func leaves(_ stage: TestStage) -> [CGRect] {
        var result: [CGRect] = []
        stage.visit {
            if stage.host.tree.item($0).pointee.kind == .leaf { result.append(stage.host.windowRect(of: $0)) }
        }
        return result
    }

    @Test func cellsFormColumnsAndRows() {
        let stage = TestStage(
            Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    Box(width: 10, height: 20)
                    Box(width: 30, height: 10)
                }
                GridRow {
                    Box(width: 50, height: 5)
                    Box(width: 20, height: 40)
                }
            }, width: 84, height: 62)
        #expect(grid(stage) == CGRect(x: 0, y: 0, width: 84, height: 62))
        #expect(
            leaves(stage) == [
                CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 54, y: 0, width: 30, height: 10),
                CGRect(x: 0, y: 22, width: 50, height: 5), CGRect(x: 54, y: 22, width: 20, height: 40),
            ])
    }

    @Test func rowsFromForEachAndBranches() {
        struct Content: View {
            @State var rows = 2
            @State var isWide = false
            var body: some View {
                Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                    ForEach(0..<rows, id: \.self) { _ in
                        GridRow {
                            Box(width: 10, height: 10)
                            if isWide { Box(width: 20, height: 10) }
                        }
                    }
                    Box(width: 5, height: 5)
                }
                .onTapGesture { if rows < 3 { rows += 1 } else { isWide.toggle() } }
            }
        }
        let stage = TestStage(Content(), width: 100, height: 100)
        #expect(grid(stage).size == CGSize(width: 10, height: 25))
        stage.click(50, 50)
        #expect(grid(stage).size == CGSize(width: 10, height: 35))
        stage.click(50, 50)
        #expect(grid(stage).size == CGSize(width: 30, height: 35))
    }

    @Test func modifierOnRowIsOnEachCell() {
        let stage = TestStage(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box(width: 10, height: 10)
                    Box(width: 10, height: 10)
                }.padding(5)
            })
        #expect(grid(stage).size == CGSize(width: 40, height: 20))
    }

    @Test func rowAlignmentAndCellModifiers() {
        let stage = TestStage(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Box(width: 10, height: 10).gridColumnAlignment(.trailing)
                    Box(width: 10, height: 30)
                }
                GridRow { Box(width: 50, height: 10).gridCellColumns(2) }
                GridRow {
                    Box(width: 2, height: 10)
                    Box(width: 2, height: 2).gridCellAnchor(.bottomTrailing)
                }
                Color.blue.gridCellUnsizedAxes([.horizontal, .vertical])
            }, width: 50, height: 50)
        #expect(
            leaves(stage)
                == [
                    CGRect(x: 15, y: 20, width: 10, height: 10), CGRect(x: 32.5, y: 0, width: 10, height: 30),
                    CGRect(x: 0, y: 30, width: 50, height: 10), CGRect(x: 23, y: 40, width: 2, height: 10),
                    CGRect(x: 48, y: 48, width: 2, height: 2), CGRect(x: 0, y: 50, width: 50, height: 0),
                ])
    }

    @Test func rowOutsideGridIsAGroup() {
        let stage = TestStage(
            HStack(spacing: 0) {
                GridRow {
                    Box(width: 10, height: 10)
                    Box(width: 20, height: 10)
                }
            }, width: 30, height: 10)
        #expect(leaves(stage).map(\.minX) == [0, 10])
    }

    @Test func layoutValueIsTheSame() {
        func content(_ layout: AnyLayout) -> some View {
            layout {
                GridRow {
                    Box(width: 10, height: 20)
                    Box(width: 30, height: 10)
                }
                Box(width: 80, height: 2)
                GridRow(alignment: .bottom) {
                    Box(width: 50, height: 5)
                    Box(width: 20, height: 40).gridColumnAlignment(.leading)
                }
            }
        }
        let value = TestStage(content(AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 4))))
        let view = TestStage(
            GridLayout(alignment: .topLeading, horizontalSpacing: 4) {
                GridRow {
                    Box(width: 10, height: 20)
                    Box(width: 30, height: 10)
                }
                Box(width: 80, height: 2)
                GridRow(alignment: .bottom) {
                    Box(width: 50, height: 5)
                    Box(width: 20, height: 40).gridColumnAlignment(.leading)
                }
            })
        #expect(!leaves(view).isEmpty)
        #expect(leaves(value) == leaves(view))
    }

    @Test func fewerThanOneColumnWarns() {
        let stage = TestStage(Grid { GridRow { Box(width: 10, height: 10).gridCellColumns(0) } })
        #expect(stage.host.warnings.messages.count == 1)
        #expect(grid(stage).size == CGSize(width: 10, height: 10))
    }
}
