import Foundation

/// An alignment guide as a small number, so that items store and compare it cheaply.
///
/// The low bit is the axis (1 is vertical): one `AlignmentID` may name a guide on each axis. The number of a guide is
/// the same for the life of the process, and means nothing outside it.
@usableFromInline
package struct AlignmentKey: Hashable, Sendable {
    @usableFromInline package let rawValue: UInt16

    @inlinable
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// No guide at all.
    @inlinable package static var none: AlignmentKey { AlignmentKey(rawValue: 0xFFFF) }

    @inlinable package static var leading: AlignmentKey { AlignmentKey(rawValue: 0) }
    @inlinable package static var top: AlignmentKey { AlignmentKey(rawValue: 1) }
    @inlinable package static var horizontalCenter: AlignmentKey { AlignmentKey(rawValue: 2) }
    @inlinable package static var verticalCenter: AlignmentKey { AlignmentKey(rawValue: 3) }
    @inlinable package static var trailing: AlignmentKey { AlignmentKey(rawValue: 4) }
    @inlinable package static var bottom: AlignmentKey { AlignmentKey(rawValue: 5) }
    @inlinable package static var listRowSeparatorLeading: AlignmentKey { AlignmentKey(rawValue: 6) }
    @inlinable package static var firstTextBaseline: AlignmentKey { AlignmentKey(rawValue: 7) }
    @inlinable package static var listRowSeparatorTrailing: AlignmentKey { AlignmentKey(rawValue: 8) }
    @inlinable package static var lastTextBaseline: AlignmentKey { AlignmentKey(rawValue: 9) }

    static let firstCustom: UInt16 = 10

    package var isVertical: Bool { rawValue & 1 != 0 }
    package var isHorizontal: Bool { rawValue & 1 == 0 }

    /// Leading, centre, trailing, top, centre or bottom: guides that a frame always has and that never combine.
    package var isFrameGuide: Bool { rawValue <= Self.bottom.rawValue }

    /// The guide's place in a view of these dimensions that does not set it explicitly.
    package func defaultValue(in dimensions: ViewDimensions) -> Double {
        if let value = defaultValue(width: Double(dimensions.width), height: Double(dimensions.height)) {
            return value
        }
        guard let id = AlignmentRegistry.id(of: self) else { return 0 }
        return Double(id.defaultValue(in: dimensions))
    }

    /// The same where it follows from the size alone; nil for a custom guide, which asks user code.
    @inline(__always)
    package func defaultValue(width: Double, height: Double) -> Double? {
        switch rawValue {
        case Self.leading.rawValue, Self.top.rawValue, Self.listRowSeparatorLeading.rawValue: 0
        case Self.horizontalCenter.rawValue: width * 0.5
        case Self.verticalCenter.rawValue: height * 0.5
        case Self.trailing.rawValue, Self.listRowSeparatorTrailing.rawValue: width
        case Self.bottom.rawValue, Self.firstTextBaseline.rawValue, Self.lastTextBaseline.rawValue: height
        case Self.none.rawValue: 0
        default: nil
        }
    }

    /// Merges one more child's explicit value, in the container's coordinates, into `result`, where `count` values
    /// were merged before: frame guides never combine, baselines and row separators keep their extreme, custom guides
    /// their mean unless their id says otherwise.
    package func combine(_ value: Double, count: Int, into result: inout Double?) {
        switch rawValue {
        case 0...Self.bottom.rawValue, Self.none.rawValue:
            result = nil
        case Self.firstTextBaseline.rawValue, Self.lastTextBaseline.rawValue, Self.listRowSeparatorLeading.rawValue:
            result = result.map { Swift.min($0, value) } ?? value
        case Self.listRowSeparatorTrailing.rawValue:
            result = result.map { Swift.max($0, value) } ?? value
        default:
            guard let id = AlignmentRegistry.id(of: self) else { return }
            var merged = result.map { CGFloat($0) }
            id._combineExplicit(childValue: CGFloat(value), count, into: &merged)
            result = merged.map { Double($0) }
        }
    }

    /// The explicit value that a container reports for its children's; nils are children that set none.
    package func combineExplicit(_ values: some Sequence<Double?>) -> Double? {
        if isFrameGuide { return nil }
        var result: Double?
        var count = 0
        for case let value? in values {
            combine(value, count: count, into: &result)
            count += 1
        }
        return result
    }
}
