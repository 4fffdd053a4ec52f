/// As much of UIKit's table view as SwiftUI code sets through `appearance()`.
@MainActor @preconcurrency
public class UITableView: UIView {
    private static let proxy = UITableView()

    /// What lists look like where nothing else is said.
    public override class func appearance() -> UITableView { proxy }
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var showsVerticalScrollIndicator = true
    public var sectionHeaderTopPadding: CGFloat = 0
}

@MainActor @preconcurrency
public class UITableViewCell: UIView {
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    private static let proxy = UITableViewCell()
    public override class func appearance() -> UITableViewCell { proxy }
    public var selectionStyle = SelectionStyle.default
}

/// As much of UIKit's view as SwiftUI code sets through `appearance()`.
@MainActor @preconcurrency
public class UIView {
    private static let viewProxy = UIView()
    public class func appearance() -> UIView { viewProxy }
    public init() {}
    /// Behind everything in the view; nil: the style's own colour.
    public var backgroundColor: UIColor?
    public var tintColor: UIColor?
}
