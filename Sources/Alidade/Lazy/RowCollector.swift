import AlidadeLayout
import Foundation

/// Gathers what a lazy container's rows are made of, without building any.
@MainActor
@usableFromInline
package final class RowCollector {
    private(set) var sections: [RowSection] = [RowSection()]
    /// Rows are list rows: headers and footers have looks of their own.
    let isList: Bool
    private weak var scope: LazyScopeBase?
    private var counts: [Int32: Int] = [:]
    private var role = RowRole.row
    private var editing: RowEditing?

    init(scope: LazyScopeBase, isList: Bool) {
        self.scope = scope
        self.isList = isList
    }

    func add(_ source: any RowSource) {
        sections[sections.count - 1].entries.append(RowEntry(source: source, role: role, editing: editing))
    }

    /// What was gathered, which is kept here no longer: the rows know who gathered them, and would keep themselves.
    func takeSections() -> [RowSection] {
        let gathered = sections
        sections = [RowSection()]
        return gathered
    }

    /// Rows that `body` adds are a section of their own.
    func section(_ body: () -> Void) {
        sections.append(RowSection(isExplicit: true))
        body()
        sections.append(RowSection())
    }

    /// Rows that `body` adds are its section's header or footer.
    func with(role: RowRole, _ body: () -> Void) {
        let outer = self.role
        self.role = role
        body()
        self.role = outer
    }

    /// What can be done with the rows that `body` adds.
    func with(editing change: (inout RowEditing) -> Void, _ body: () -> Void) {
        let outer = editing
        var new = outer ?? RowEditing()
        change(&new)
        editing = new
        body()
        editing = outer
    }

    /// Numbers the single rows of one scope, so that each keeps its identity.
    func nextIndex(in scope: Scope) -> Int {
        counts[scope.rowOwner, default: 0] += 1
        return counts[scope.rowOwner, default: 1]
    }

    func gatherAgain() { scope?.mark() }
}

/// A lazy container's scope, which can gather its rows again.
class LazyScopeBase: Scope {
    weak var payload: LazyPayload?
}

/// What a row is in its section.
enum RowRole: UInt8 { case header, row, footer }

/// What can be done with the rows of a `ForEach`.
struct RowEditing {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insert: ((Int) -> Void)?
}

/// Names a row for as long as its container lives.
struct RowKey: Hashable {
    /// The scope that the row comes from; never used again for another.
    let owner: Int32
    let id: AnyHashable
}
