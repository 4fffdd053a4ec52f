/// Makes one view of the statements in a closure.
@resultBuilder
public struct ViewBuilder {
    @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }
    @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    @inlinable public static func buildBlock<C0: View, C1: View>(
        _ c0: consuming C0, _ c1: consuming C1
    ) -> Tuple2<C0, C1> {
        Tuple2(c0, c1)
    }

    @inlinable public static func buildBlock<C0: View, C1: View, C2: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
    ) -> Tuple3<C0, C1, C2> {
        Tuple3(c0, c1, c2)
    }

    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3
    ) -> Tuple4<C0, C1, C2, C3> {
        Tuple4(c0, c1, c2, c3)
    }

    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4
    ) -> Tuple5<C0, C1, C2, C3, C4> {
        Tuple5(c0, c1, c2, c3, c4)
    }

    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5
    ) -> Tuple6<C0, C1, C2, C3, C4, C5> {
        Tuple6(c0, c1, c2, c3, c4, c5)
    }

    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6
    ) -> Tuple7<C0, C1, C2, C3, C4, C5, C6> {
        Tuple7(c0, c1, c2, c3, c4, c5, c6)
    }

    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7
    ) -> Tuple8<C0, C1, C2, C3, C4, C5, C6, C7> {
        Tuple8(c0, c1, c2, c3, c4, c5, c6, c7)
    }

    @inlinable
    public static func buildBlock<
        C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
    >(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7, _ c8: consuming C8
    ) -> Tuple9<C0, C1, C2, C3, C4, C5, C6, C7, C8> {
        Tuple9(c0, c1, c2, c3, c4, c5, c6, c7, c8)
    }

    @inlinable
    public static func buildBlock<
        C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View
    >(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7, _ c8: consuming C8, _ c9: consuming C9
    ) -> Tuple10<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9> {
        Tuple10(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
    }

    /// Eleven views and more.
    public static func buildBlock<
        C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View, C10: View,
        each Rest: View
    >(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7, _ c8: consuming C8, _ c9: consuming C9,
        _ c10: consuming C10,
        _ rest: repeat each Rest
    ) -> Tuple2<Tuple10<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>, TuplePack<C10, repeat each Rest>> {
        Tuple2(
            Tuple10(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), TuplePack(c10, repeat each rest))
    }

    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(first: first) }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(second: second) }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
