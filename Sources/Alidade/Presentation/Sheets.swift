import Foundation

extension View {
    // MARK: Sheets

    /// Shows a sheet in front while `isPresented` is true.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return modifier(
            SheetModifier(isPresented: isPresented, isCover: false, dismissed: onDismiss) { AnyView(content()) })
    }

    /// Shows a sheet in front while there is an item.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) let item = item
        return modifier(
            SheetModifier(isPresented: item.isThere, isCover: false, dismissed: onDismiss) {
                item.wrappedValue.map { AnyView(content($0).id($0.id)) } ?? AnyView(EmptyView())
            })
    }

    /// Covers the window while `isPresented` is true.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return modifier(
            SheetModifier(isPresented: isPresented, isCover: true, dismissed: onDismiss) { AnyView(content()) })
    }

    /// Covers the window while there is an item.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) let item = item
        return modifier(
            SheetModifier(isPresented: item.isThere, isCover: true, dismissed: onDismiss) {
                item.wrappedValue.map { AnyView(content($0).id($0.id)) } ?? AnyView(EmptyView())
            })
    }

    /// Shows a card beside the view while `isPresented` is true.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presenting(isPresented, .popover(arrowEdge)) { content().padding(4) }
    }

    /// Shows a card beside the view while there is an item.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content
        return presenting(item: item, .popover(arrowEdge)) { content($0).padding(4) }
    }

    // MARK: What a sheet's content says about it

    /// The heights at which a sheet rests; here the lowest.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        preference(key: DetentsKey.self, value: Array(detents))
    }
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { preference(key: DetentsKey.self, value: [selection.wrappedValue]) }

    /// Whether a sheet shows that it can be drawn down; by default where it has several heights.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        preference(key: DragIndicatorKey.self, value: visibility)
    }
    /// Inert: sheets have one radius here.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// What is behind a sheet's content.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
    }
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
    }
    /// Inert: a sheet keeps its form.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// Inert: what is behind a sheet takes no input.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
    /// Keeps a press outside, a pull downwards and Escape from closing the sheet.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: StaysOpenKey.self, value: isDisabled)
    }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    public struct Source: Sendable {
        public static let bounds = Source()
        public static func rect(_ rect: CGRect) -> Source { Source() }
    }
    case rect(Source)
    case point(UnitPoint)
}

/// How a presentation changes in small windows; here it does not.
public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}

/// Whether what is behind a sheet takes input; here it never does.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction()
    }
}

/// What a swipe in a sheet does; here sheets are not swiped.
public struct PresentationContentInteraction: Sendable {
    public static let automatic = PresentationContentInteraction()
    public static let resizes = PresentationContentInteraction()
    public static let scrolls = PresentationContentInteraction()
}

extension Binding where Value: _OptionalValue {
    /// Whether an optional holds something; false empties it.
    var isThere: Binding<Bool> {
        Binding<Bool>(get: { wrappedValue._isThere }, set: { if !$0 { wrappedValue._empty() } })
    }
}

/// An optional of any type.
public protocol _OptionalValue {
    var _isThere: Bool { get }
    mutating func _empty()
}

extension Optional: _OptionalValue {
    public var _isThere: Bool { self != nil }
    public mutating func _empty() { self = nil }
}

enum DetentsKey: PreferenceKey {
    static var defaultValue: [PresentationDetent] { [] }
    static func reduce(value: inout [PresentationDetent], nextValue: () -> [PresentationDetent]) {
        value += nextValue()
    }
}

enum DragIndicatorKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }
    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        if value == .automatic { value = nextValue() }
    }
}

enum StaysOpenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Shows a sheet or a cover.
nonisolated struct SheetModifier: ViewModifier {
    typealias Body = Never
    let isPresented: Binding<Bool>
    let isCover: Bool
    let dismissed: (() -> Void)?
    let make: @MainActor () -> AnyView

    init(
        isPresented: Binding<Bool>, isCover: Bool, dismissed: (() -> Void)?, make: @escaping @MainActor () -> AnyView
    ) {
        self.isPresented = isPresented
        self.isCover = isCover
        self.dismissed = dismissed
        self.make = make
    }

    @MainActor static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        let isPresented = modifier.isPresented
        PresentationModifier._modify(
            PresentationModifier(
                isPresented: { isPresented.wrappedValue }, form: modifier.isCover ? .cover : .sheet,
                content: modifier.make, dismiss: { isPresented.wrappedValue = false },
                dismissed: modifier.dismissed), content, &cursor)
    }
}
