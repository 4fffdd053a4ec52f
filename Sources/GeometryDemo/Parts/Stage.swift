import SwiftUI

/// The name of the coordinate space whose origin is the corner of the card that an exhibit is shown on.
let stageSpace = "stage"

/// The card that an exhibit is shown on; `share` of the room's width, so that width can be tried without the window.
struct Stage<Exhibit: View>: View {
    var share: CGFloat = 1
    @ViewBuilder let exhibit: Exhibit

    var body: some View {
        GeometryReader { room in
            exhibit
                .frame(width: (room.size.width * share).rounded(), height: room.size.height)
                .coordinateSpace(name: stageSpace)
                .background(Palette.card)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(Palette.line) }
                .frame(width: room.size.width)
        }
    }
}
