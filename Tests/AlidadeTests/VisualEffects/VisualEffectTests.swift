import Alidade
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct VisualEffectTests {
    @Test func movesThePictureAndNotTheLayout() {
        let log = Log()
        let stage = TestStage(
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20)
                    .visualEffect { content, proxy in
                        content.offset(x: proxy.size.width / 2, y: proxy.frame(in: .global).minX + 3)
                    }
                Color.blue.onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minX
                } action: {
                    log.note("\($0)")
                }
            }, width: 100, height: 20)
        #expect(stage.leaves.first == CGRect(x: 10, y: 3, width: 20, height: 20))
        #expect(log.entries == ["20.0"])
    }

    @Test func followsTheScrollView() {
        let stage = TestStage(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 50)
                        .visualEffect { content, proxy in content.offset(y: -proxy.frame(in: .scrollView).minY) }
                    Color.blue.frame(height: 500)
                }
            }, width: 100, height: 100)
        stage.scroll(30, at: 50, 50)
        #expect(stage.leaves.first?.minY == 0)
        #expect(stage.leaves.last?.minY == 20)
    }

    @Test func allEffectsAreDrawn() {
        let stage = TestStage(
            Color.red.frame(width: 20, height: 20).visualEffect { content, _ in
                content.opacity(0.5).blur(radius: 2).brightness(0.1).contrast(2).saturation(0.5).grayscale(0.5)
                    .hueRotation(.degrees(30)).scaleEffect(2).scaleEffect(x: 0.5, y: 0.5)
                    .scaleEffect(CGSize(width: 1, height: 2)).rotationEffect(.degrees(90))
                    .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0)).transformEffect(.identity)
                    .offset(CGSize(width: 1, height: 1))
            }, width: 100, height: 100)
        let frame = stage.frame()
        var effects = 0
        func count(_ items: [DisplayItem]) {
            for item in items {
                if case .group(_, let inside) = item.content {
                    effects += 1
                    count(inside)
                }
            }
        }
        count(frame.items)
        #expect(effects == 14)
    }

    @Test func closureWithNewValuesIsUsed() {
        struct Content: View {
            @State private var shift = CGFloat(5)
            var body: some View {
                let shift = shift
                Color.red.frame(width: 20, height: 20).visualEffect { content, _ in content.offset(x: shift) }
                    .onTapGesture { self.shift += 10 }
            }
        }
        let stage = TestStage(Content(), width: 20, height: 20)
        #expect(stage.leaves.first?.minX == 5)
        stage.click(10, 10)
        #expect(stage.leaves.first?.minX == 15)
    }
}
