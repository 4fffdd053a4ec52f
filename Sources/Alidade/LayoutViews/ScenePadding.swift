import AlidadeLayout
import Foundation

/// How much space a window wants around its content.
public struct ScenePadding: Equatable, Sendable {
    /// Points.
    let length: CGFloat
    /// What every window wants.
    public static let minimum = ScenePadding(length: 16)
}

extension View {
    /// Puts the window's own space between the view and its edges.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}
