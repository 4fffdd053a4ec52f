import Foundation

/// A message in the older spelling, made by a closure.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// Several choices in the older spelling, made by a closure.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

/// Buttons as a result of older spellings.
nonisolated struct AlertButtons: View {
    let buttons: [Alert.Button]

    init(buttons: [Alert.Button]) { self.buttons = buttons }

    @MainActor var body: some View {
        ForEach(Array(buttons.indices), id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action() }) { button.label }
        }
    }
}

/// The card of an alert.
struct AlertCard: View {
    let title: Text
    let message: AnyView?
    let actions: AnyView
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 4) {
                title.font(.headline)
                if let message { message.font(.footnote) }
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16)
            .padding(.vertical, 20)
            .frame(maxWidth: .infinity)
            VStack(spacing: 0) { actions }
                .buttonStyle(PanelButtonStyle(close: dismiss, height: 44))
                .textFieldStyle(AlertTextFieldStyle())
        }
    }
}

/// A field of an alert: 16 points from the card's sides.
private struct AlertTextFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .font(.footnote)
            .padding(.horizontal, 8)
            .padding(.vertical, 7)
            .background {
                RoundedRectangle(cornerRadius: 6).fill(Color.windowBackground)
                RoundedRectangle(cornerRadius: 6).strokeBorder(Color.separatorLine, lineWidth: 1)
            }
            .padding(.horizontal, 16)
            .padding(.bottom, 12)
    }
}

/// The buttons of a choice at the bottom of the window.
struct ActionsCard: View {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 8) {
            VStack(spacing: 0) {
                if title != nil || message != nil {
                    VStack(spacing: 4) {
                        title?.font(.footnote.weight(.semibold))
                        if let message { message.font(.footnote) }
                    }
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
                    .padding(14)
                    .frame(maxWidth: .infinity)
                }
                actions
            }
            .buttonStyle(PanelButtonStyle(close: dismiss, height: 57))
            .background(PanelGround(radius: 14))
            Button("Cancel", role: .cancel) {}
                .buttonStyle(PanelButtonStyle(close: dismiss, height: 57, hasLine: false))
                .background(PanelGround(radius: 14))
        }
    }
}

/// A button across a panel, below a line; it closes the panel, then does what it is for.
struct PanelButtonStyle: PrimitiveButtonStyle {
    let close: DismissAction
    var height: CGFloat
    var hasLine = true

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            if hasLine { Divider() }
            Button {
                close()
                configuration.trigger()
            } label: {
                configuration.label
                    .fontWeight(configuration.role == .cancel ? .semibold : .regular)
                    .foregroundStyle(
                        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
                    )
                    .frame(maxWidth: .infinity)
                    .frame(height: height)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        }
    }
}

extension View {
    // MARK: Alerts

    nonisolated func alert(
        _ isPresented: Binding<Bool>, title: Text, message: AnyView?, actions: AnyView, isEmpty: Bool
    ) -> some View {
        nonisolated(unsafe) let message = message
        nonisolated(unsafe) let actions = actions
        return presenting(isPresented, .alert) {
            AlertCard(title: title, message: message, actions: isEmpty ? AnyView(Button("OK") {}) : actions)
        }
    }

    /// Asks something in the middle of the window while `isPresented` is true; an action closes it.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(isPresented, title: title, message: nil, actions: AnyView(actions()), isEmpty: A.self == EmptyView.self)
    }
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(
            isPresented, title: title, message: AnyView(message()), actions: AnyView(actions()),
            isEmpty: A.self == EmptyView.self)
    }
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    /// Asks about some data.
    public nonisolated func alert<T, A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(
            isPresented, title: Text(titleKey), message: nil, actions: AnyView(data.map { actions($0) }),
            isEmpty: data == nil)
    }
    public nonisolated func alert<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            isPresented, title: Text(titleKey), message: AnyView(data.map { message($0) }),
            actions: AnyView(data.map { actions($0) }), isEmpty: data == nil)
    }
    /// Tells of an error.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            isPresented, title: Text(verbatim: error?.errorDescription ?? ""), message: nil,
            actions: AnyView(actions()), isEmpty: A.self == EmptyView.self)
    }
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        alert(
            isPresented, title: Text(verbatim: error?.errorDescription ?? ""),
            message: AnyView(error.map { message($0) }),
            actions: AnyView(error.map { actions($0) }), isEmpty: error == nil)
    }

    /// The older spelling.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return self.alert(
            isPresented, title: alert.title, message: alert.message.map { AnyView($0) },
            actions: AnyView(AlertButtons(buttons: alert.buttons)), isEmpty: false)
    }
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return self.alert(
            item.isThere, title: alert?.title ?? Text(verbatim: ""), message: alert?.message.map { AnyView($0) },
            actions: AnyView(AlertButtons(buttons: alert?.buttons ?? [])), isEmpty: alert == nil)
    }

    // MARK: Choices

    nonisolated func choice(
        _ isPresented: Binding<Bool>, title: Text?, message: AnyView?, actions: AnyView
    ) -> some View {
        nonisolated(unsafe) let message = message
        nonisolated(unsafe) let actions = actions
        return presenting(isPresented, .actions) { ActionsCard(title: title, message: message, actions: actions) }
    }

    /// Offers choices at the bottom of the window while `isPresented` is true.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        choice(
            isPresented, title: titleVisibility == .visible ? title : nil, message: nil, actions: AnyView(actions()))
    }
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        choice(
            isPresented, title: titleVisibility == .hidden ? nil : title, message: AnyView(message()),
            actions: AnyView(actions()))
    }
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// The older spelling.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return choice(
            isPresented, title: sheet.title, message: sheet.message.map { AnyView($0) },
            actions: AnyView(AlertButtons(buttons: sheet.buttons.filter { $0.role != .cancel })))
    }
}
