/// A control that opens a page of the stack around it.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(@MainActor () -> AnyView)
        case value(AnyHashable?)
    }

    let target: Target
    let label: Label
    /// Says whether the page is open, where the program keeps that.
    var isActive: Binding<Bool>?

    init(target: Target, label: Label, isActive: Binding<Bool>? = nil) {
        self.target = target
        self.label = label
        self.isActive = isActive
    }

    /// Opens a page made of a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), label: label)
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        nonisolated(unsafe) let destination = destination
        self.init(target: .view { AnyView(destination) }, label: label())
    }

    /// Is open while `isActive` is true.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), isActive: isActive, label: label)
    }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        nonisolated(unsafe) let destination = destination
        self.init(target: .view { AnyView(destination) }, label: label(), isActive: isActive)
    }

    /// Is open while `selection` equals `tag`.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            destination: destination,
            isActive: Binding(
                get: { selection.wrappedValue == tag },
                set: { isActive in
                    if isActive {
                        selection.wrappedValue = tag
                    } else if selection.wrappedValue == tag {
                        selection.wrappedValue = nil
                    }
                }), label: label)
    }

    @MainActor public var body: some View {
        let (target, label, isActive) = (self.target, self.label, self.isActive)
        RowSensor { LinkBody(target: target, label: label, isActive: isActive, isInRow: $0) }
    }

    /// Inert: a link to a detail column is any link.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

    @MainActor fileprivate struct LinkBody: View {
        let target: Target
        let label: Label
        let isActive: Binding<Bool>?
        let isInRow: Bool
        @Environment(\.navigationModel) private var model
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let button = Button(action: open) {
                if isInRow {
                    HStack(spacing: 8) {
                        label.frame(maxWidth: .infinity, alignment: .leading)
                        Image(systemName: "chevron.right")
                            .font(.footnote.weight(.semibold))
                            .foregroundStyle(Color(uiColor: .tertiaryLabel))
                    }
                    .contentShape(Rectangle())
                } else {
                    label
                }
            }
            .disabled(model == nil)
            if isInRow { bound(button.buttonStyle(.plain)) } else { bound(button) }
        }

        private func bound<V: View>(_ content: V) -> some View {
            let target = self.target
            let isActive = self.isActive
            return content.modifier(
                BoundDestinationModifier(
                    isPresented: { isActive?.wrappedValue ?? false },
                    make: { if case .view(let make) = target { make() } else { AnyView(EmptyView()) } },
                    close: { isActive?.wrappedValue = false }))
        }

        private func open() {
            if let isActive { return isActive.wrappedValue = true }
            switch target {
            case .view(let make): model?.push(make)
            case .value(let value): if let value { model?.push(value) }
            }
        }
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination(), label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination(), label: { Text(title) })
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination, label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination, label: { Text(title) })
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive, label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive, label: { Text(title) })
    }
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), isActive: isActive, label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), isActive: isActive, label: { Text(title) })
    }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection, label: { Text(titleKey) })
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection, label: { Text(title) })
    }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination(), tag: tag, selection: selection, label: { Text(titleKey) })
    }
}

extension NavigationLink where Destination == Never {
    /// Opens the page that `navigationDestination(for:)` makes of the value; nil opens nothing.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}
