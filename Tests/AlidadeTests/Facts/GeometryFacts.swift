import Alidade
import Testing

/// Geometry readers, spaces, safe areas and whole screens: where things are, as a phone says it.
@MainActor
@Suite struct GeometryFacts {
    /// What a reader was told last.
    final class Reading {
        var global = CGRect.null
        var named = CGRect.null
        var local = CGRect.null
        var insets = EdgeInsets()
    }

    // MARK: Whole screens

    /// A text of the given width with the first phones' spacing: the slack is a tenth of the line, rounded up to a
    /// multiple of four points instead of to the pixel.
    struct OldText: Layout {
        let width: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: width, height: 61.0 / 3)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            .text(first: line, last: line, pixel: pixel)
        }
        var line: TextLineMetrics {
            TextLineMetrics(
                ascent: 1950 / 2048.0 * 17, descent: 494 / 2048.0 * 17, leading: 1.713,
                capHeight: 1443 / 2048.0 * 17)
        }
        var pixel: Double { 4 }
    }

    struct OuterView<Word: View>: View {
        let reading: Reading
        let word: (String) -> Word
        var body: some View {
            VStack {
                word("Top")
                HStack {
                    word("Left")
                    GeometryReader { proxy in
                        let _ = note(proxy)
                        Color.blue
                    }
                    word("Right")
                }
                word("Bottom")
            }
            .coordinateSpace(.named("outer"))
        }

        func note(_ proxy: GeometryProxy) {
            reading.global = proxy.frame(in: .global)
            reading.named = proxy.frame(in: .named("outer"))
            reading.local = proxy.frame(in: .local)
        }
    }

    private static func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.001 }

    /// Golden 1: a phone of 390 × 844 whose texts keep the distances that they kept before iOS 16. Widths and
    /// distances are the phone's; only the texts are stand-ins.
    @Test func golden1() {
        let reading = Reading()
        let widths = ["Left": 89.0 / 3, "Right": 40, "Top": 28, "Bottom": 55]
        _ = TestStage(
            OuterView(reading: reading) { word in OldText(width: CGFloat(widths[word] ?? 0)) { EmptyView() } },
            width: 390, height: 844, scale: 3, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        #expect(Self.isClose(reading.global.midX, 189.8333))
        #expect(Self.isClose(reading.global.midY, 430.604248))
        #expect(Self.isClose(reading.named.midX, 189.8333))
        #expect(Self.isClose(reading.named.midY, 383.604248))
        #expect(Self.isClose(reading.local.midX, 152.1667))
        #expect(Self.isClose(reading.local.midY, 350.961833))
    }

    /// Golden 2: a phone of 393 × 852. The texts are real; their widths are those of another font than Apple's, so
    /// that only y is asked.
    @Test func golden2() {
        let reading = Reading()
        let stage = TestStage(
            OuterView(reading: reading) { Text($0) }, width: 393, height: 852, scale: 3,
            safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(Self.isClose(reading.global.midY, 440.604248))
        #expect(Self.isClose(reading.named.midY, 381.604248))
        #expect(Self.isClose(reading.local.midY, 350.628499))
        #expect(Self.isClose(reading.local.height, 701.256999))
        let texts = stage.frames("Text")
        #expect(texts.count == 4)
        for text in texts { #expect(Self.isClose(text.height, 61.0 / 3)) }
        // The gaps beside the reader, and those above and below the row.
        #expect(Self.isClose(reading.global.minX - texts[1].maxX, 8))
        #expect(Self.isClose(texts[2].minX - reading.global.maxX, 8))
        #expect(Self.isClose(reading.global.minY - texts[0].maxY, 10.642415))
        #expect(Self.isClose(texts[3].minY - reading.global.maxY, 6.433919))
    }

    /// Golden 2 in x, with stand-ins of the phone's widths.
    @Test func golden2InX() {
        struct NewText: Layout {
            let width: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: width, height: 61.0 / 3)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let reading = Reading()
        let widths = ["Left": 89.0 / 3, "Right": 40, "Top": 28, "Bottom": 55]
        _ = TestStage(
            OuterView(reading: reading) { word in NewText(width: CGFloat(widths[word] ?? 0)) { EmptyView() } },
            width: 393, height: 852, scale: 3, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        #expect(Self.isClose(reading.global.midX, 191.3333))
        #expect(Self.isClose(reading.named.midX, 191.3333))
        #expect(Self.isClose(reading.local.midX, 153.6667))
    }

    /// Golden 3: a text of one line at three pixels a point is 20.33 high, whatever width it is offered.
    @Test(arguments: [nil, CGFloat.infinity]) func golden3(width: CGFloat?) throws {
        let answer = Reading()
        struct Ask: Layout {
            let proposal: ProposedViewSize
            let answer: Reading
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                answer.local = CGRect(origin: .zero, size: subviews[0].sizeThatFits(self.proposal))
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        _ = TestStage(
            Ask(proposal: ProposedViewSize(width: width, height: width), answer: answer) { Text("Hello world") },
            scale: 3)
        #expect(Self.isClose(answer.local.height, 61.0 / 3))
        withKnownIssue("Apple's font is narrower than Inter: 85.33 there") {
            #expect(Self.isClose(answer.local.width, 256.0 / 3))
        }
    }

    // MARK: Safe areas

    struct Inset: CustomTestStringConvertible, Sendable {
        let id: String
        let x, y: CGFloat
        let expected: EdgeInsets
        var direction = LayoutDirection.leftToRight
        var testDescription: String { id }
    }

    nonisolated static let insets: [Inset] = [
        Inset(id: "52 top", x: 150, y: 10, expected: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)),
        Inset(id: "52 bottom", x: 150, y: 750, expected: EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
        Inset(id: "52 leading", x: 20, y: 100, expected: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
        Inset(id: "52 trailing", x: 260, y: 100, expected: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)),
        Inset(id: "52 none", x: 150, y: 390, expected: EdgeInsets()),
        Inset(
            id: "53 trailing", x: 20, y: 100, expected: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20),
            direction: .rightToLeft),
        Inset(
            id: "53 leading", x: 260, y: 100, expected: EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0),
            direction: .rightToLeft),
    ]

    /// Rows 52 and 53: a reader of 100 × 20 at a place of a screen of 400 × 800. The screen has its borders left and
    /// right; what is leading depends on the reader.
    @Test(arguments: insets) func rows52And53(_ row: Inset) {
        let reading = Reading()
        let view = GeometryReader { _ in
            GeometryReader { proxy in
                let _ = reading.insets = proxy.safeAreaInsets
                Color.red
            }
            .environment(\.layoutDirection, row.direction)
            .frame(width: 100, height: 20)
            // The screen begins where its safe area does.
            .offset(x: row.x - 20, y: row.y - 10)
        }
        _ = TestStage(
            view, width: 400, height: 800, safeArea: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        #expect(reading.insets == row.expected, "row \(row.id)")
    }

    // MARK: Spaces and scrolling

    /// Row 57: a point of a space is moved by a translation, and back.
    @Test func row57() {
        let reading = Reading()
        let view = ZStack(alignment: .topLeading) {
            GeometryReader { proxy in
                let _ = reading.named = proxy.frame(in: .named("space"))
                let _ = reading.local = proxy.bounds(of: .named("space")) ?? .null
                Color.red
            }
            .frame(width: 10, height: 20).offset(x: 3, y: 4)
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .coordinateSpace(.named("space"))
        _ = TestStage(view)
        #expect(reading.named == CGRect(x: 3, y: 4, width: 10, height: 20))
        #expect(reading.local.origin == CGPoint(x: -3, y: -4))
    }

    /// Row 56: a scroll view stops where its content ends.
    @Test func row56() {
        let view = ScrollView([.horizontal, .vertical]) { Red().sized(100, 200) }.sized(50, 100)
        let stage = TestStage(view)
        #expect(stage.frames("Red") == [R(75, 50, 100, 200)])
        stage.scroll(300, dx: 200)
        #expect(stage.frames("Red") == [R(25, -50, 100, 200)])
    }
}
