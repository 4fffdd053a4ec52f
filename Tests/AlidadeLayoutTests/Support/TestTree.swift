import AlidadeLayout

/// A layout tree made from nodes, in a window.
final class TestTree {
    let tree = LayoutTree()
    let client: StubClient
    let root: Node

    init(_ root: Node, pixelLength: Double = 1) {
        self.root = root
        client = StubClient(tree)
        tree.client = client
        tree.pixelLength = pixelLength
        add(root, parent: noItem, after: noItem)
    }

    /// Inserts a node and what is in it.
    @discardableResult
    func add(_ node: Node, parent: ItemIndex, after previous: ItemIndex) -> ItemIndex {
        let top = insert(node, parent: parent, after: previous)
        // Not recursive: tests build trees of any depth.
        var waiting = [node]
        while let next = waiting.popLast() {
            var last = noItem
            for child in next.children {
                last = insert(child, parent: next.item, after: last)
                waiting.append(child)
            }
        }
        return top
    }

    private func insert(_ node: Node, parent: ItemIndex, after previous: ItemIndex) -> ItemIndex {
        node.item = tree.insert(
            node.kind, node.params, horizontal: node.horizontal, vertical: node.vertical, flags: node.flags,
            payload: client.add(node), parent: parent, after: previous)
        return node.item
    }

    /// Takes the nodes apart, which would end one inside the other otherwise.
    func dismantle() {
        var waiting = [root]
        while let next = waiting.popLast() {
            waiting += next.children
            next.children = []
        }
    }

    func layout(_ width: Double, _ height: Double) {
        tree.layout(root: root.item, width: width, height: height)
    }

    /// A node's frame in the window.
    func frame(_ node: Node) -> Frame {
        let item = tree.item(node.item).pointee
        let origin = tree.origin(of: node.item)
        return Frame(origin.x, origin.y, item.width, item.height)
    }

    /// The frame of the node with that name.
    func frame(_ name: String) -> Frame? {
        var found: Frame?
        visit(root) { if $0.name == name { found = frame($0) } }
        return found
    }

    func visit(_ node: Node, _ body: (Node) -> Void) {
        var waiting = [node]
        while let next = waiting.popLast() {
            body(next)
            waiting += next.children.reversed()
        }
    }
}

struct Frame: Equatable, CustomStringConvertible {
    var x, y, width, height: Double
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
    var description: String { "(\(x), \(y), \(width), \(height))" }

    func isClose(to other: Frame, within tolerance: Double = 0.005) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
            && abs(height - other.height) <= tolerance
    }
}
