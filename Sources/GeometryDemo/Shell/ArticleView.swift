import SwiftUI

/// One scene's view alone, filling the window.
struct ArticleView: View {
    let scene: DemoScene
    let variant: String?

    var body: some View {
        switch scene {
        case .overlap:
            if variant == "problem" { OverlapProblem() } else { OverlapCure() }
        case .trackedList: TrackedList()
        case .carousel:
            switch variant {
            case "screen": ScreenProportion()
            case "reader": ReaderProportion()
            case "spaces": CoordinateSpaces()
            default:
                GeometryReader { window in
                    Carousel()
                        .environment(\.windowWidth, window.size.width)
                        .frame(width: window.size.width, height: window.size.height)
                }
            }
        case .fittingList: ScrollView { FittingList(items: FittingItem.first(4)) }
        case .childToParent: ChildToParent()
        }
    }
}
