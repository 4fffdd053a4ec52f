/// The identifiers that the views of a `ForEach` say in so many words. A view has to be made to be asked, so each is asked
/// once, and what was found on the way to another is remembered.
@MainActor
final class WrittenIDs {
    struct Index {
        private var known: [AnyHashable: Int] = [:]
        /// This many views have been asked, from the first on.
        private(set) var asked = 0

        /// The first view with an identifier.
        @MainActor mutating func index(of wanted: AnyHashable, count: Int, id: (Int) -> AnyHashable?) -> Int? {
            if let index = known[wanted], index < count {
                if id(index) == wanted { return index }
                forget()
            } else if asked > 0, count > 0, id(0).map({ known[$0] }) != .some(0) {
                // The views say something else than they did.
                forget()
            }
            while asked < count {
                let index = asked
                asked += 1
                guard let id = id(index) else { continue }
                if known[id] == nil { known[id] = index }
                if id == wanted { return index }
            }
            return nil
        }

        private mutating func forget() {
            known = [:]
            asked = 0
        }
    }

    var ids = Index()
    var tags = Index()

    nonisolated init() {}
}
