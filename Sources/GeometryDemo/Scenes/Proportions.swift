import SwiftUI

/// Two thirds of the screen's width. `UIScreen` tells nobody when the window changes, so this keeps the width of the
/// last time its body ran.
struct ScreenProportion: View {
    /// Changing it runs the body again.
    var run = 0

    var body: some View {
        let width = UIScreen.main.bounds.width * 2 / 3
        HStack(spacing: 0) {
            Rectangle().fill(.red).frame(width: width)
            Rectangle().fill(.blue)
        }
        .preference(key: ReadingsKey.self, value: [.screenShare: width])
        .ignoresSafeArea()
    }
}

/// Two thirds of the width that there really is.
struct ReaderProportion: View {
    var body: some View {
        GeometryReader { room in
            HStack(spacing: 0) {
                Rectangle().fill(.red).frame(width: room.size.width * 2 / 3)
                Rectangle().fill(.blue)
            }
            .preference(key: ReadingsKey.self, value: [.readerShare: room.size.width * 2 / 3])
            .ignoresSafeArea()
        }
    }
}

/// The two, one above the other.
struct ProportionsComparison: View {
    let run: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Two thirds of UIScreen's width").font(.headline).lineLimit(1).minimumScaleFactor(0.7)
            // As an overlay it may be wider than the room without widening it.
            Color.clear.overlay(alignment: .leading) { ScreenProportion(run: run) }
            Text("Two thirds of the reader's width").font(.headline).lineLimit(1).minimumScaleFactor(0.7)
                .padding(.top, 10)
            ReaderProportion().readings { [.roomWidth: $0.size.width] }
        }
        .padding(24)
    }
}
