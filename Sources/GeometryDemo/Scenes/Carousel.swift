import SwiftUI

/// Scene 3's cards: twenty in a row that turn by their place in the window, flat in its middle.
struct Carousel: View {
    static let count = 20

    @Environment(\.windowWidth) private var windowWidth

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                ForEach(0..<Carousel.count, id: \.self) { index in
                    GeometryReader { place in
                        CarouselCard(index: index, turn: turn(of: place))
                    }
                    .frame(width: 300, height: 250)
                    .padding()
                }
            }
        }
    }

    private func turn(of place: GeometryProxy) -> CarouselTurn {
        CarouselTurn(middle: place.frame(in: .global).midX, windowWidth: windowWidth)
    }
}

/// How a card stands whose middle is at a place in the window.
struct CarouselTurn: Equatable {
    /// Points from the window's left edge.
    var middle: CGFloat
    var windowWidth: CGFloat

    /// 20 at the left edge, 0 in the middle, -20 at the right edge.
    var degrees: CGFloat { windowWidth > 0 ? (1 - middle / (windowWidth / 2)) * 20 : 0 }
}

private struct CarouselCard: View {
    let index: Int
    let turn: CarouselTurn

    var body: some View {
        let hue = Double(index) / Double(Carousel.count)
        RoundedRectangle(cornerRadius: 20)
            .fill(
                LinearGradient(
                    colors: [
                        Color(hue: hue, saturation: 0.55, brightness: 0.95),
                        Color(hue: hue, saturation: 0.75, brightness: 0.7),
                    ],
                    startPoint: .top, endPoint: .bottom)
            )
            .overlay {
                VStack(spacing: 4) {
                    Text("\(index + 1)").font(.largeTitle).bold()
                    Text(verbatim: Format.degrees(turn.degrees)).font(.headline).monospacedDigit()
                }
                .foregroundStyle(.white)
            }
            .rotation3DEffect(.degrees(turn.degrees), axis: (x: 0, y: 1, z: 0))
            .preference(key: CenterCardKey.self, value: CenterCard(number: index + 1, turn: turn))
    }
}

/// The card nearest to the window's middle.
struct CenterCard: Equatable {
    var number: Int
    var turn: CarouselTurn
}

struct CenterCardKey: PreferenceKey {
    static let defaultValue: CenterCard? = nil

    static func reduce(value: inout CenterCard?, nextValue: () -> CenterCard?) {
        guard let next = nextValue() else { return }
        if let current = value, abs(current.turn.degrees) <= abs(next.turn.degrees) { return }
        value = next
    }
}
