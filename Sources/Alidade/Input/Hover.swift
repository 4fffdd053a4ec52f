import AlidadeLayout
import Foundation

/// Where the pointer is while it may be over a view.
public enum HoverPhase: Equatable, @unchecked Sendable {
    /// Over the view, at a place in the chosen space.
    case active(CGPoint)
    case ended
}

extension View {
    /// Runs `action` with true when the pointer comes over the view and with false when it leaves.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return responder { payload in
            payload.hover = { [weak payload] point in
                let isOver = point != nil
                guard let payload, payload.isHovered != isOver else { return }
                payload.isHovered = isOver
                action(isOver)
            }
        }
    }

    /// Runs `action` as the pointer moves over the view, with its place.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        continuousHover(coordinateSpace.coordinateSpace, action)
    }

    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        continuousHover(coordinateSpace, action)
    }

    private nonisolated func continuousHover(
        _ space: CoordinateSpace, _ action: @escaping (HoverPhase) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return responder { payload in
            payload.hover = { [weak payload] point in
                guard let payload else { return }
                action(point.map { .active(payload.location(of: $0, in: space)) } ?? .ended)
            }
        }
    }

    /// The pointer's picture over the view.
    nonisolated func pointerCursor(_ cursor: WindowCursor?) -> some View { responder { $0.cursor = cursor } }

    /// A highlight under the pointer; a window has none.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

/// A highlight under the pointer.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}
