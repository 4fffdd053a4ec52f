import SwiftUI

/// A scene in twenty-eight points.
struct SceneIcon: View {
    let scene: DemoScene

    var body: some View {
        drawing
            .frame(width: 18, height: 18)
            .frame(width: 28, height: 28)
            .background(Palette.fill, in: RoundedRectangle(cornerRadius: 7))
    }

    @ViewBuilder private var drawing: some View {
        switch scene {
        case .overlap:
            ZStack(alignment: .top) {
                RoundedRectangle(cornerRadius: 2).fill(.blue).frame(height: 12)
                RoundedRectangle(cornerRadius: 2).fill(.red).frame(height: 10).offset(y: 8)
            }
            .frame(maxHeight: .infinity, alignment: .top)
        case .trackedList:
            VStack(alignment: .leading, spacing: 3) {
                Capsule().fill(.secondary).frame(height: 3)
                Capsule().fill(.orange).frame(width: 11, height: 3)
                Capsule().fill(.secondary).frame(height: 3)
            }
        case .carousel:
            HStack(spacing: 2) {
                Capsule().fill(.purple).opacity(0.5).frame(width: 4, height: 11)
                RoundedRectangle(cornerRadius: 2).fill(.purple).frame(width: 8, height: 15)
                Capsule().fill(.purple).opacity(0.5).frame(width: 4, height: 11)
            }
        case .fittingList:
            VStack(spacing: 0) {
                Rectangle().fill(.green)
                Rectangle().fill(.green).opacity(0.55)
                Rectangle().fill(.green)
            }
            .clipShape(RoundedRectangle(cornerRadius: 3))
            .padding(.vertical, 2)
        case .childToParent:
            VStack(spacing: 3) {
                Rectangle().fill(.blue).frame(width: 6, height: 7)
                HStack(spacing: 2) {
                    Rectangle()
                    Rectangle()
                    Rectangle()
                }
                .frame(height: 7)
            }
        }
    }
}
