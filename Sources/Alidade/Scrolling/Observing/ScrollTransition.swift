import AlidadeLayout
import Foundation

/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
    /// Leaving or coming at the top or the leading edge.
    case topLeading
    /// In sight.
    case identity
    /// Leaving or coming at the bottom or the trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }
    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes on its way into and out of sight.
public struct ScrollTransitionConfiguration: Sendable {
    /// When a view counts as in sight.
    public struct Threshold: Sendable {
        /// The share of the view that is seen where the change is complete; more than 1: beyond the edge.
        let share: Double
        let isCentred: Bool

        /// As soon as all of it is seen.
        public static let visible = Threshold(share: 1, isCentred: false)
        /// As soon as any of it is seen.
        public static let hidden = Threshold(share: 0, isCentred: false)
        /// When it is in the middle of the scroll view.
        public static var centered: Threshold { Threshold(share: 1, isCentred: true) }
        /// As soon as this share of it is seen, 0…1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(share: amount.isFinite ? min(max(amount, 0), 1) : 1, isCentred: false)
        }
        /// Between two thresholds: 0 is this one, 1 the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isFinite ? min(max(amount, 0), 1) : 0
            return Threshold(
                share: share + (other.share - share) * amount, isCentred: amount < 0.5 ? isCentred : other.isCentred)
        }
        /// The threshold a distance further in; points are not told apart from shares here.
        public func inset(by distance: Double) -> Threshold { self }
    }

    enum Kind: Sendable { case identity, interactive(UnitCurve), stepped }
    let kind: Kind
    var threshold: Threshold

    /// Follows the scroll.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut), threshold: .visible)
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
    }
    /// Changes when half of the view is seen.
    public static let animated = ScrollTransitionConfiguration(kind: .stepped, threshold: .visible(0.5))
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    /// Changes nothing.
    public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How much of the change is shown for a view at `start…start + length` in a viewport from 0 to `visible`:
    /// -1 is the whole change at the leading edge, 1 that at the trailing one.
    package func amount(start: Double, length: Double, visible: Double, isTrailing: Bool) -> Double {
        guard length > 0, visible > 0 else { return 0 }
        let raw: Double
        if threshold.isCentred {
            let way = (visible + length) / 2
            let distance = start + length / 2 - visible / 2
            raw = isTrailing ? max(0, distance / way) : max(0, -distance / way)
        } else {
            // From where the threshold's share is seen to where nothing is.
            let seen = isTrailing ? visible - start : start + length
            let full = length * threshold.share
            raw = full > 0 ? (full - seen) / full : seen <= 0 ? 1 : 0
        }
        let share = min(max(raw, 0), 1)
        switch kind {
        case .identity: return 0
        case .interactive(let curve): return curve.value(at: share)
        case .stepped: return share > 0 ? 1 : 0
        }
    }
}

extension View {
    /// Changes the view's picture while it comes into and goes out of sight in the scroll view around it.
    ///
    /// - Parameter axis: nil: the scroll view's own.
    public nonisolated func scrollTransition<V: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// As above, with a configuration for each end.
    public nonisolated func scrollTransition<V: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
    ) -> some View {
        visualEffect { content, proxy in
            let identity = transition(content, .identity)
            let isHorizontal = axis.map { $0 == .horizontal } ?? (proxy.bounds(of: .scrollView(axis: .vertical)) == nil)
            guard let viewport = proxy.bounds(of: .scrollView(axis: isHorizontal ? .horizontal : .vertical)) else {
                return identity
            }
            let size = proxy.size
            let start = Double(isHorizontal ? -viewport.minX : -viewport.minY)
            let length = Double(isHorizontal ? size.width : size.height)
            let visible = Double(isHorizontal ? viewport.width : viewport.height)
            let before = topLeading.amount(start: start, length: length, visible: visible, isTrailing: false)
            let after = bottomTrailing.amount(start: start, length: length, visible: visible, isTrailing: true)
            guard before > 0 || after > 0 else { return identity }
            let phase: ScrollTransitionPhase = before >= after ? .topLeading : .bottomTrailing
            var effect = transition(content, phase)
            var way = effect.animatableData - identity.animatableData
            way.scale(by: max(before, after))
            effect.animatableData = identity.animatableData + way
            return effect
        }
    }
}
