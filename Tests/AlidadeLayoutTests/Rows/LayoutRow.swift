import AlidadeLayout

/// One line of a table: a tree in a window and where its named nodes are.
struct LayoutRow: CustomStringConvertible, Sendable {
    let id: String
    let size: (Double, Double)
    let tree: @Sendable () -> Node
    let frames: [String: Frame]
    /// Points.
    var tolerance = 0.005

    init(
        _ id: String, _ width: Double, _ height: Double, tolerance: Double = 0.005,
        _ tree: @escaping @Sendable () -> Node, _ frames: [String: Frame]
    ) {
        self.id = id
        self.size = (width, height)
        self.tree = tree
        self.frames = frames
        self.tolerance = tolerance
    }

    init(_ id: String, _ tree: @escaping @Sendable () -> Node, _ frames: [String: Frame]) {
        self.init(id, 200, 200, tree, frames)
    }

    var description: String { id }

    /// What is not where it should be.
    func failures() -> [String] {
        let subject = TestTree(Node(.root, [tree()]))
        subject.layout(size.0, size.1)
        return frames.sorted { $0.key < $1.key }.compactMap { name, expected in
            guard let frame = subject.frame(name) else { return "\(name) is missing" }
            return frame.isClose(to: expected, within: tolerance) ? nil : "\(name) is \(frame), not \(expected)"
        }
    }
}

func F(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame { Frame(x, y, width, height) }
