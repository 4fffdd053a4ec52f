import Alidade
import Foundation
import Testing

/// Alignment guides, baselines, reading direction, negative padding and named spaces, as a program sees them.
@MainActor
@Suite struct GuideFacts {
    // MARK: Closures that count

    /// The classic cloud of tags, whose guide closures remember where the last tag ended: right only where they run
    /// once for all children, in the order of the source, and horizontal before vertical for each child.
    private struct TagCloud: View {
        let widths: [CGFloat]
        var body: some View {
            GeometryReader { geometry in
                cloud(in: geometry.size.width)
            }
        }

        private func cloud(in available: CGFloat) -> some View {
            var x = CGFloat.zero
            var y = CGFloat.zero
            return ZStack(alignment: .topLeading) {
                ForEach(Array(widths.enumerated()), id: \.offset) { index, width in
                    Red().sized(width, 20)
                        .alignmentGuide(.leading) { dimensions in
                            if abs(x - dimensions.width) > available {
                                x = 0
                                y -= dimensions.height
                            }
                            let result = x
                            x = index == widths.count - 1 ? 0 : x - dimensions.width
                            return result
                        }
                        .alignmentGuide(.top) { _ in
                            let result = y
                            if index == widths.count - 1 { y = 0 }
                            return result
                        }
                }
            }
            .backed()
        }
    }

    @Test func tagCloudBreaksItsLines() {
        let stage = TestStage(TagCloud(widths: [40, 40, 40, 60, 30]), width: 100, height: 200)
        #expect(
            stage.frames("Red") == [
                R(0, 0, 40, 20), R(40, 0, 40, 20), R(0, 20, 40, 20), R(40, 20, 60, 20), R(0, 40, 30, 20),
            ])
        // The recipe reads the height of the whole from what is behind it.
        #expect(stage.frames("Back") == [R(0, 0, 100, 60)])
        stage.resize(60, 200)
        #expect(stage.frames("Back") == [R(0, 0, 60, 100)])
        #expect(
            stage.frames("Red") == [
                R(0, 0, 40, 20), R(0, 20, 40, 20), R(0, 40, 40, 20), R(0, 60, 60, 20), R(0, 80, 30, 20),
            ])
        stage.resize(1000, 200)
        #expect(stage.frames("Red").map(\.minX) == [0, 40, 80, 120, 180])
    }

    enum Container: CaseIterable { case layers, column, row }

    @Test(arguments: Container.allCases) func closuresRunInOrder(container: Container) {
        let log = Log()
        func child(_ name: String) -> some View {
            Red().sized(10)
                .alignmentGuide(.leading) { _ in
                    log.note(name + " across")
                    return 0
                }
                .alignmentGuide(.top) { _ in
                    log.note(name + " down")
                    return 0
                }
        }
        let wanted: [String]
        switch container {
        case .layers:
            _ = TestStage(
                ZStack(alignment: .topLeading) {
                    child("a"); child("b"); child("c")
                })
            wanted = ["a across", "a down", "b across", "b down", "c across", "c down"]
        case .column:
            _ = TestStage(
                VStack(alignment: .leading) {
                    child("a"); child("b"); child("c")
                })
            wanted = ["a across", "b across", "c across"]
        case .row:
            _ = TestStage(
                HStack(alignment: .top) {
                    child("a"); child("b"); child("c")
                })
            wanted = ["a down", "b down", "c down"]
        }
        // Whole runs only: a container never asks some of its children again.
        let runs = log.entries.count / wanted.count
        #expect(runs >= 1 && runs <= 2)
        #expect(log.entries == Array(repeating: wanted, count: runs).flatMap { $0 })
    }

    // MARK: Frames

    nonisolated static let rows = facts {
        FactRow("negative padding", ["Back": R(85, 85, 30, 30), "Red": R(75, 75, 50, 50)]) {
            Red().sized(50).padding(-10).backed()
        }
        FactRow("negative padding in a row", ["Red": R(60, 75, 50, 50), "Blue": R(90, 75, 50, 50)]) {
            HStack(spacing: 0) {
                Red().sized(50).padding(.trailing, -20)
                Blue().sized(50)
            }
        }
        FactRow("negative padding of what fills", ["Red": R(-10, -10, 220, 220), "Back": R(0, 0, 200, 200)]) {
            Red().padding(-10).backed()
        }
        FactRow(
            "a shifted guide widens the stack",
            ["Back": R(60, 71, 80, 58), "Red": R(60, 71, 20, 20), "Blue": R(100, 99, 40, 30)]
        ) {
            VStack(alignment: .leading) {
                Red().sized(20).alignmentGuide(.leading) { _ in 40 }
                Blue().sized(40, 30)
            }
            .backed()
        }
        FactRow(
            "layers are as large as the union of their frames",
            ["Back": R(50, 75, 100, 50), "Red": R(100, 75, 50, 50), "Blue": R(50, 75, 50, 50)]
        ) {
            ZStack(alignment: .leading) {
                Red().sized(50)
                Blue().sized(50).alignmentGuide(.leading) { _ in 50 }
            }
            .backed()
        }
        FactRow("a badge on a corner", ["Red": R(50, 50, 100, 100), "Blue": R(140, 40, 20, 20)]) {
            Red().sized(100).overlay(alignment: .topTrailing) {
                Blue().sized(20).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
            }
        }
        FactRow("a badge behind a corner", ["Red": R(50, 50, 100, 100), "Blue": R(40, 140, 20, 20)]) {
            Red().sized(100).background(alignment: .bottomLeading) {
                Blue().sized(20).alignmentGuide(.bottom) { $0.height / 2 }.alignmentGuide(.leading) { $0.width / 2 }
            }
        }
        FactRow(
            "views without text have their baseline at the bottom",
            ["Red": R(76, 80, 20, 40), "Blue": R(104, 100, 20, 20)]
        ) {
            HStack(alignment: .firstTextBaseline) {
                Red().sized(20, 40)
                Blue().sized(20)
            }
        }
        FactRow("right to left: a row", ["Red": R(105, 90, 20, 20), "Blue": R(75, 85, 30, 30)]) {
            HStack(spacing: 0) {
                Red().sized(20)
                Blue().sized(30)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        FactRow("right to left: leading is right", ["Red": R(100, 86, 20, 10), "Blue": R(80, 104, 40, 10)]) {
            VStack(alignment: .leading) {
                Red().sized(20, 10)
                Blue().sized(40, 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        FactRow("right to left: padding", ["Back": R(85, 90, 30, 20), "Red": R(85, 90, 20, 20)]) {
            Red().sized(20).padding(.leading, 10).backed().environment(\.layoutDirection, .rightToLeft)
        }
        FactRow("right to left: a frame", ["Red": R(130, 90, 20, 20)]) {
            Red().sized(20).frame(width: 100, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test(arguments: rows) func frames(_ row: FactRow) { row.check() }

    @Test func aBadgeFollowsItsGuide() {
        struct Root: View {
            @State private var isOut = false
            var body: some View {
                // Read here: what only a guide's closure reads does not run the body again.
                let isOut = self.isOut
                Red().sized(100)
                    .overlay(alignment: .topTrailing) {
                        Blue().sized(20).alignmentGuide(.trailing) { isOut ? 0 : $0.width }
                    }
                    .onTapGesture { self.isOut.toggle() }
            }
        }
        let stage = TestStage(Root(), width: 200, height: 200)
        #expect(stage.frames("Blue") == [R(130, 50, 20, 20)])
        stage.click(80, 100)
        stage.frame()
        #expect(stage.frames("Blue") == [R(150, 50, 20, 20)])
        stage.click(80, 100)
        stage.frame()
        #expect(stage.frames("Blue") == [R(130, 50, 20, 20)])
    }

    @Test func baselinesOfTextsMeet() {
        let row = TestStage(
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.system(size: 34))
                Text("a").font(.system(size: 17))
                Text("a\na").font(.system(size: 17))
            }, scale: 3
        ).frames("Text")
        // Ascents of .952148 a point, to a pixel.
        #expect(abs(row[1].minY - row[0].minY - 17 * 0.952148) < 0.34)
        #expect(row[1].minY == row[2].minY)
        let last = TestStage(
            HStack(alignment: .lastTextBaseline) {
                Text("a").font(.system(size: 17))
                Text("a\na").font(.system(size: 17))
            }, scale: 3
        ).frames("Text")
        #expect(abs(last[0].minY - last[1].minY - 17 * 1.193359) < 0.34)
    }

    // MARK: Named spaces

    /// Where a reader is in a space.
    private struct Probe: View {
        let name: String
        let log: Log
        var body: some View {
            GeometryReader { proxy in
                let place = proxy.frame(in: .named(name)).origin
                let _ = log.note("\(Int(place.x)) \(Int(place.y))")
                Red()
            }
            .frame(width: 10, height: 10)
        }
    }

    @Test func theNearestSpaceOfANameCounts() {
        let log = Log()
        _ = TestStage(
            Probe(name: "space", log: log).padding(3).coordinateSpace(.named("space")).padding(5)
                .coordinateSpace(.named("space")).padding(7),
            width: 40, height: 40)
        #expect(log.entries.last == "3 3")
    }

    @Test func anUnknownNameIsTheWindow() {
        let log = Log()
        _ = TestStage(
            Probe(name: "nowhere", log: log).padding(3).coordinateSpace(.named("space")), width: 40, height: 40)
        #expect(log.entries.last == "15 15")
        // A space beside the view is none around it.
        let beside = Log()
        _ = TestStage(
            HStack(spacing: 0) {
                Probe(name: "space", log: beside)
                Blue().frame(width: 10, height: 10).coordinateSpace(.named("space"))
            }, width: 40, height: 40)
        #expect(beside.entries.last == "10 15")
    }

    @Test func aScrollViewsNameIsItsViewport() {
        let (outside, inside) = (Log(), Log())
        let stage = TestStage(
            ScrollView {
                VStack(spacing: 0) {
                    Probe(name: "outside", log: outside)
                    Probe(name: "inside", log: inside)
                    Blue().frame(height: 500)
                }
                .coordinateSpace(.named("inside"))
            }
            .coordinateSpace(.named("outside"))
            .padding(.top, 20), width: 100, height: 120)
        #expect(outside.entries.last == "45 0")
        stage.scroll(30, at: 50, 50)
        #expect(outside.entries.last == "45 -30")
        #expect(Set(inside.entries).count == 1)
    }

    // MARK: Pixels

    /// Neighbours share an edge on the pixels, whatever fractions layout has put them at, and layout keeps those.
    @Test(arguments: [1.0, 2, 3]) func placesAreRoundedInThePictureOnly(scale: Double) {
        let stage = TestStage(
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }, width: 100, height: 10, scale: scale)
        let thirds = stage.leaves
        for (index, leaf) in thirds.enumerated() {
            #expect(abs(leaf.minX - CGFloat(index) * 100 / 3) < 0.001)
            #expect(abs(leaf.width - 100.0 / 3) < 0.001)
        }
        let pixels = thirds.map { PixelGrid.snap($0, scale: scale) }
        #expect(pixels[0].x == 0)
        #expect(pixels[0].x + pixels[0].width == pixels[1].x)
        #expect(pixels[1].x + pixels[1].width == pixels[2].x)
        #expect(pixels[2].x + pixels[2].width == Int(100 * scale))
    }
}
