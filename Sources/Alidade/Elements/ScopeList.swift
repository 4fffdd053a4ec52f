/// The scopes below a scope, in the order of the source. Most have one, which needs no array of its own.
@usableFromInline
enum ScopeList {
    case none
    case one(Scope)
    case many([Scope])

    init(_ scopes: [Scope]) {
        switch scopes.count {
        case 0: self = .none
        case 1: self = .one(scopes[0])
        default: self = .many(scopes)
        }
    }

    @usableFromInline
    mutating func append(_ scope: Scope) {
        switch self {
        case .none: self = .one(scope)
        case .one(let first): self = .many([first, scope])
        case .many(var scopes):
            // The array has one owner while it grows, so that it is not copied.
            self = .none
            scopes.append(scope)
            self = .many(scopes)
        }
    }

    /// Makes room for so many, before the first is there.
    @usableFromInline
    mutating func reserveCapacity(_ count: Int) {
        guard count > 1, isEmpty else { return }
        var scopes: [Scope] = []
        scopes.reserveCapacity(count)
        self = .many(scopes)
    }
}

extension ScopeList: RandomAccessCollection {
    @usableFromInline var startIndex: Int { 0 }
    @usableFromInline var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let scopes): scopes.count
        }
    }

    @usableFromInline subscript(index: Int) -> Scope {
        switch self {
        case .none: preconditionFailure("there is no scope")
        case .one(let scope):
            precondition(index == 0, "there is one scope only")
            return scope
        case .many(let scopes): return scopes[index]
        }
    }
}

extension ScopeList: ExpressibleByArrayLiteral {
    @usableFromInline init(arrayLiteral scopes: Scope...) { self.init(scopes) }
}
