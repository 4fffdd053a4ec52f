import AlidadeLayout

/// A modifier that is one layout item around its content, described by numbers.
public nonisolated struct _ItemModifier: ViewModifier {
    public typealias Body = Never
    let kind: ItemKind
    let params: ItemParams
    var horizontal: AlignmentKey = .none
    var vertical: AlignmentKey = .none
    var warning: LayoutWarning?

    @inlinable @MainActor public static func _modify<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _Cursor
    ) {
        if V._isSingle {
            if let item = cursor.open(modifier) {
                V._visit(content, &cursor)
                cursor.close(item)
            } else {
                cursor.wrapOne(modifier) { V._visit(content, &$0) }
            }
        } else {
            modifyEach(modifier, content, &cursor)
        }
    }

    @usableFromInline @MainActor static func modifyEach<V: View>(
        _ modifier: Self, _ content: V, _ cursor: inout _Cursor
    ) {
        if let warning = modifier.warning { warning.warn(cursor.host) }
        cursor.wrapping(content) { cursor, inside in
            cursor.item(
                modifier.kind, modifier.params, horizontal: modifier.horizontal, vertical: modifier.vertical,
                content: inside)
        }
    }
}

extension _Cursor {
    /// Opens the item around one element; nil where modifiers wait to be around that.
    @usableFromInline
    mutating func open(_ modifier: _ItemModifier) -> OpenItem? {
        guard wrappers.isEmpty else { return nil }
        if let warning = modifier.warning { warning.warn(host) }
        return open(modifier.kind, modifier.params, horizontal: modifier.horizontal, vertical: modifier.vertical)
    }

    /// An item around one element: no closure has to outlive the call.
    @usableFromInline
    mutating func wrapOne(_ modifier: _ItemModifier, _ content: @MainActor (inout _Cursor) -> Void) {
        if let warning = modifier.warning { warning.warn(host) }
        asElement {
            $0.item(
                modifier.kind, modifier.params, horizontal: modifier.horizontal, vertical: modifier.vertical,
                content: content)
        }
    }
}

extension View {
    /// Gives the view a fixed size where a length is given. Negative and non-finite lengths are ignored with a warning.
    @inlinable public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameModifier(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { frame(width: nil, height: nil) }

    /// Bounds the view's size. A length between minimum and maximum follows the proposal.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ItemModifier(
                kind: .flexFrame,
                params: ItemParams(
                    number(minWidth), number(idealWidth), number(maxWidth), number(minHeight), number(idealHeight),
                    number(maxHeight)),
                horizontal: alignment.horizontal.key, vertical: alignment.vertical.key,
                warning: frameWarning(minWidth, idealWidth, maxWidth) ?? frameWarning(minHeight, idealHeight, maxHeight)
            ))
    }

    /// Lets the view have its ideal size on the chosen axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_ItemModifier(kind: .fixedSize, params: ItemParams(horizontal ? 1 : 0, vertical ? 1 : 0)))
    }

    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Space around the view, points; negative insets let it overhang.
    @inlinable public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingModifier(insets: insets))
    }

    /// Space on the given edges; nil: 16 points.
    @inlinable public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingModifier(edges, length))
    }

    @inlinable public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Constrains the proposal to a ratio of width to height; nil: the view's own.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            _ItemModifier(
                kind: .aspectRatio, params: ItemParams(number(aspectRatio), contentMode == .fill ? 1 : 0),
                warning: aspectRatio.map { $0 > 0 && $0 < .infinity } == false ? .aspectRatio : nil))
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Puts the view's centre at a point of the space it is proposed.
    public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            _ItemModifier(
                kind: .position, params: ItemParams(Double(x), Double(y)),
                warning: x.isFinite && y.isFinite ? nil : .position))
    }

    /// Moves the view without moving anything else.
    public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            _ItemModifier(
                kind: .offset, params: ItemParams(Double(x), Double(y)),
                warning: x.isFinite && y.isFinite ? nil : .offset))
    }

    /// Views of higher priority get space before others; 0 where nothing is said.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(
            _ItemModifier(
                kind: .priority, params: ItemParams(value), warning: value.isNaN ? .layoutPriority : nil))
    }

    /// Lets the view reach into the safe area.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _ItemModifier(
                kind: .ignoresSafeArea, params: ItemParams(edgeMask(edges), Double(regions.rawValue & 0xFF))))
    }

    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Keeps a view's place but shows nothing of it and lets it take no input.
    public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }
}

/// What is wrong with one axis of a flexible frame.
private nonisolated func frameWarning(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> LayoutWarning? {
    if least?.isLength == false || ideal?.isLength == false || most.map({ $0 >= 0 }) == false { return .frame }
    if let least, let ideal, ideal < least { return .contradictoryFrame }
    if let floor = ideal ?? least, let most, most < floor { return .contradictoryFrame }
    return nil
}

/// Optional lengths as the layout tree has them: nan for nil.
nonisolated func number(_ length: CGFloat?) -> Double { length.map(Double.init) ?? .nan }

nonisolated func edgeMask(_ edges: Edge.Set) -> Double {
    (edges.contains(.top) ? 1 : 0) + (edges.contains(.leading) ? 2 : 0) + (edges.contains(.bottom) ? 4 : 0)
        + (edges.contains(.trailing) ? 8 : 0)
}

/// Whether content is made to fit inside or to cover.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

public nonisolated struct _HiddenModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public init() {}

    @MainActor public static func _modify<V: View>(_ modifier: Self, _ content: V, _ cursor: inout _Cursor) {
        cursor.wrapping(content) { cursor, inside in
            cursor.item(.passthrough, flags: .hidden, content: inside)
        }
    }
}
