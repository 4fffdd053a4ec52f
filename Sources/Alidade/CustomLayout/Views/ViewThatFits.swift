import AlidadeLayout

/// Shows the first of several views whose ideal size fits the space that is offered, else the last one.
///
///     ViewThatFits(in: .horizontal) {
///         Text("A long description of the state")
///         Image(systemName: "checkmark")
///     }
public nonisolated struct ViewThatFits<Content>: View where Content: View {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// - Parameter axes: where a view must fit; on the others it may be as long as it likes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            cursor.item(
                .external, isContainer: true,
                payload: { slot in
                    let (payload, isNew) = slot.payload { FittingPayload(view.axes) }
                    if !isNew { slot.measureChanged = payload.update(view.axes) }
                }
            ) { cursor in
                cursor.axis = 0
                let scope = cursor.next { FittingScope(host: $1, parent: $2, context: $0) }
                (cursor.host.payload(of: cursor.container) as? FittingPayload)?.chooser = scope
                scope.visit(&cursor) { Content._visit(view.content, &$0) }
            }
        }
    }
}

final class FittingPayload: RunnerPayload, ChoosingPayload {
    private let fitting: FittingRunner
    /// The scope of the views to choose from.
    weak var chooser: FittingScope?

    init(_ axes: Axis.Set) {
        fitting = FittingRunner(axes)
        super.init(runner: fitting)
    }

    /// False where the axes are as before.
    func update(_ axes: Axis.Set) -> Bool { fitting.update(axes) }

    override var viewName: String? { "ViewThatFits" }
}
