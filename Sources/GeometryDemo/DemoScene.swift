import SwiftUI

/// The scenes, in the order of their keys.
enum DemoScene: Int, CaseIterable, Identifiable {
    case overlap = 1
    case trackedList, carousel, fittingList, childToParent

    var id: Int { rawValue }

    var title: String {
        switch self {
        case .overlap: "Overlap"
        case .trackedList: "Tracked list"
        case .carousel: "Proportions and carousel"
        case .fittingList: "List that fits"
        case .childToParent: "Child to parent"
        }
    }

    /// For places too narrow for the title.
    var shortTitle: String {
        switch self {
        case .overlap: "Overlap"
        case .trackedList: "Tracked"
        case .carousel: "Carousel"
        case .fittingList: "Fitting"
        case .childToParent: "Child"
        }
    }

    /// What to watch.
    var sentence: String {
        switch self {
        case .overlap:
            "In a scroll view a geometry reader is only 10 points high, so red slides over blue. "
                + "The cure hands blue's height up to the reader: drag the width."
        case .trackedList:
            "Scroll: two readers, one around the list and one inside it, differ by the offset, "
                + "and all hundred rows print it in the same frame."
        case .carousel:
            "A geometry reader knows the room it really has; the screen's width only guesses. "
                + "Resize the window, scroll the cards, drag the tile."
        case .fittingList:
            "A list takes all the height it can get. Here a hidden stack of the same rows is measured first, "
                + "so that the list ends exactly where its last row does."
        case .childToParent:
            "The stack decides how wide each of the four is. The last one reports its size upwards, "
                + "and the blue rectangle above takes it over."
        }
    }

    /// What `--variant` may name; the first is the default.
    var variants: [String] {
        switch self {
        case .overlap: ["cure", "problem"]
        case .carousel: ["carousel", "screen", "reader", "spaces"]
        case .trackedList, .fittingList, .childToParent: []
        }
    }
}
