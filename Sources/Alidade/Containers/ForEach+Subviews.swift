/// Stands for the subviews of a view: what they are is known only when the view is visited.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("it has no elements before it is visited") }
}

/// Stands for the sections of a view.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("it has no elements before it is visited")
    }
}

extension ForEach {
    /// A view for each subview of another view.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(data: ForEachSubviewCollection(base: AnyView(view)), content: content, id: { $0.id })
    }

    /// A view for each section of another view.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(data: ForEachSectionCollection(base: AnyView(view)), content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    /// True where the elements were another view's subviews or sections, which have been visited now.
    @usableFromInline
    @MainActor static func visitSubviews(_ view: Self, _ cursor: inout _Cursor) -> Bool {
        if let data = view.data as? ForEachSubviewCollection<Content>,
            let content = view.content as? (Subview) -> Content
        {
            cursor.visit(
                Group(subviews: data.base) { ForEach<[Subview], Subview.ID, Content>($0.all, content: content) })
            return true
        }
        if let data = view.data as? ForEachSectionCollection<Content>,
            let content = view.content as? (SectionConfiguration) -> Content
        {
            cursor.visit(
                Group(sections: data.base) {
                    ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>($0.all, content: content)
                })
            return true
        }
        return false
    }
}
