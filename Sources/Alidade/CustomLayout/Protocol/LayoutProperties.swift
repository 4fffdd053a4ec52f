import AlidadeLayout

/// Properties that all containers of one `Layout` share.
public struct LayoutProperties: Sendable {
    /// The axis along which a stack-like container runs: where a spacer or a divider in it stretches. Nil: none.
    public var stackOrientation: Axis?

    public init() {}
}
