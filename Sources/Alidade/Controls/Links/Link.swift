import Foundation

/// A control that opens a URL.
public nonisolated struct Link<Label: View>: View {
    let destination: URL
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View { LinkButton(destination: destination, label: label) }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

private struct LinkButton<Label: View>: View {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
    }
}

/// Opens URLs, with the desktop's own program for them unless an app says otherwise.
public struct OpenURLAction {
    /// What an app made of a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }
        let kind: Kind
        /// The app has opened it.
        public static let handled = Result(kind: .handled)
        /// Nothing is to happen.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The desktop is to open another.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    let handler: @MainActor (URL) -> Result

    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// - Parameter completion: told whether it was opened.
    @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(DesktopURL.open(other ?? url))
        }
    }
}

/// Hands URLs to the desktop.
enum DesktopURL {
    /// True where a program was started. Without a display nothing is opened.
    static func open(_ url: URL) -> Bool {
        guard ProcessInfo.processInfo.environment["DISPLAY"] != nil, !url.absoluteString.hasPrefix("-") else {
            return false
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
        process.arguments = [url.absoluteString]
        return (try? process.run()) != nil
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

/// Shares something on a phone; here a button that copies it.
public nonisolated struct ShareLink<Label: View>: View {
    let text: String
    let label: Label

    @MainActor public var body: some View { ShareButton(text: text, label: label) }
}

private struct ShareButton<Label: View>: View {
    let text: String
    let label: Label

    var body: some View {
        Button {
            UIPasteboard.general.string = text
        } label: {
            label
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        text = item
        label = DefaultShareLinkLabel()
    }
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        text = item.absoluteString
        label = DefaultShareLinkLabel()
    }
}

extension ShareLink {
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        text = item
        self.label = label()
    }
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        text = item.absoluteString
        self.label = label()
    }
}

/// The label of a share link that was given none.
public nonisolated struct DefaultShareLinkLabel: View {
    @MainActor public var body: some View { Alidade.Label("Share\u{2026}", systemImage: "square.and.arrow.up") }
}
