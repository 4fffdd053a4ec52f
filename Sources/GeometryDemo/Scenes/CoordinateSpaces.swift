import SwiftUI

/// One tile's frame in three coordinate spaces; the tile can be dragged.
struct CoordinateSpaces: View {
    @State private var place = CGSize.zero
    @State private var dragStart: CGSize?

    private static let tileSize = CGSize(width: 264, height: 128)

    var body: some View {
        GeometryReader { room in
            spaces(in: room.size)
        }
    }

    private func spaces(in room: CGSize) -> some View {
        ZStack {
            GridLines().stroke(Palette.line, lineWidth: 1)
            GeometryReader { tile in
                VStack(alignment: .leading, spacing: 6) {
                    Text("Drag me").font(.headline)
                    SpaceLine(name: "local", frame: tile.frame(in: .local))
                    SpaceLine(name: "named", frame: tile.frame(in: .named(stageSpace)))
                    SpaceLine(name: "global", frame: tile.frame(in: .global))
                }
                .padding(14)
                .frame(width: tile.size.width, height: tile.size.height, alignment: .topLeading)
                .foregroundStyle(.white)
                .background(
                    LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing),
                    in: RoundedRectangle(cornerRadius: 16)
                )
                .gesture(drag(in: room))
                .preference(
                    key: SpacesKey.self,
                    value: SpaceFrames(
                        local: tile.frame(in: .local), named: tile.frame(in: .named(stageSpace)),
                        global: tile.frame(in: .global)))
            }
            .frame(width: Self.tileSize.width, height: Self.tileSize.height)
            // Clamped here too: the room may have shrunk since the tile was dragged.
            .offset(Self.clamped(place, in: room))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func drag(in room: CGSize) -> some Gesture {
        DragGesture(coordinateSpace: .global)
            .onChanged { value in
                let start = dragStart ?? Self.clamped(place, in: room)
                dragStart = start
                place = Self.clamped(
                    CGSize(
                        width: start.width + value.translation.width, height: start.height + value.translation.height),
                    in: room)
            }
            .onEnded { _ in dragStart = nil }
    }
}

extension CoordinateSpaces {
    /// The nearest place, from the middle of `room`, that leaves the whole tile in sight.
    static func clamped(_ place: CGSize, in room: CGSize) -> CGSize {
        let x = max((room.width - tileSize.width) / 2, 0)
        let y = max((room.height - tileSize.height) / 2, 0)
        return CGSize(width: min(max(place.width, -x), x), height: min(max(place.height, -y), y))
    }
}

/// A tile's frame as each space sees it.
struct SpaceFrames: Equatable {
    var local: CGRect
    var named: CGRect
    var global: CGRect
}

struct SpacesKey: PreferenceKey {
    static let defaultValue: SpaceFrames? = nil

    static func reduce(value: inout SpaceFrames?, nextValue: () -> SpaceFrames?) { value = nextValue() ?? value }
}

private struct SpaceLine: View {
    let name: String
    let frame: CGRect

    var body: some View {
        HStack(spacing: 8) {
            Text(verbatim: name).frame(width: 52, alignment: .leading).opacity(0.8)
            Text(verbatim: "x \(Format.number(frame.minX))   y \(Format.number(frame.minY))").monospacedDigit()
        }
        .font(.subheadline)
        .lineLimit(1)
    }
}

/// A line every fifty points, from the corner.
private struct GridLines: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for x in stride(from: rect.minX + 50, to: rect.maxX, by: 50) {
                path.move(to: CGPoint(x: x, y: rect.minY))
                path.addLine(to: CGPoint(x: x, y: rect.maxY))
            }
            for y in stride(from: rect.minY + 50, to: rect.maxY, by: 50) {
                path.move(to: CGPoint(x: rect.minX, y: y))
                path.addLine(to: CGPoint(x: rect.maxX, y: y))
            }
        }
    }
}
