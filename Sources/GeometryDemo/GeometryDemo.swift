import SwiftUI

/// Five small views about geometry that flows, to be tried with mouse and keyboard.
@main
struct GeometryDemo: App {
    private let arguments: DemoArguments

    init() { arguments = DemoArguments.read() }

    var body: some Scene {
        WindowGroup("GeometryDemo") {
            if let scene = arguments.scene {
                ArticleView(scene: scene, variant: arguments.variant)
            } else {
                DemoRoot()
            }
        }
        .defaultSize(width: 1200, height: 900)
    }
}
