/// A section of a container's content.
public nonisolated struct SectionConfiguration: Identifiable {
    /// Names the section while its container lives.
    public struct ID: Hashable {
        let number: Int
        let first: Subview.ID?
    }
    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    /// What its first view tells the container.
    public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }

    @MainActor init(_ section: RowSection, number: Int) {
        func views(_ role: RowRole) -> SubviewsCollection {
            SubviewsCollection(
                all: section.entries.filter { $0.role == role }.flatMap { entry in
                    (0..<entry.source.count).map { Subview(entry.source, $0) }
                })
        }
        header = views(.header)
        content = views(.row)
        footer = views(.footer)
        id = ID(number: number, first: content.first?.id)
    }
}

/// The sections of a container's content; views outside of any make one.
public nonisolated struct SectionCollection: RandomAccessCollection {
    let all: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }
    public subscript(index: Int) -> SectionConfiguration { all[index] }
}
