import AlidadeLayout
import Foundation

/// What content margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private enum Kind { case automatic, scrollContent, scrollIndicators }
    private let kind: Kind

    /// Content and indicators.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }

    var isForContent: Bool { kind != .scrollIndicators }
    var isForIndicators: Bool { kind != .scrollContent }
}

private struct MarginChange: Equatable {
    let edges: Edge.Set.RawValue
    let insets: EdgeInsets
    let placement: ContentMarginPlacement
}

extension View {
    /// Space between the edges of the scroll views in the view and what they show; it scrolls with the content.
    ///
    /// - Parameter insets: points; negative and non-finite ones count as 0.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollSetting(MarginChange(edges: edges.rawValue, insets: insets, placement: placement)) { settings in
            if !insets.areLengths(on: edges) { settings.hasBadMargins = true }
            if placement.isForContent { settings.margins.content.take(insets, edges) }
            if placement.isForIndicators { settings.margins.indicators.take(insets, edges) }
        }
    }

    /// - Parameter length: points; nil: what suits the surroundings, 16.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// - Parameter length: points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

extension EdgeInsets {
    fileprivate func areLengths(on edges: Edge.Set) -> Bool {
        (!edges.contains(.top) || top.isLength) && (!edges.contains(.leading) || leading.isLength)
            && (!edges.contains(.bottom) || bottom.isLength) && (!edges.contains(.trailing) || trailing.isLength)
    }

    fileprivate mutating func take(_ new: EdgeInsets, _ edges: Edge.Set) {
        func clean(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        if edges.contains(.top) { top = clean(new.top) }
        if edges.contains(.leading) { leading = clean(new.leading) }
        if edges.contains(.bottom) { bottom = clean(new.bottom) }
        if edges.contains(.trailing) { trailing = clean(new.trailing) }
    }
}
