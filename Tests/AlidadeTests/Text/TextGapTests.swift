import Alidade
import AlidadeImage
import AlidadeText
import Foundation
import Testing

@MainActor
struct TextGapTests {
    private func height<V: View>(_ view: V) -> CGFloat {
        TestStage(view, width: 300).frames("Text").first?.height ?? 0
    }

    @Test func aLowerLimitReservesLines() {
        let one = height(Text("Short"))
        let two = height(Text("Short").lineLimit(2...))
        #expect(two > one * 1.9)
        #expect(height(Text("Short").lineLimit(3...5)) > two * 1.3)
        #expect(height(Text("Short").lineLimit(...5)) == one)
    }

    @Test func aSymbolStandsInALineOfText() {
        let stage = TestStage(HStack { Text("A \(Image(systemName: "star.fill")) B") }, width: 300)
        let plain = TestStage(HStack { Text("A  B") }, width: 300)
        #expect(stage.frames("Text")[0].width > plain.frames("Text")[0].width + 15)
        #expect(stage.texts == ["A  B"])
        let joined = TestStage(Text("A ") + Text(Image(systemName: "star")), width: 300)
        #expect(joined.texts == ["A "])
    }

    @Test func aGradientPaintsText() {
        let stage = TestStage(
            Text("MMMM").font(.system(size: 60, weight: .black))
                .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)),
            width: 300, height: 100)
        let painter = CairoPainter(width: 300, height: 100, background: .white)
        painter?.paint(stage.frame().items)
        var reds = 0
        var blues = 0
        for x in 0..<300 {
            for y in 0..<100 {
                let pixel = painter?[x, y] ?? 0
                let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                if red > 200, green < 100, blue < 120 { reds += 1 }
                if blue > 200, red < 90 { blues += 1 }
            }
        }
        #expect(reds > 50 && blues > 50)
    }

    @Test func datesAreWrittenByFormatters() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = TimeZone(identifier: "UTC")
        let date = Date(timeIntervalSince1970: 0)
        let stage = TestStage(
            VStack {
                Text(date, formatter: formatter)
                Text("Year \(date, formatter: formatter)")
            })
        #expect(stage.texts == ["1970", "Year 1970"])
    }

    @Test func aTimerTicksByTheHostsClock() async throws {
        let stage = TestStage(Text(Date().addingTimeInterval(100), style: .timer))
        let before = stage.texts
        #expect(stage.host.timers.deadline != nil)
        try await Task.sleep(for: .milliseconds(1100))
        stage.wait(1.2)
        #expect(stage.texts != before)
    }
}
