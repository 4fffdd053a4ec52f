/// A button that opens a list of commands.
public nonisolated struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    var primary: (@MainActor () -> Void)?

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// - Parameter primaryAction: what a press does; a long press opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        primary = primaryAction
    }

    @MainActor public var body: some View { MenuButton(label: label, content: content, primary: primary) }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == Alidade.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Alidade.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Alidade.Label(title, systemImage: systemImage) }
    }
}

private struct MenuButton<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primary: (@MainActor () -> Void)?
    @State private var isOpen = false

    var body: some View {
        Button {
            if let primary { primary() } else { isOpen = true }
        } label: {
            label
        }
        .simultaneousGesture(
            LongPressGesture().onEnded { _ in if primary != nil { isOpen = true } }
        )
        .presenting($isOpen, .menu) { MenuPanel(content: content) }
    }
}

/// The list of a menu's commands: 250 points wide, as on a phone.
struct MenuPanel<Content: View>: View {
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }
            .buttonStyle(MenuRowStyle(close: dismiss))
            .toggleStyle(MenuToggleStyle())
            .pickerStyle(.inline)
            .environment(\.isInMenu, true)
            .environment(\.font, .body)
            // Not a shade of what the button is drawn in.
            .foregroundStyle(Color.primary)
            .frame(width: 250)
            .padding(.vertical, 4)
    }
}

/// A command in a menu.
private struct MenuRowStyle: PrimitiveButtonStyle {
    let close: DismissAction

    func makeBody(configuration: Configuration) -> some View {
        Button {
            close()
            configuration.trigger()
        } label: {
            HStack { configuration.label.labelStyle(MenuLabelStyle()) }
                .foregroundStyle(
                    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
                )
                .frame(maxWidth: .infinity, minHeight: 40, alignment: .leading)
                .padding(.horizontal, 16)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// The title first, the icon at the end.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            Spacer()
            configuration.icon
        }
    }
}

private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
            Spacer()
            if configuration.isOn { Image(systemName: "checkmark") }
        }
    }
}

private struct IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// A menu's look.
public protocol MenuStyle: Sendable {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The order of a menu's commands; here always the source's.
public struct MenuOrder: Hashable, Sendable {
    private let number: Int
    public static let automatic = MenuOrder(number: 0)
    public static let priority = MenuOrder(number: 1)
    public static let fixed = MenuOrder(number: 2)
}

/// Whether a command closes its menu; here it always does.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let number: Int
    public static let automatic = MenuActionDismissBehavior(number: 0)
    public static let enabled = MenuActionDismissBehavior(number: 1)
    public static let disabled = MenuActionDismissBehavior(number: 2)
}

extension View {
    /// Inert: menus have one look; `buttonStyle` changes their button's.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// Inert: commands keep the source's order.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Inert: commands close their menu.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// Inert: menus here have no arrow to hide.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Opens a menu by a long press on the view.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }
}

private nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
    let items: Items
    @State private var isOpen = false

    init(items: Items) { self.items = items }

    @MainActor func body(content: Content) -> some View {
        content
            .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
            .presenting($isOpen, .menu) { MenuPanel(content: items) }
    }
}
