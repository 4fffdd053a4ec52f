import Alidade
import Foundation
import Testing

/// Random edits, scrolls and resizes of lazy grids: what is seen is what the same grid with all its cells shows.
@MainActor
@Suite struct LazyGridFuzzTests {
    enum Kind: String, CaseIterable { case flexible, fixed, adaptive, sections, mixed, counted }

    struct Cell: View {
        let name: Int
        var body: some View {
            Text(verbatim: "\(name)").frame(maxWidth: name % 3 == 0 ? .infinity : 20)
                .frame(height: CGFloat(20 + name * 37 % 60))
        }
    }

    static func columns(_ kind: Kind) -> [GridItem] {
        switch kind {
        case .flexible, .sections: [GridItem(), GridItem(spacing: 2), GridItem(.flexible(minimum: 60))]
        case .fixed: [GridItem(.fixed(40)), GridItem(.fixed(55.5), spacing: 0), GridItem(.fixed(30))]
        case .adaptive, .counted: [GridItem(.adaptive(minimum: 30), spacing: 4)]
        case .mixed: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 20, maximum: 35)), GridItem()]
        }
    }

    /// The cells of each section.
    static func sections(_ kind: Kind, _ cells: [Int]) -> [[Int]] {
        switch kind {
        case .sections: (0..<3).map { section in cells.filter { $0 % 3 == section } }
        case .counted: [cells.flatMap { $0 % 5 == 0 ? [] : $0 % 5 == 1 ? [$0, $0 + 5000] : [$0] }]
        default: [cells]
        }
    }

    struct Content: View {
        let kind: Kind
        let cells: [Int]
        let proxy: (ScrollViewProxy) -> Void

        var body: some View {
            ScrollViewReader { reader in
                let _ = proxy(reader)
                ScrollView {
                    LazyVGrid(columns: LazyGridFuzzTests.columns(kind), spacing: 3) {
                        switch kind {
                        case .sections:
                            ForEach(0..<3, id: \.self) { section in
                                Section {
                                    ForEach(cells.filter { $0 % 3 == section }, id: \.self) { Cell(name: $0) }
                                } header: {
                                    Cell(name: 10_000 + section)
                                }
                            }
                        case .counted:
                            ForEach(cells, id: \.self) { cell in
                                if cell % 5 != 0 { Cell(name: cell) }
                                if cell % 5 == 1 { Cell(name: cell + 5000) }
                            }
                        default: ForEach(cells, id: \.self) { Cell(name: $0) }
                        }
                    }
                }
            }
        }
    }

    struct Live: View {
        let kind: Kind
        @State var cells: [Int]
        let give: (Binding<[Int]>, ScrollViewProxy?) -> Void
        var body: some View { Content(kind: kind, cells: cells) { give($cells, $0) } }
    }

    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private struct Place: Equatable {
        var middle: CGPoint
        init(_ rect: CGRect, _ shift: CGFloat = 0) {
            middle = CGPoint(x: (rect.midX * 100).rounded() / 100, y: ((rect.midY + shift) * 100).rounded() / 100)
        }
    }

    private func places(_ stage: TestStage) -> [String: CGRect] {
        Dictionary(zip(stage.texts, stage.frames("Text")), uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: Kind.allCases, [UInt64(1), 2]) func edits(kind: Kind, seed: UInt64) {
        var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        var binding: Binding<[Int]>?
        var proxy: ScrollViewProxy?
        var next = 150
        let stage = TestStage(
            Live(kind: kind, cells: Array(0..<150)) {
                binding = $0
                proxy = $1
            }, width: 200, height: 300)
        for step in 0..<40 {
            guard var cells = binding?.wrappedValue else { return }
            let before = places(stage)
            var hold: CGFloat?
            switch Int.random(in: 0..<8, using: &random) {
            case 0: stage.scroll(CGFloat.random(in: -1500...900, using: &random).rounded())
            case 1:
                hold = CGFloat.random(in: -60...60, using: &random).rounded()
                stage.scroll(hold ?? 0)
            case 2:
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    cells.insert(next, at: Int.random(in: 0...cells.count, using: &random))
                    next += 1
                }
            case 3:
                for _ in 0..<Int.random(in: 1...5, using: &random) where cells.count > 50 {
                    cells.remove(at: Int.random(in: 0..<cells.count, using: &random))
                }
            case 4:
                cells.swapAt(
                    Int.random(in: 0..<cells.count, using: &random), Int.random(in: 0..<cells.count, using: &random))
            case 5:
                let count = Int.random(in: 1...120, using: &random)
                cells.insert(contentsOf: next..<next + count, at: 0)
                next += count
            case 6:
                if let id = cells.randomElement(using: &random) { proxy?.scrollTo(id, anchor: .center) }
            default: stage.resize(CGFloat(Int.random(in: 150...260, using: &random)), 300)
            }
            if cells != binding?.wrappedValue { binding?.wrappedValue = cells }
            stage.frame()

            let sections = Self.sections(kind, cells)
            let eager = TestStage(
                EagerGrid(
                    columns: Self.columns(kind), spacing: 3, sections: sections.map(\.count),
                    hasHeaders: kind == .sections
                ) {
                    ForEach(sections.indices, id: \.self) { section in
                        if kind == .sections { Cell(name: 10_000 + section) }
                        ForEach(sections[section], id: \.self) { Cell(name: $0) }
                    }
                }.fixedSize(horizontal: false, vertical: true).frame(height: 300, alignment: .top),
                width: stage.host.size.width, height: 300)
            let (live, whole) = (places(stage), places(eager))
            let seen = live.filter { $0.value.maxY > 0 && $0.value.minY < 300 }
            guard let anchor = seen.keys.sorted().first, let there = whole[anchor], let here = live[anchor] else {
                Issue.record("nothing is seen after step \(step)")
                return
            }
            let shift = here.midY - there.midY
            // All that is built is where it belongs, and nothing that is in sight is missing.
            let wrong = live.filter { name, rect in whole[name].map { Place($0, shift) } != Place(rect) }
            #expect(wrong.isEmpty, "step \(step)")
            let missing = whole.filter {
                $0.value.maxY + shift > 0 && $0.value.minY + shift < 300 && live[$0.key] == nil
            }
            #expect(missing.isEmpty, "step \(step)")
            if kind != .counted { #expect(live.count < 120, "step \(step)") }
            // What was in sight moves with the wheel, and does not jump when lines before it are measured.
            if let hold, let grid = stage.frames("LazyVGrid").first, grid.minY < -1, grid.maxY > 301 {
                let moved = seen.keys.compactMap { name in before[name].map { seen[name]!.midY - $0.midY } }
                #expect(moved.allSatisfy { abs($0 + hold) < 0.01 }, "step \(step)")
            }
            if !wrong.isEmpty || !missing.isEmpty { return }
        }
    }
}
