import SwiftUI

/// Scene 3: proportions, cards that turn, and the three coordinate spaces.
struct CarouselPage: View {
    private enum Part: Hashable { case proportions, cards, spaces }

    @State private var part = Part.proportions
    @State private var run = 0
    @State private var center: CenterCard?
    @State private var frames: SpaceFrames?
    @Environment(\.windowWidth) private var windowWidth
    @Environment(\.isCompact) private var isCompact

    var body: some View {
        PageLayout(scene: .carousel, readouts: readouts) {
            if isCompact {
                VStack(alignment: .leading, spacing: 10) { controls }
            } else {
                HStack(spacing: 16) { controls }
            }
        } exhibit: {
            switch part {
            case .proportions: ProportionsComparison(run: run)
            case .cards: Carousel().onPreferenceChange(CenterCardKey.self) { center = $0 }
            case .spaces: CoordinateSpaces().onPreferenceChange(SpacesKey.self) { frames = $0 }
            }
        }
    }

    @ViewBuilder private var controls: some View {
        Picker("Part", selection: $part) {
            Text("Proportions").tag(Part.proportions)
            Text("Carousel").tag(Part.cards)
            Text("Spaces").tag(Part.spaces)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: 360)
        if part == .proportions {
            Button("Run the screen's body again") { run += 1 }.buttonStyle(.bordered)
        }
    }

    private func readouts(_ readings: [Measure: CGFloat]) -> [Readout] {
        switch part {
        case .proportions:
            let room = readings[.roomWidth] ?? 0
            func share(_ measure: Measure) -> String {
                guard let width = readings[measure], room > 0 else { return "–" }
                return "\(Format.number(width)) = \(Format.percent(width / room))"
            }
            return [
                Readout("Red by the screen", share(.screenShare), color: .red),
                Readout("Red by the reader", share(.readerShare), color: .red),
                Readout("The room", room),
                Readout("The window", windowWidth),
            ]
        case .cards:
            return [
                Readout("Nearest to the middle", center.map { "Card \($0.number)" } ?? "–"),
                Readout("Its middle", center?.turn.middle),
                Readout("The window's middle", windowWidth / 2),
                Readout("It turns by", center.map { Format.degrees($0.turn.degrees) } ?? "–", color: .purple),
            ]
        case .spaces:
            func corner(_ rect: CGRect?) -> String {
                rect.map { "\(Format.number($0.minX)), \(Format.number($0.minY))" } ?? "–"
            }
            return [
                Readout("Local: the reader itself", corner(frames?.local)),
                Readout("Named: the card", corner(frames?.named)),
                Readout("Global: the window", corner(frames?.global)),
            ]
        }
    }
}
