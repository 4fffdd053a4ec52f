import AlidadeLayout

/// What a host shows in front of its views, in the order in which it came.
@MainActor
package final class Presentations {
    struct Entry {
        /// The scope that presents.
        let id: ObjectIdentifier
        var form: PresentationForm
        /// Surroundings of the view that presents: what is presented inherits them.
        var environment: EnvironmentValues
        var content: @MainActor () -> AnyView
        /// The user has closed it.
        var dismiss: @MainActor () -> Void
        /// Afterwards.
        var dismissed: (() -> Void)?
        /// The item that a menu or popover belongs to.
        var anchor: @MainActor () -> ItemIndex
        let place: PresentationPlace
    }

    private unowned let host: Host
    private(set) var entries: [Entry] = []
    private weak var scope: PresentationScope?

    init(host: Host) { self.host = host }

    /// Whether anything is in front.
    package var isEmpty: Bool { entries.isEmpty }

    func set(_ entry: Entry) {
        if let index = entries.firstIndex(where: { $0.id == entry.id }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
        scope?.mark()
    }

    func remove(_ id: ObjectIdentifier) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        let entry = entries.remove(at: index)
        if let dismissed = entry.dismissed { host.actions.change { dismissed() } }
        scope?.mark()
    }

    /// Visits the place of what is presented, after the host's own view.
    func visit(_ cursor: inout _Cursor) {
        let scope = cursor.next { PresentationScope(host: $1, parent: $2, context: $0) }
        self.scope = scope
        scope.visit(&cursor) { scope.evaluate(&$0) }
    }
}

/// The place of what is presented: a stage, since it comes of what the views below have said.
final class PresentationScope: Scope {
    init(host: Host, parent: Scope?, context: ScopeContext) {
        super.init(host: host, parent: parent, context: context, opensStage: true)
    }

    override func evaluate(_ cursor: inout _Cursor) {
        let layers = PresentedLayers(entries: host.presentations.entries)
        host.animations.movesPresentations = true
        PresentedLayers._visit(layers, &cursor)
        host.animations.movesPresentations = false
    }

    /// What is presented says nothing to what is around the view behind it.
    override func contribute<K: PreferenceKey>(_ key: K.Type, index: Int, to value: inout K.Value?) {}
}

/// All that is presented, back to front.
private nonisolated struct PresentedLayers: View {
    typealias Body = Never
    let entries: [Presentations.Entry]

    @MainActor static var _isSingle: Bool { false }
    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        typealias Layers = ForEach<[Presentations.Entry], ObjectIdentifier, PresentedLayer>
        Layers._visit(ForEach(view.entries, id: \.id) { PresentedLayer(entry: $0) }, &cursor)
    }
}

/// One thing presented, in the surroundings of the view that presents it.
private nonisolated struct PresentedLayer: View {
    typealias Body = Never
    let entry: Presentations.Entry

    @MainActor static var _isSingle: Bool { false }

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        let outer = cursor.environment
        var inner = view.entry.environment
        let entry = view.entry
        inner.dismissAction = DismissAction(action: entry.dismiss)
        inner.isPresented = true
        cursor.environment = inner
        let layer = PresentationLayer(
            form: entry.form, content: RunningScope.reading { MainThread.assumeMain { entry.content() } },
            dismiss: entry.dismiss, anchor: entry.anchor, place: entry.place)
        PresentationLayer._visit(layer, &cursor)
        cursor.environment = outer
    }
}
