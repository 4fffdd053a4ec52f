import Alidade
import Foundation

extension TestHost {
    /// Every view that has a place, depth first in the order of the source. Modifiers and the views of your own types,
    /// which are made of these, are not listed; ask for those by type.
    public var views: [HostedView] { host.report().nodes.map(HostedView.init) }

    /// The same as text, a line a view, indented by depth: for a look, or for a comparison with a stored text.
    public var layoutDescription: String { host.report().text }

    // MARK: Several

    /// The views with this `accessibilityIdentifier`.
    public func views(id: String) -> [HostedView] { views.filter { $0.identifier == id } }

    /// The texts that read exactly this.
    public func views(text: String) -> [HostedView] { views.filter { $0.text == text } }

    /// The views of a type, whatever its generic arguments: `Text.self`, `VStack<EmptyView>.self`, `ContentView.self`.
    public func views<V: View>(of type: V.Type) -> [HostedView] {
        let name = TestHost.name(of: type)
        let listed = views.filter { $0.name == name }
        if !listed.isEmpty { return listed }
        return host.frames(of: type).map {
            HostedView(
                name: name, frame: $0, text: nil, identifier: nil, label: nil, value: nil, isHidden: false, depth: 0)
        }
    }

    /// The views whose type has this name, such as `"Text"`.
    public func views(named name: String) -> [HostedView] { views.filter { $0.name == name } }

    // MARK: One

    /// The only view with this `accessibilityIdentifier`.
    ///
    /// - Throws: ``TestHostError``, which lists the views there are, if there is none or more than one.
    public func view(id: String) throws -> HostedView { try only(views(id: id), "with the identifier \"\(id)\"") }

    /// The only text that reads exactly this.
    public func view(text: String) throws -> HostedView { try only(views(text: text), "that reads \"\(text)\"") }

    /// The only view of a type.
    public func view<V: View>(of type: V.Type) throws -> HostedView {
        try only(views(of: type), "of type \(TestHost.name(of: type))")
    }

    /// The frame in the window of the only view with this `accessibilityIdentifier`, points.
    public func frame(id: String) throws -> CGRect { try view(id: id).frame }

    /// The frame in the window of the only text that reads exactly this, points.
    public func frame(text: String) throws -> CGRect { try view(text: text).frame }

    /// The frame in the window of the only view of a type, points.
    public func frame<V: View>(of type: V.Type) throws -> CGRect { try view(of: type).frame }

    private func only(_ found: [HostedView], _ what: String) throws -> HostedView {
        if let first = found.first, found.count == 1 { return first }
        let problem =
            found.isEmpty
            ? "There is no view \(what). There are:\n\(layoutDescription)"
            : "There are \(found.count) views \(what):\n" + found.map { "\($0)\n" }.joined()
        throw TestHostError(description: problem)
    }

    private static func name(of type: Any.Type) -> String {
        let name = String(describing: type)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}
