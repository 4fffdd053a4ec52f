import Foundation

/// Views made from a collection that can be edited.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// What the views are made from.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public nonisolated var data: Content.Data { content.data }
}

/// What can be done with the rows of dynamic content.
public nonisolated struct _RowEditingModifier: ViewModifier {
    public typealias Body = Never
    let change: (inout RowEditing) -> Void

    @MainActor public static var _isTransparent: Bool { true }
    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        if let rows = cursor.rows {
            rows.with(editing: modifier.change) { V._visit(content, &cursor) }
        } else {
            V._visit(content, &cursor)
        }
    }
}

extension DynamicViewContent {
    /// Lets the user delete rows; nil: not.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_RowEditingModifier { $0.delete = action })
    }

    /// Lets the user move rows; nil: not. The second value is the place before the rows have been taken out.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_RowEditingModifier { $0.move = action })
    }
}

enum DeleteDisabledTrait: _TraitKey { static var defaultValue: Bool { false } }
enum MoveDisabledTrait: _TraitKey { static var defaultValue: Bool { false } }

extension View {
    /// Keeps the rows of the view from being deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        trait(DeleteDisabledTrait.self, isDisabled)
    }

    /// Keeps the rows of the view from being moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        trait(MoveDisabledTrait.self, isDisabled)
    }
}
