import Alidade
import Foundation

/// What a view is shown on: a size, a number of pixels a point, and borders to keep clear of.
public struct TestScreen: Sendable, Equatable {
    /// Points.
    public var size: CGSize
    /// Device pixels a point. Texts and hairlines are measured in whole pixels, so that layout depends on it.
    public var scale: Double
    /// The safe area's distances from the edges, points.
    public var safeArea: EdgeInsets

    public init(size: CGSize, scale: Double = 1, safeArea: EdgeInsets = EdgeInsets()) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
    }

    public init(width: CGFloat, height: CGFloat, scale: Double = 1, safeArea: EdgeInsets = EdgeInsets()) {
        self.init(size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea)
    }

    /// A window of 800 × 600 at one pixel a point.
    public static let desktop = TestScreen(width: 800, height: 600)
    /// A phone of 393 × 852 at three pixels a point, with its status bar and home indicator.
    public static let phone = TestScreen(
        width: 393, height: 852, scale: 3, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    /// A phone of 375 × 667 at two pixels a point, with its status bar.
    public static let smallPhone = TestScreen(
        width: 375, height: 667, scale: 2, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
}
