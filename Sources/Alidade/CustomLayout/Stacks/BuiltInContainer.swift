import AlidadeLayout

/// A container that the layout tree knows by itself.
public struct _BuiltInContainer {
    package enum Kind {
        case hStack(alignment: VerticalAlignment, spacing: Double?)
        case vStack(alignment: HorizontalAlignment, spacing: Double?)
        case zStack(alignment: Alignment)
        case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }
}
