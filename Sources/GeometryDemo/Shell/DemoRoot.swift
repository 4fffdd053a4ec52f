import SwiftUI

/// The demo's window: the list of scenes beside the chosen one, or above it where the window is narrow.
struct DemoRoot: View {
    @State private var scene = DemoScene.overlap

    var body: some View {
        GeometryReader { window in
            let isNarrow = window.size.width < 720
            let pageWidth = isNarrow ? window.size.width : window.size.width - Sidebar.width
            // Behind the page, so that the keyboard comes to it first; the page leaves its place free. Not in its
            // background, which belongs to each scene's view and would go with it.
            ZStack(alignment: .topLeading) {
                if isNarrow {
                    TopBar(scene: $scene)
                } else {
                    Sidebar(scene: $scene, windowSize: window.size)
                }
                ScenePage(scene: scene)
                    .padding(isNarrow ? .top : .leading, isNarrow ? TopBar.height : Sidebar.width)
            }
            .environment(\.isCompact, pageWidth < 620)
            .environment(\.windowWidth, window.size.width)
        }
        .background(Palette.page)
        .frame(minWidth: 340, maxWidth: .infinity, minHeight: 600, maxHeight: .infinity)
        .geometryInspector()
    }
}

/// The chosen scene with its explanation, controls and readouts.
private struct ScenePage: View {
    let scene: DemoScene

    var body: some View {
        switch scene {
        case .overlap: OverlapPage()
        case .trackedList: TrackedListPage()
        case .carousel: CarouselPage()
        case .fittingList: FittingListPage()
        case .childToParent: ChildToParentPage()
        }
    }
}
