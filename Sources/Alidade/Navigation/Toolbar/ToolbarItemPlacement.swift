/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private enum Place { case leading, trailing, principal, bottom, nowhere }
    private let place: Place

    public static let automatic = ToolbarItemPlacement(place: .trailing)
    public static let principal = ToolbarItemPlacement(place: .principal)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    public static let status = ToolbarItemPlacement(place: .bottom)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    public static let title = ToolbarItemPlacement(place: .principal)
    /// Above a phone's keyboard: there is none here.
    public static let keyboard = ToolbarItemPlacement(place: .nowhere)

    var isLeading: Bool { place == .leading }
    var isTrailing: Bool { place == .trailing }
    var isPrincipal: Bool { place == .principal }
    var isBottom: Bool { place == .bottom }
}

/// A bar that toolbar modifiers speak of.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar { case navigation, bottom, tab, other }
    let bar: Bar

    public static let automatic = ToolbarPlacement(bar: .navigation)
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    public static let tabBar = ToolbarPlacement(bar: .tab)
    public static let windowToolbar = ToolbarPlacement(bar: .other)
}

/// How a toolbar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// What a toolbar is for; kept for the source's sake.
public struct ToolbarRole: Hashable, Sendable {
    private let number: Int
    public static let automatic = ToolbarRole(number: 0)
    public static let navigationStack = ToolbarRole(number: 1)
    public static let browser = ToolbarRole(number: 2)
    public static let editor = ToolbarRole(number: 3)
}
