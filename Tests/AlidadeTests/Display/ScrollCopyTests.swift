import Alidade
import AlidadeText
import Foundation
import Testing

/// A window that copies what only moved shows what a window that paints everything does.
@MainActor
@Suite struct ScrollCopyTests {
    enum Scene: String, CaseIterable {
        case list, card, floating, gradient, rounded, offsets, nested, carousel, faded, shadow, edits, inset

        @MainActor var view: AnyView {
            switch self {
            case .list: AnyView(Rows())
            case .card:
                AnyView(
                    Rows().background(Color.white).clipShape(RoundedRectangle(cornerRadius: 16))
                        .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.gray, lineWidth: 1))
                        .padding(20).background(Color.green))
            case .floating:
                AnyView(
                    Rows().overlay(
                        Circle().fill(Color.red).frame(width: 50, height: 50).padding(10), alignment: .bottomTrailing))
            case .gradient:
                AnyView(Rows().background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
            case .rounded:
                AnyView(Rows().background(RoundedRectangle(cornerRadius: 30).fill(Color.yellow)).padding(10))
            case .offsets: AnyView(Offsets())
            case .nested:
                AnyView(
                    ScrollView {
                        VStack(spacing: 0) {
                            Rows().frame(height: 150)
                            ForEach(0..<20) { Color(white: Double($0) / 20).frame(height: 33) }
                        }
                    })
            case .carousel:
                AnyView(
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(0..<12) { index in
                                Text("Card \(index)").frame(width: 90, height: 120).background(Color.orange)
                                    .rotationEffect(.degrees(Double(index) * 3))
                            }
                        }
                    })
            case .faded: AnyView(Rows().opacity(0.6).background(Color.blue))
            case .shadow:
                AnyView(
                    Rows().background(Color.white.shadow(color: .black, radius: 6)).padding(24).background(Color.mint))
            case .edits: AnyView(Edited())
            case .inset:
                AnyView(
                    VStack(spacing: 0) {
                        Color.red.frame(height: 31.5)
                        Rows().padding(.horizontal, 7.25)
                        Text("Below").frame(height: 40)
                    })
            }
        }

        /// Whether any of the picture may be copied; nil: as it comes.
        var isCopied: Bool? {
            switch self {
            case .gradient: false
            case .offsets: nil
            default: true
            }
        }
    }

    struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(0..<60) { index in
                        HStack {
                            Circle().fill(index % 3 == 0 ? Color.red : Color.blue).frame(width: 18, height: 18)
                            Text("Row number \(index)")
                            Spacer()
                        }
                        .padding(.horizontal)
                    }
                }
            }
        }
    }

    struct Offsets: View {
        var body: some View {
            ScrollView {
                GeometryReader { proxy in
                    VStack { ForEach(0..<40) { _ in Text("at \(Double(proxy.frame(in: .global).minY))") } }
                }
                .frame(height: 1500)
            }
        }
    }

    struct Edited: View {
        @State private var count = 3
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<30) { index in
                        Text(index % 7 == 0 ? "Count \(count)" : "Row \(index)").frame(height: 30)
                            .frame(maxWidth: .infinity)
                            .background(index == count ? Color.yellow : Color.clear)
                            .onTapGesture { count += 1 }
                    }
                }
            }
        }
    }

    @Test(arguments: Scene.allCases, [1.0, 2.0])
    func copiesShowWhatPaintingShows(scene: Scene, scale: Double) {
        let stage = TestStage(scene.view, width: 300, height: 300, scale: scale)
        // Cairo samples a pixel of a turned edge in 15 by 17 places, and one may fall on the line's other side.
        let window = PaintedWindow(scale: scale, tolerance: scene == .carousel ? 17 : 2)
        #expect(window.show(stage.frame()) == 0)
        var random = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &random)
        var walk = Walk(state: seed)
        var copied = 0
        for step in 0..<30 {
            let distance = CGFloat([60, -60, 1, -7, 133, 0.5, -33.25, 290][Int(walk.next() % 8)])
            if scene == .edits, walk.next() % 4 == 0 {
                stage.press(150, 45)
                stage.release(150, 45)
            }
            scroll(stage, scene == .carousel ? CGVector(dx: distance, dy: 0) : CGVector(dx: 0, dy: distance))
            let wrong = window.show(stage.frame())
            #expect(wrong == 0, "step \(step) of \(scene) moved by \(distance), seed \(seed)")
            copied += window.copied
            if wrong != 0 { return }
        }
        if let isCopied = scene.isCopied { #expect((copied > 0) == isCopied) }
    }

    @Test func aNotchPaintsOnlyWhatComesIntoSight() {
        let stage = TestStage(Rows(), width: 300, height: 600)
        let window = PaintedWindow(scale: 1)
        _ = window.show(stage.frame())
        scroll(stage, CGVector(dx: 0, dy: 30))
        _ = window.show(stage.frame())
        scroll(stage, CGVector(dx: 0, dy: 30))
        #expect(window.show(stage.frame()) == 0)
        // The strip that comes into sight, and the indicator.
        #expect(window.painted < 300 * 36 + 12 * 600)
        #expect(window.copied == 300 * 570)
    }

    private func scroll(_ stage: TestStage, _ delta: CGVector) {
        stage.host.send(.scroll(ScrollEvent(position: CGPoint(x: 150, y: 100), delta: delta, time: stage.host.now)))
    }

    /// A small generator, so that a failure can be had again from its seed.
    struct Walk {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
