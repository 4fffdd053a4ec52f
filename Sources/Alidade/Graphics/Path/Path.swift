import AlidadeLayout
import Foundation

/// The outline of a two-dimensional shape, in points.
public struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    // A path that is nothing but a rectangle or an ellipse remembers it: painters draw those better and faster.
    package enum Storage: Equatable, Sendable {
        case empty
        case rect(CGRect)
        case ellipse(CGRect)
        case roundedRect(CGRect, cornerSize: CGSize, RoundedCornerStyle)
        case elements([Element])
    }

    package var storage: Storage

    public init() { storage = .empty }

    public init(_ rect: CGRect) { storage = .rect(rect.standardized) }

    public init(ellipseIn rect: CGRect) { storage = .ellipse(rect.standardized) }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let rect = rect.standardized
        let size = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        if size.width > 0, size.height > 0 {
            storage = .roundedRect(rect, cornerSize: size, style)
        } else {
            storage = .rect(rect)
        }
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        // The radius is limited by the shorter side, so that a corner stays round.
        let rect = rect.standardized
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// A path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    package init(elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

    /// Every step, whatever the path was made from.
    package var elements: [Element] {
        switch storage {
        case .empty: return []
        case .elements(let elements): return elements
        case .rect(let rect): return PathOutline.rectangle(rect)
        case .ellipse(let rect): return PathOutline.ellipse(rect)
        case .roundedRect(let rect, let size, let style):
            return PathOutline.roundedRectangle(rect, RectangleCornerSizes(size), style)
        }
    }

    /// Appends in place: the array is taken out of the storage first, so that it is not copied.
    mutating func withElements(_ body: (inout [Element]) -> Void) {
        var taken = elements
        storage = .empty
        body(&taken)
        storage = taken.isEmpty ? .empty : .elements(taken)
    }

    public static func == (a: Path, b: Path) -> Bool { a.storage == b.storage || a.elements == b.elements }

    public var isEmpty: Bool {
        switch storage {
        case .empty: return true
        case .elements(let elements): return elements.isEmpty
        case .rect, .ellipse, .roundedRect: return false
        }
    }

    /// Where the next line would begin; nil for an empty path.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var point: CGPoint?
        for element in elements {
            switch element {
            case .move(let to):
                start = to
                point = to
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
            case .closeSubpath: point = start
            }
        }
        return point
    }

    public func forEach(_ body: (Path.Element) -> Void) {
        for element in elements { body(element) }
    }

    /// The path as a painter likes it best.
    package func displayShape(_ style: FillStyle = FillStyle()) -> DisplayShape {
        switch storage {
        // Snapped to pixels, it has no edge to smooth.
        case .rect(let rect): return .rectangle(rect)
        case _ where !style.isAntialiased: return .path(self, style)
        case .ellipse(let rect): return .ellipse(rect)
        case .roundedRect(let rect, let size, let corner): return .roundedRectangle(rect, cornerSize: size, corner)
        case .empty, .elements: return .path(self, style)
        }
    }
}

extension DisplayShape {
    /// The shape as an outline.
    package var path: Path {
        switch self {
        case .rectangle(let rect): return Path(rect)
        case .ellipse(let rect): return Path(ellipseIn: rect)
        case .roundedRectangle(let rect, let size, let style):
            return Path(roundedRect: rect, cornerSize: size, style: style)
        case .path(let path, _): return path
        }
    }
}
