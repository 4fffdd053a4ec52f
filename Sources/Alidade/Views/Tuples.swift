// Fixed arities are structs of plain fields because a struct that stores a parameter pack pays metadata look-ups at
// every copy (six times the cost a child). Beyond ten children `TuplePack` takes over.

/// 2 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple2<C0: View, C1: View>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1

    @inlinable init(_ c0: C0, _ c1: C1) {
        self.c0 = c0
        self.c1 = c1
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
    }
}

/// 3 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple3<C0: View, C1: View, C2: View>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2

    @inlinable init(_ c0: C0, _ c1: C1, _ c2: C2) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
        cursor.visit(view.c2)
    }
}

/// 4 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple4<C0: View, C1: View, C2: View, C3: View>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3

    @inlinable init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
        cursor.visit(view.c2)
        cursor.visit(view.c3)
    }
}

/// 5 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple5<C0: View, C1: View, C2: View, C3: View, C4: View>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4

    @inlinable init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
        cursor.visit(view.c2)
        cursor.visit(view.c3)
        cursor.visit(view.c4)
    }
}

/// 6 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple6<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5

    @inlinable init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
        cursor.visit(view.c2)
        cursor.visit(view.c3)
        cursor.visit(view.c4)
        cursor.visit(view.c5)
    }
}

/// 7 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple7<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5
    @usableFromInline let c6: C6

    @inlinable init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.c6 = c6
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
        cursor.visit(view.c2)
        cursor.visit(view.c3)
        cursor.visit(view.c4)
        cursor.visit(view.c5)
        cursor.visit(view.c6)
    }
}

/// 8 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple8<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5
    @usableFromInline let c6: C6
    @usableFromInline let c7: C7

    @inlinable init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.c6 = c6
        self.c7 = c7
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
        cursor.visit(view.c2)
        cursor.visit(view.c3)
        cursor.visit(view.c4)
        cursor.visit(view.c5)
        cursor.visit(view.c6)
        cursor.visit(view.c7)
    }
}

/// 9 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple9<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5
    @usableFromInline let c6: C6
    @usableFromInline let c7: C7
    @usableFromInline let c8: C8

    @inlinable init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.c6 = c6
        self.c7 = c7
        self.c8 = c8
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
        cursor.visit(view.c2)
        cursor.visit(view.c3)
        cursor.visit(view.c4)
        cursor.visit(view.c5)
        cursor.visit(view.c6)
        cursor.visit(view.c7)
        cursor.visit(view.c8)
    }
}

/// 10 views in a row, each an element (or several) of the container around them.
public nonisolated struct Tuple10<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View
>: View {
    public typealias Body = Never
    @usableFromInline let c0: C0
    @usableFromInline let c1: C1
    @usableFromInline let c2: C2
    @usableFromInline let c3: C3
    @usableFromInline let c4: C4
    @usableFromInline let c5: C5
    @usableFromInline let c6: C6
    @usableFromInline let c7: C7
    @usableFromInline let c8: C8
    @usableFromInline let c9: C9

    @inlinable init(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
    {
        self.c0 = c0
        self.c1 = c1
        self.c2 = c2
        self.c3 = c3
        self.c4 = c4
        self.c5 = c5
        self.c6 = c6
        self.c7 = c7
        self.c8 = c8
        self.c9 = c9
    }

    @inlinable @MainActor public static var _isSingle: Bool { false }
    @inlinable @MainActor public static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.visit(view.c0)
        cursor.visit(view.c1)
        cursor.visit(view.c2)
        cursor.visit(view.c3)
        cursor.visit(view.c4)
        cursor.visit(view.c5)
        cursor.visit(view.c6)
        cursor.visit(view.c7)
        cursor.visit(view.c8)
        cursor.visit(view.c9)
    }
}
