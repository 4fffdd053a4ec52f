import AlidadeLayout

/// A node of a tree written down in a test: what an item is, and what the stub client says for it.
final class Node {
    var kind: ItemKind
    var params: ItemParams
    var horizontal: AlignmentKey
    var vertical: AlignmentKey
    var flags: ItemFlags
    var children: [Node]
    var name = ""
    var text = StubText()
    /// What the client answers for a guide.
    var guide = StubGuide.none
    var layout = StubLayout.none
    /// Where the node is in the tree that is changed step by step.
    var item = noItem

    init(
        _ kind: ItemKind, _ params: ItemParams = ItemParams(), horizontal: AlignmentKey = .horizontalCenter,
        vertical: AlignmentKey = .verticalCenter, flags: ItemFlags = [], _ children: [Node] = []
    ) {
        self.kind = kind
        self.params = params
        self.horizontal = horizontal
        self.vertical = vertical
        self.flags = flags
        self.children = children
    }

    /// The same nodes, not in any tree.
    func copy() -> Node {
        let made = Node(
            kind, params, horizontal: horizontal, vertical: vertical, flags: flags, children.map { $0.copy() })
        made.name = name
        made.text = text
        made.guide = guide
        made.layout = layout
        return made
    }

    convenience init(_ kind: ItemKind, _ children: [Node]) { self.init(kind, ItemParams(), children) }
}

/// A text that wraps: as many equal lines as its width needs.
struct StubText: Equatable {
    var width = 40.0
    var lineHeight = 16.0
    /// Does not wrap, and is cut off where the proposal is narrower.
    var isOneLine = false
    /// Lines have exactly an equal share of the width, whatever pixels say.
    var isExact = false
    /// As texts prefer beside their edges; otherwise plain.
    var hasTextSpacing = false

    /// Of a font without leading: 0 beside other texts, and the default beside what is plain.
    var edges: ViewSpacing {
        var result = ViewSpacing.plain
        result.top = EdgeSpacing(text: 8, line: 0)
        result.bottom = EdgeSpacing(text: 8, line: 1)
        return result
    }

    func size(_ proposal: Proposal) -> LayoutSize {
        if isOneLine {
            return LayoutSize(width: min(width, proposal.width.isNaN ? width : proposal.width), height: lineHeight)
        }
        if proposal.width.isNaN || proposal.width >= width { return LayoutSize(width: width, height: lineHeight) }
        let lines = (width / max(proposal.width, 10)).rounded(.up)
        let line = isExact ? width / lines : (width / lines).rounded(.up)
        return LayoutSize(width: line, height: lineHeight * lines)
    }
}

enum StubGuide: Equatable {
    case none
    case constant(Double)
    /// A part of the view's width or height.
    case fraction(Double)
    /// Another guide of the view's, moved.
    case moved(AlignmentKey, Double)
    /// As the classic tag cloud does: each call continues where the one before has stopped.
    case running
}

/// What an external item's client does.
enum StubLayout: Equatable {
    case none
    /// One below the other, by their priority and spacing.
    case column
    /// Left to right, in lines.
    case flow
    /// Only the first is placed.
    case first
}
