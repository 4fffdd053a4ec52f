import Foundation

/// What the user may do to the collection behind a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}
extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// Rows of a collection that the user may change.
public nonisolated struct EditableForEach<Data, ID: Hashable, RowContent: View>: View
where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable
{
    let data: Binding<Data>
    let id: KeyPath<Data.Element, ID>
    let actions: EditActions<Data>
    let rowContent: (Binding<Data.Element>) -> RowContent

    @MainActor public static var _isSingle: Bool { false }
    @MainActor public var body: some View {
        ForEach(data, id: id, content: rowContent)
            .onDelete(
                perform: actions.rawValue & 2 == 0 ? nil : { offsets in data.wrappedValue.remove(atOffsets: offsets) }
            )
            .onMove(
                perform: actions.rawValue & 1 == 0
                    ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) })
    }
}

extension List {
    /// Rows of a collection that the user may change.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == EditableForEach<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            content: EditableForEach(data: data, id: \.id, actions: editActions, rowContent: rowContent),
            selection: nil)
    }

    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == EditableForEach<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable
    {
        self.init(
            content: EditableForEach(data: data, id: id, actions: editActions, rowContent: rowContent), selection: nil)
    }

    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableForEach<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            content: EditableForEach(data: data, id: \.id, actions: editActions, rowContent: rowContent),
            selection: selection.map { ListSelection(single: $0) })
    }

    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableForEach<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            content: EditableForEach(data: data, id: \.id, actions: editActions, rowContent: rowContent),
            selection: selection.map { ListSelection(multiple: $0) })
    }
}
