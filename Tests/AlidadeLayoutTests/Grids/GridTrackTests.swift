import AlidadeLayout
import Testing

@Suite struct GridTrackTests {
    struct Row: CustomStringConvertible, Sendable {
        let description: String
        let items: [GridTrackItem]
        let available: Double
        let tracks: [(Double, Double)]

        init(_ name: String, _ items: [GridTrackItem], _ available: Double, _ tracks: [(Double, Double)]) {
            description = name
            self.items = items
            self.available = available
            self.tracks = tracks
        }
    }

    static let flexible = GridTrackItem(.flexible(least: 10, most: .infinity))

    static let rows: [Row] = [
        Row(
            "published: fixed and adaptive",
            [
                GridTrackItem(.fixed(70)), GridTrackItem(.adaptive(least: 40, most: .infinity)),
            ], 200, [(0, 70), (78, 57), (143, 57)]),
        Row("two flexible", [flexible, flexible], 208, [(0, 100), (108, 100)]),
        Row(
            "a bounded one leaves more", [GridTrackItem(.flexible(least: 10, most: 50)), flexible], 208,
            [(0, 50), (58, 150)]),
        Row(
            "the last may not shrink below its least", [flexible, GridTrackItem(.flexible(least: 150, most: 300))], 208,
            [(0, 100), (108, 150)]),
        Row(
            "own gaps",
            [
                GridTrackItem(.fixed(10), spacing: 0), GridTrackItem(.fixed(20), spacing: 5), GridTrackItem(.fixed(30)),
            ], 100, [(0, 10), (10, 20), (35, 30)]),
        Row(
            "wider than offered", [GridTrackItem(.fixed(80)), GridTrackItem(.fixed(80))], 100, [(0, 80), (88, 80)]),
        Row(
            "one adaptive that does not fit", [GridTrackItem(.adaptive(least: 150, most: .infinity))], 100, [(0, 150)]),
        Row(
            "adaptive with an end", [GridTrackItem(.adaptive(least: 40, most: 44), spacing: 10)], 100,
            [(0, 44), (54, 44)]),
        Row("nothing offered", [flexible, GridTrackItem(.fixed(20))], .nan, [(0, 10), (18, 20)]),
        Row("no items", [], 50, [(0, 50)]),
        Row("a length that is none", [GridTrackItem(.fixed(-5)), GridTrackItem(.fixed(.nan))], 50, [(0, 0), (8, 0)]),
    ]

    @Test(arguments: rows) func tracksOfItems(_ row: Row) {
        let tracks = GridTracks(row.items, available: row.available)
        #expect(tracks.tracks.map(\.start) == row.tracks.map(\.0))
        #expect(tracks.tracks.map(\.length) == row.tracks.map(\.1))
        #expect(tracks.length == (row.tracks.last.map { $0.0 + $0.1 } ?? 0))
    }
}
