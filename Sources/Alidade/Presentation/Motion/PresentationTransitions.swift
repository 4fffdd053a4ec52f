import Foundation

/// Where what is presented stands, so far as its movement depends on it; filled in by layout.
@MainActor
final class PresentationPlace {
    /// From a sheet's place to where nothing of it is seen any more, points downwards.
    nonisolated(unsafe) var distance: Double = 0
    /// The frame of a card beside a view, and the point of it that is nearest to the view, in the window.
    nonisolated(unsafe) var frame: CGRect = .zero
    nonisolated(unsafe) var pin: CGPoint = .zero
}

extension AnyTransition {
    /// A movement of the system's own: it is shown also where the program animates nothing.
    private static func own(_ animation: Animation, _ transition: AnyTransition) -> AnyTransition {
        var copy = transition.animation(animation)
        copy.isOwn = true
        return copy
    }

    /// As a phone's sheets: quick at first, then long in coming to rest, seconds.
    private static let settling = Animation.timingCurve(0.32, 0.72, 0, 1, duration: 0.4)

    /// The ground behind what is presented, with a sheet.
    static let backdrop = own(settling, .opacity)

    /// The ground behind an alert.
    static let quickBackdrop = own(.easeOut(duration: 0.25), .opacity)

    /// Comes up from below the window and falls back.
    static func rising(_ place: PresentationPlace) -> AnyTransition {
        own(
            settling,
            AnyTransition { away, _, window in
                let distance = place.distance > 0 ? place.distance : Double(window.height)
                return away == 0 ? [] : [.transform(.translation(0, distance * away))]
            })
    }

    /// Appears a little too large, and only fades when it goes.
    static let alert = own(
        .easeOut(duration: 0.25), asymmetric(insertion: .scale(scale: 1.1).combined(with: .opacity), removal: .opacity)
    )

    /// Grows out of the view that it belongs to, and only fades when it goes.
    static func growing(_ place: PresentationPlace, from scale: Double) -> AnyTransition {
        let growth = AnyTransition { away, _, _ in
            guard away != 0 else { return [] }
            let factor = max(1 + (scale - 1) * away, 0.0001)
            let (x, y) = (Double(place.pin.x), Double(place.pin.y))
            return [
                .transform(
                    ProjectionTransform.translation(-x, -y)
                        .concatenating(ProjectionTransform(CGAffineTransform(scaleX: factor, y: factor)))
                        .concatenating(.translation(x, y)))
            ]
        }
        return own(
            .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.25),
            asymmetric(insertion: growth.combined(with: .opacity), removal: .opacity))
    }
}
