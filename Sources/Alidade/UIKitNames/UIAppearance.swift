// Classes whose `appearance()` unchanged source sets. What is set is kept and, but for a table view's ground, not seen:
// bars and controls have the colours of the views around them.

/// A navigation stack's bar.
@MainActor @preconcurrency
public class UINavigationBar: UIView {
    private static let proxy = UINavigationBar()
    public override class func appearance() -> UINavigationBar { proxy }
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var prefersLargeTitles = true
}

/// A tab view's bar.
@MainActor @preconcurrency
public class UITabBar: UIView {
    private static let proxy = UITabBar()
    public override class func appearance() -> UITabBar { proxy }
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var isHidden = false
}

/// A text editor.
@MainActor @preconcurrency
public class UITextView: UIView {
    private static let proxy = UITextView()
    public override class func appearance() -> UITextView { proxy }
}

/// A text field.
@MainActor @preconcurrency
public class UITextField: UIView {
    private static let proxy = UITextField()
    public override class func appearance() -> UITextField { proxy }
}

/// A segmented picker.
@MainActor @preconcurrency
public class UISegmentedControl: UIView {
    private static let proxy = UISegmentedControl()
    public override class func appearance() -> UISegmentedControl { proxy }
    public var selectedSegmentTintColor: UIColor?
}

/// A slider.
@MainActor @preconcurrency
public class UISlider: UIView {
    private static let proxy = UISlider()
    public override class func appearance() -> UISlider { proxy }
    public var minimumTrackTintColor: UIColor?
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
}

/// A scroll view.
@MainActor @preconcurrency
public class UIScrollView: UIView {
    private static let proxy = UIScrollView()
    public override class func appearance() -> UIScrollView { proxy }
    public var bounces = true
    public var isPagingEnabled = false
    public var isScrollEnabled = true
}

/// The dots below pages.
@MainActor @preconcurrency
public class UIPageControl: UIView {
    private static let proxy = UIPageControl()
    public override class func appearance() -> UIPageControl { proxy }
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
}
