import AlidadeLayout

// What most views stand in are types of their own, no larger than what they were given: a view is copied more often
// than it is laid out.

/// A fixed width, height or both.
public nonisolated struct _FrameModifier: ViewModifier {
    public typealias Body = Never
    @usableFromInline let width: CGFloat?
    @usableFromInline let height: CGFloat?
    @usableFromInline let alignment: Alignment

    @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @inlinable @MainActor public static func _modify<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _Cursor
    ) {
        if V._isSingle, let item = cursor.openFrame(modifier.width, modifier.height, modifier.alignment) {
            V._visit(content, &cursor)
            cursor.close(item)
        } else {
            _ItemModifier._modify(modifier.item, content, &cursor)
        }
    }

    @usableFromInline var item: _ItemModifier {
        _ItemModifier(
            kind: .frame, params: ItemParams(number(width), number(height)), horizontal: alignment.horizontal.key,
            vertical: alignment.vertical.key,
            warning: width?.isLength == false || height?.isLength == false ? .frame : nil)
    }
}

/// Space around a view.
public nonisolated struct _PaddingModifier: ViewModifier {
    public typealias Body = Never
    @usableFromInline let insets: EdgeInsets

    @inlinable init(insets: EdgeInsets) { self.insets = insets }

    @usableFromInline init(_ edges: Edge.Set, _ length: CGFloat?) {
        let length = length ?? 16
        insets = EdgeInsets(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    @inlinable @MainActor public static func _modify<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _Cursor
    ) {
        if V._isSingle, let item = cursor.openPadding(modifier.insets) {
            V._visit(content, &cursor)
            cursor.close(item)
        } else {
            _ItemModifier._modify(modifier.item, content, &cursor)
        }
    }

    @usableFromInline var item: _ItemModifier {
        _ItemModifier(kind: .padding, params: insets.params, warning: insets.isFinite ? nil : .padding)
    }
}

extension EdgeInsets {
    fileprivate var params: ItemParams {
        ItemParams(Double(top), Double(leading), Double(bottom), Double(trailing), 0, 0)
    }
}

extension _Cursor {
    /// Opens a frame; nil where modifiers wait to be around it, or where there is something to say about its lengths.
    @usableFromInline
    mutating func openFrame(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment) -> OpenItem? {
        guard wrappers.isEmpty, width?.isLength != false, height?.isLength != false else { return nil }
        var params = ItemParams.none
        params.p0 = number(width)
        params.p1 = number(height)
        return open(.frame, params, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key)
    }

    /// Opens space around one element; nil where modifiers wait to be around it, or where there is something to say
    /// about the lengths.
    @usableFromInline
    mutating func openPadding(_ insets: EdgeInsets) -> OpenItem? {
        guard wrappers.isEmpty, insets.isFinite else { return nil }
        return open(.padding, insets.params, horizontal: .none, vertical: .none)
    }
}
