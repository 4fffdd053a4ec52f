import AlidadeLayout
import Foundation

/// Rows in a column that scrolls; only those near the viewport exist.
///
/// ```swift
/// List(selection: $chosen) {
///     Section("Fruit") { ForEach(fruits) { Text($0.name) }.onDelete { fruits.remove(atOffsets: $0) } }
/// }
/// ```
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never
    let content: Content
    let selection: ListSelection?

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            let scope = cursor.next { ListScope(host: $1, parent: $2, context: $0) }
            let controller = scope.controller
            controller.adopt(view.selection, cursor.environment)
            let appearance = controller.appearance
            let environment = cursor.environment
            scope.visit(&cursor) { cursor in
                cursor.responder(
                    { cursor in
                        cursor.scroll(
                            .vertical, showsIndicators: true, name: "List", configure: { controller.attach($0) }
                        ) { inner in
                            inner.lazy(
                                "ListRows", isVertical: true,
                                spacing: Double(environment.listRowSpacing ?? 0).clampedToLength, crossFraction: 0,
                                pinned: appearance.style == .plain ? .sectionHeaders : [], list: appearance,
                                controller: controller, content: view.content)
                        }
                    }, { controller.attach($0) })
            }
        }
    }
}

/// Keeps a list's controller.
final class ListScope: Scope {
    private(set) lazy var controller = ListController(scope: self)

    override func tearDown() { controller.stop() }
}

extension Double {
    /// nan and negatives count as 0.
    var clampedToLength: Double { self > 0 && self < .infinity ? self : 0 }
}
