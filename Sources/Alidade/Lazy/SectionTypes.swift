/// Knows from a view's type whether it brings sections: a `ForEach` of those is asked for all its elements at once, so
/// that their rows, not they, are what a lazy container builds when it comes to them.
@MainActor
enum SectionTypes {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func contain<V: View>(_ type: V.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let answer = known[key] { return answer }
        // A type that contains itself adds nothing.
        known[key] = false
        let answer = look(type)
        known[key] = answer
        return answer
    }

    private static func look<V: View>(_ type: V.Type) -> Bool {
        if _typeName(type).contains("Alidade.Section<") { return true }
        if let holder = type as? any ContentHolding.Type { return holder.contentTypes.contains { contain(any: $0) } }
        return V.Body.self == Never.self ? false : contain(V.Body.self)
    }

    private static func contain(any type: any View.Type) -> Bool {
        func open<V: View>(_ type: V.Type) -> Bool { contain(type) }
        return open(type)
    }
}

/// A view whose elements are those of other views.
private protocol ContentHolding {
    @MainActor static var contentTypes: [any View.Type] { get }
}

extension ModifiedContent: ContentHolding where Content: View {
    @MainActor fileprivate static var contentTypes: [any View.Type] { [Content.self] }
}
extension Group: ContentHolding where Content: View {
    @MainActor fileprivate static var contentTypes: [any View.Type] { [Content.self] }
}
extension Optional: ContentHolding where Wrapped: View {
    @MainActor fileprivate static var contentTypes: [any View.Type] { [Wrapped.self] }
}
extension _ConditionalContent: ContentHolding where TrueContent: View, FalseContent: View {
    @MainActor fileprivate static var contentTypes: [any View.Type] { [TrueContent.self, FalseContent.self] }
}
