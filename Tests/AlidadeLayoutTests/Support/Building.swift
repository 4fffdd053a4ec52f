import AlidadeLayout

// A shorthand for trees, close to the views they stand for.

/// A colour or a shape: takes what it is offered.
func C(_ name: String = "") -> Node { Node(.leaf).named(name) }
/// Something of a fixed size.
func Box(_ width: Double, _ height: Double, _ name: String = "") -> Node {
    C(name).frame(width, height).named(name)
}
/// A text of one line, plain beside its edges but for other texts.
func T(_ width: Double, _ height: Double = 16, _ name: String = "") -> Node {
    let node = Node(.text).named(name)
    node.text = StubText(width: width, lineHeight: height, isOneLine: true, hasTextSpacing: true)
    return node
}
func Gap(_ least: Double = .nan, _ name: String = "") -> Node { Node(.spacer, ItemParams(least)).named(name) }
func Line(_ name: String = "") -> Node { Node(.divider, ItemParams(1)).named(name) }

func H(
    _ spacing: Double = .nan, _ alignment: VerticalAlignment = .center, _ children: [Node]
) -> Node {
    Node(.hStack, ItemParams(spacing), vertical: alignment.key, children.map { $0.along(1) })
}
func V(
    _ spacing: Double = .nan, _ alignment: HorizontalAlignment = .center, _ children: [Node]
) -> Node {
    Node(.vStack, ItemParams(spacing), horizontal: alignment.key, children.map { $0.along(2) })
}
func Z(_ alignment: Alignment = .center, _ children: [Node]) -> Node {
    Node(.zStack, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key, children)
}
func H(_ spacing: Double, _ children: [Node]) -> Node { H(spacing, .center, children) }
func H(_ children: [Node]) -> Node { H(.nan, .center, children) }
func V(_ spacing: Double, _ children: [Node]) -> Node { V(spacing, .center, children) }
func V(_ children: [Node]) -> Node { V(.nan, .center, children) }
func Z(_ children: [Node]) -> Node { Z(.center, children) }
func Reader(_ children: [Node]) -> Node { Node(.geometryReader, children) }
func Scroll(_ axes: Axis.Set, _ content: Node) -> Node { Node(.scroll, ItemParams(Double(axes.rawValue)), [content]) }

extension Node {
    func named(_ name: String) -> Node {
        self.name = name
        return self
    }

    func flagged(_ flags: ItemFlags) -> Node {
        self.flags.formUnion(flags)
        return self
    }

    /// Tells spacers and dividers their stack's axis.
    fileprivate func along(_ axis: Double) -> Node {
        if kind == .spacer || kind == .divider { params.p1 = axis }
        if kind.rawValue >= ItemKind.padding.rawValue, kind.rawValue <= ItemKind.passthrough.rawValue {
            _ = children.first?.along(axis)
        }
        return self
    }

    func frame(_ width: Double = .nan, _ height: Double = .nan, _ alignment: Alignment = .center) -> Node {
        Node(
            .frame, ItemParams(width, height), horizontal: alignment.horizontal.key,
            vertical: alignment.vertical.key, [self])
    }

    func flex(maxW: Double, _ alignment: Alignment) -> Node { flex(minW: .nan, maxW: maxW, alignment) }
    func flex(
        minW: Double = .nan, idealW: Double = .nan, maxW: Double = .nan, minH: Double = .nan,
        idealH: Double = .nan, maxH: Double = .nan, _ alignment: Alignment = .center
    ) -> Node {
        Node(
            .flexFrame, ItemParams(minW, idealW, maxW, minH, idealH, maxH), horizontal: alignment.horizontal.key,
            vertical: alignment.vertical.key, [self])
    }

    func padding(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> Node {
        Node(.padding, ItemParams(top, leading, bottom, trailing), [self])
    }
    func padding(_ all: Double = 16) -> Node { padding(all, all, all, all) }
    func priority(_ value: Double) -> Node { Node(.priority, ItemParams(value), [self]) }
    func offset(_ x: Double, _ y: Double) -> Node { Node(.offset, ItemParams(x, y), [self]) }
    func position(_ x: Double, _ y: Double) -> Node { Node(.position, ItemParams(x, y), [self]) }
    func fixedSize(_ horizontal: Bool = true, _ vertical: Bool = true) -> Node {
        Node(.fixedSize, ItemParams(horizontal ? 1 : 0, vertical ? 1 : 0), [self])
    }
    func aspect(_ ratio: Double, fill: Bool = false) -> Node {
        Node(.aspectRatio, ItemParams(ratio, fill ? 1 : 0), [self])
    }
    func overlay(_ alignment: Alignment, _ layer: Node) -> Node {
        Node(
            .overlay, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key,
            [self, Z(.center, [layer])])
    }
    func background(_ alignment: Alignment, _ layer: Node) -> Node {
        Node(
            .background, horizontal: alignment.horizontal.key, vertical: alignment.vertical.key,
            [Z(.center, [layer]), self])
    }
    func overlay(_ layer: Node) -> Node { overlay(.center, layer) }
    func background(_ layer: Node) -> Node { background(.center, layer) }
    func guide(_ alignment: HorizontalAlignment, _ guide: StubGuide) -> Node {
        let node = Node(.alignmentGuide, horizontal: alignment.key, vertical: .none, [self]).named(name)
        node.guide = guide
        return node
    }
    func guide(_ alignment: VerticalAlignment, _ guide: StubGuide) -> Node {
        let node = Node(.alignmentGuide, horizontal: .none, vertical: alignment.key, [self]).named(name)
        node.guide = guide
        return node
    }
    func ignoresSafeArea(_ edges: Int = 15) -> Node {
        Node(.ignoresSafeArea, ItemParams(Double(edges), 255), [self])
    }
    func bar(_ edge: Int, _ spacing: Double = .nan, _ bar: Node) -> Node {
        Node(.safeAreaInset, ItemParams(Double(edge), spacing), [self, bar])
    }
}
