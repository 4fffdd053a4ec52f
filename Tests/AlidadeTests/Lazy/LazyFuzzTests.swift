import Alidade
import Foundation
import Testing

/// Random edits while scrolling: what is seen is what a fresh host in the same state shows.
@MainActor
@Suite struct LazyFuzzTests {
    struct Row: View {
        let name: Int
        var body: some View {
            Text(verbatim: "\(name)").frame(maxWidth: .infinity).frame(height: CGFloat(20 + name * 37 % 60))
        }
    }

    enum Kind: CaseIterable { case lazyStack, list, sections }

    struct Content: View {
        let kind: Kind
        let rows: [Int]
        let proxy: (ScrollViewProxy) -> Void

        var body: some View {
            ScrollViewReader { reader in
                let _ = proxy(reader)
                switch kind {
                case .lazyStack:
                    ScrollView { LazyVStack(spacing: 3) { ForEach(rows, id: \.self) { Row(name: $0) } } }
                case .list: List { ForEach(rows, id: \.self) { Row(name: $0) } }
                case .sections:
                    ScrollView {
                        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                            ForEach(0..<3, id: \.self) { section in
                                Section {
                                    ForEach(rows.filter { $0 % 3 == section }, id: \.self) { Row(name: $0) }
                                } header: {
                                    Row(name: 10_000 + section)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    struct Live: View {
        let kind: Kind
        @State var rows: [Int]
        let give: (Binding<[Int]>, ScrollViewProxy?) -> Void
        var body: some View {
            Content(kind: kind, rows: rows) { give($rows, $0) }
        }
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

    /// What is seen, row by row, with its place.
    private func seen(_ stage: TestStage) -> [String: CGFloat] {
        var found: [String: CGFloat] = [:]
        let height = stage.host.size.height
        for (text, frame) in zip(stage.texts, stage.frames("Text")) where frame.midY > -20 && frame.midY < height + 20 {
            found[text] = (frame.midY * 1000).rounded() / 1000
        }
        return found
    }

    @Test(arguments: Kind.allCases, [UInt64(1), 2, 3, 4]) func edits(kind: Kind, seed: UInt64) {
        var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        var binding: Binding<[Int]>?
        var next = 300
        let stage = TestStage(
            Live(kind: kind, rows: Array(0..<300)) { rows, _ in binding = rows }, width: 200, height: 300)
        for step in 0..<60 {
            guard var rows = binding?.wrappedValue else { return }
            switch Int.random(in: 0..<7, using: &random) {
            case 0: stage.scroll(CGFloat.random(in: -900...900, using: &random).rounded())
            case 1: stage.scroll(CGFloat.random(in: -60...60, using: &random).rounded())
            case 2:
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    rows.insert(next, at: Int.random(in: 0...rows.count, using: &random))
                    next += 1
                }
            case 3:
                for _ in 0..<Int.random(in: 1...5, using: &random) where rows.count > 50 {
                    rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
                }
            case 4:
                rows.swapAt(
                    Int.random(in: 0..<rows.count, using: &random), Int.random(in: 0..<rows.count, using: &random))
            case 5:
                let count = Int.random(in: 1...120, using: &random)
                rows.insert(contentsOf: next..<next + count, at: 0)
                next += count
            default: stage.resize(CGFloat(Int.random(in: 150...260, using: &random)), 300)
            }
            if rows != binding?.wrappedValue { binding?.wrappedValue = rows }
            stage.frame()

            // A fresh host, brought to where the live one's first row in sight is.
            var proxy: ScrollViewProxy?
            let fresh = TestStage(
                Content(kind: kind, rows: rows) { proxy = $0 }, width: stage.host.size.width, height: 300)
            let live = seen(stage)
            let known = live.filter { Int($0.key).map { $0 < 10_000 } ?? false }
            guard let anchor = known.min(by: { abs($0.value - 150) < abs($1.value - 150) }), let name = Int(anchor.key)
            else {
                Issue.record("nothing is seen after step \(step)")
                return
            }
            proxy?.scrollTo(name, anchor: .center)
            fresh.frame()
            for _ in 0..<3 {
                guard let place = seen(fresh)[anchor.key], place != anchor.value else { break }
                fresh.scroll(place - anchor.value)
            }
            let other = seen(fresh)
            #expect(live == other, "step \(step)")
            if live != other { return }
        }
    }
}
