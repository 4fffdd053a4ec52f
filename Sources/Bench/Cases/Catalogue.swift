import AlidadeLayout
import CFloor
import SwiftUI

/// Every case, smallest first. `N` counts the floor's nodes: a row has five.
@MainActor
enum Catalogue {
    static let sizes = [100, 1_000, 10_000, 100_000]

    static var all: [Case] {
        var cases: [Case] = []
        for nodes in sizes {
            for isFinite in [false, true] {
                cases.append(full(nodes, isFinite))
                cases.append(fullStateful(nodes, isFinite))
                cases.append(fullRich(nodes, isFinite))
                cases.append(resize(nodes, isFinite))
                cases.append(change(nodes, isFinite, fixed: false))
                cases.append(change(nodes, isFinite, fixed: true))
                cases.append(unchanged(nodes, isFinite))
            }
        }
        for isFinite in [false, true] {
            cases.append(deep(isFinite))
            cases.append(binary(isFinite, "bin", .box, FLOOR_BOX))
            cases.append(binary(isFinite, "bin-text", .text, FLOOR_TEXT))
            cases.append(binary(isFinite, "bin-baseline", .textOnBaselines, FLOOR_TEXT))
        }
        return cases
    }

    private static func label(_ isFinite: Bool) -> String { isFinite ? "finite" : "nil" }
    private static func repeats(_ nodes: Int) -> Int { max(1, 20_000 / nodes) }
    private static func floorHeight(_ isFinite: Bool) -> Float { isFinite ? 900 : .nan }

    private static func floorFull(_ nodes: Int, _ isFinite: Bool) -> Subject {
        floor_reserve(UInt32(nodes * 2))
        return Subject(.floor, repeats: repeats(nodes)) {
            floor_build_rows(UInt32(nodes / 5), 0)
            floor_layout(430, floorHeight(isFinite))
        }
    }

    private static func full(_ nodes: Int, _ isFinite: Bool) -> Case {
        Case(name: "full", nodes: nodes, height: label(isFinite), aims: [.layout: 2, .whole: 10]) {
            let trees = LayoutTrees(isFinite: isFinite)
            let path = WholePath(PlainRows(rows: nodes / 5), isFinite: isFinite)
            return [
                floorFull(nodes, isFinite),
                Subject(.layout, repeats: repeats(nodes), before: trees.empty) {
                    trees.rows(nodes / 5, fixed: false)
                    trees.layOut(430)
                },
                path.subject(repeats: repeats(nodes), before: path.empty, path.fill),
            ]
        }
    }

    private static func fullStateful(_ nodes: Int, _ isFinite: Bool) -> Case {
        Case(name: "full-stateful", nodes: nodes, height: label(isFinite), aims: [.whole: 10]) {
            let path = WholePath(StatefulRows(rows: nodes / 5, isFixed: false), isFinite: isFinite)
            return [
                floorFull(nodes, isFinite), path.subject(repeats: repeats(nodes), before: path.empty, path.fill),
            ]
        }
    }

    /// A row counts as ten nodes here, as many as it has items.
    private static func fullRich(_ nodes: Int, _ isFinite: Bool) -> Case {
        Case(name: "full-rich", nodes: nodes, height: label(isFinite), aims: [.whole: 10]) {
            let path = WholePath(RichRows(rows: nodes / 10), isFinite: isFinite)
            return [
                floorFull(nodes, isFinite), path.subject(repeats: repeats(nodes), before: path.empty, path.fill),
            ]
        }
    }

    private static func resize(_ nodes: Int, _ isFinite: Bool) -> Case {
        Case(name: "resize", nodes: nodes, height: label(isFinite), aims: [.layout: 3, .whole: 6]) {
            floor_reserve(UInt32(nodes * 2))
            floor_build_rows(UInt32(nodes / 5), 0)
            let trees = LayoutTrees(isFinite: isFinite)
            trees.rows(nodes / 5, fixed: false)
            let path = WholePath(StatefulRows(rows: nodes / 5, isFixed: false), isFinite: isFinite)
            var widths = [430.0, 430.0, 430.0]
            func next(_ index: Int) -> Double {
                widths[index] = widths[index] > 480 ? 431 : widths[index] + 1
                return widths[index]
            }
            return [
                Subject(.floor, repeats: repeats(nodes)) { floor_layout(Float(next(0)), floorHeight(isFinite)) },
                Subject(.layout, repeats: repeats(nodes)) { trees.layOut(next(1)) },
                path.subject(repeats: repeats(nodes)) {
                    path.host.resize(CGSize(width: next(2), height: 900))
                    path.host.update()
                },
            ]
        }
    }

    private static func change(_ nodes: Int, _ isFinite: Bool, fixed: Bool) -> Case {
        Case(
            name: fixed ? "change-fixed" : "change", nodes: nodes, height: label(isFinite),
            aims: fixed ? [:] : [.layout: 3, .whole: 3]
        ) {
            floor_reserve(UInt32(nodes * 2))
            floor_build_rows(UInt32(nodes / 5), fixed ? 1 : 0)
            floor_layout(430, floorHeight(isFinite))
            let trees = LayoutTrees(isFinite: isFinite)
            trees.rows(nodes / 5, fixed: fixed)
            trees.layOut(430)
            let path = WholePath(StatefulRows(rows: nodes / 5, isFixed: fixed), isFinite: isFinite)
            var heights = [60.0, 60.0, 60.0]
            func next(_ index: Int) -> Double {
                heights[index] = heights[index] > 66 ? 61 : heights[index] + 1
                return heights[index]
            }
            let repeats = fixed ? 500 : max(5, 200_000 / nodes / 10)
            return [
                Subject(.floor, repeats: repeats) { floor_change(Float(next(0))) },
                Subject(.layout, repeats: repeats) { trees.change(next(1)) },
                path.subject(repeats: repeats) {
                    Knobs.height?(CGFloat(next(2)))
                    path.host.update()
                },
            ]
        }
    }

    private static func unchanged(_ nodes: Int, _ isFinite: Bool) -> Case {
        Case(name: "unchanged", nodes: nodes, height: label(isFinite)) {
            let path = WholePath(StatefulRows(rows: nodes / 5, isFixed: false), isFinite: isFinite)
            return [path.subject(repeats: 1_000) { path.host.update() }]
        }
    }

    private static func deep(_ isFinite: Bool) -> Case {
        Case(name: "deep", nodes: 1_000, height: label(isFinite), aims: [.layout: 5, .whole: 10]) {
            floor_reserve(4_000)
            let trees = LayoutTrees(isFinite: isFinite)
            let path = WholePath(Nest(levels: 1_000), isFinite: isFinite, width: 2_430, height: 2_430)
            return [
                Subject(.floor, repeats: 20) {
                    floor_build_deep(1_000)
                    floor_layout(2_430, isFinite ? 2_430 : .nan)
                },
                Subject(.layout, repeats: 20, before: trees.empty) {
                    trees.deep(1_000)
                    trees.layOut(2_430, 2_430)
                },
                path.subject(repeats: 5, before: path.empty, path.fill),
            ]
        }
    }

    private static func binary(_ isFinite: Bool, _ name: String, _ leaf: BinaryLeaf, _ floor: FloorKind) -> Case {
        Case(name: name, nodes: 8_191, height: label(isFinite), aims: [.layout: 5, .whole: 10]) {
            floor_reserve(9_000)
            let trees = LayoutTrees(isFinite: isFinite)
            let path: WholePath
            switch leaf {
            case .box: path = WholePath(binaryView(BinaryBox()), isFinite: isFinite, width: 4_096, height: 4_096)
            case .text: path = WholePath(binaryView(BinaryText()), isFinite: isFinite, width: 4_096, height: 4_096)
            case .textOnBaselines:
                path = WholePath(binaryOnBaselines(BinaryText()), isFinite: isFinite, width: 4_096, height: 4_096)
            }
            return [
                Subject(.floor, repeats: 2) {
                    floor_build_binary(12, floor)
                    floor_layout(4_096, isFinite ? 4_096 : .nan)
                },
                Subject(.layout, repeats: 2, before: trees.empty) {
                    trees.binary(12, leaf)
                    trees.layOut(4_096, 4_096)
                },
                path.subject(repeats: 2, before: path.empty, path.fill),
            ]
        }
    }
}
