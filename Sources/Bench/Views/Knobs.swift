import SwiftUI

/// What the benchmark changes from outside: views put the setters of their state here.
@MainActor
enum Knobs {
    static var show: ((Bool) -> Void)?
    static var height: ((CGFloat) -> Void)?

    static func forget() {
        show = nil
        height = nil
    }
}

/// Content that can be taken away and put back, so that it is built in memory that was used before.
struct Shown<Content: View>: View {
    @State private var isShown = true
    let content: Content

    var body: some View {
        let _ = Knobs.show = { isShown = $0 }
        if isShown { content }
    }
}

/// Content that is proposed a height, or none.
struct Proposed<Content: View>: View {
    let isFinite: Bool
    let content: Content

    var body: some View {
        if isFinite {
            content
        } else {
            ScrollView { content }
        }
    }
}
