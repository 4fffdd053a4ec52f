import AlidadeLayout
import Foundation
import Testing

@Suite struct Depth {
    /// Runs `body` on a thread with that much stack, in megabytes.
    private func onThread(stack: Int, _ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = stack << 20
        thread.start()
        done.wait()
    }

    private static func nested(_ levels: Int, inside: Node) -> Node {
        var node = inside
        for level in 0..<levels {
            switch level % 4 {
            case 0: node = node.padding(0, 1, 0, 0)
            case 1: node = V([node])
            case 2: node = Z([node])
            default: node = node.flex(maxW: .infinity)
            }
        }
        return node
    }

    @Test func tenThousandLevels() {
        onThread(stack: 256) {
            let leaf = C("leaf")
            let subject = TestTree(Node(.root, [Self.nested(10_000, inside: leaf)]))
            subject.layout(20_000, 600)
            #expect(subject.frame(leaf) == Frame(2500, 0, 17_500, 600))
            // And again after a change at the bottom.
            let text = Node(.text)
            subject.tree.remove(leaf.item)
            subject.add(text, parent: subject.root.children[0].item, after: noItem)
            subject.layout(20_000, 500)
            #expect(subject.tree.needsLayout == false)
            subject.dismantle()
        }
    }

    @Test func moreLevelsThanTheStackHolds() {
        onThread(stack: 1) {
            let leaf = T(30, 16, "leaf")
            let subject = TestTree(Node(.root, [Self.nested(100_000, inside: leaf)]))
            subject.layout(20_000, 600)
            subject.layout(300, 600)
            #expect(subject.frame(leaf).x.isFinite)
            subject.dismantle()
        }
    }
}
