import AlidadeLayout
import CCounters
import Testing

private let isOptimized: Bool = {
    var isDebug = false
    assert({ isDebug = true }() == ())
    return !isDebug
}()

/// A layout of a tree that keeps its shape takes no memory: what it needs it has from the first time.
///
/// Only an optimized build tells: without, each literal of an option set is an array.
@Suite(.enabled(if: isOptimized)) struct SteadyAllocations {
    /// Allocations of this thread while `body` runs, once everything has found its size.
    static func count(_ body: () -> Void) -> UInt64 {
        for _ in 0..<3 { body() }
        let before = allocations_count()
        body()
        return allocations_count() - before
    }

    static func rows(_ count: Int, isFixed: Bool, _ changed: Node) -> TestTree {
        let rows = (0..<count).map { row in
            let boxes = (0..<4).map { row == count / 2 && $0 == 2 ? changed : C().frame(.nan, 60) }
            return isFixed ? H(8, boxes).frame(.nan, 60) : H(8, boxes)
        }
        let subject = TestTree(Node(.root, [Scroll(.vertical, V(0, rows))]))
        subject.layout(430, 900)
        return subject
    }

    /// The counter counts, or the tests here could not fail.
    @Test func anAllocationIsSeen() {
        let before = allocations_count()
        let array = [Int](unsafeUninitializedCapacity: 1000) { $1 = 0 }
        #expect(allocations_count() > before)
        #expect(array.isEmpty)
    }

    @Test func aResizeTakesNone() {
        let subject = Self.rows(200, isFixed: false, C().frame(.nan, 60))
        var width = 430.0
        let count = Self.count {
            width = width > 440 ? 431 : width + 1
            subject.layout(width, 900)
        }
        #expect(count == 0)
    }

    @Test(arguments: [true, false]) func aChangeTakesNone(_ isFixed: Bool) {
        let leaf = C().frame(.nan, 60)
        let subject = Self.rows(200, isFixed: isFixed, leaf)
        var height = 60.0
        let count = Self.count {
            height = height > 70 ? 60 : height + 1
            subject.tree.patch(
                leaf.item, ItemParams(.nan, height), horizontal: leaf.horizontal, vertical: leaf.vertical, flags: [])
            subject.layout(430, 900)
        }
        #expect(count == 0)
    }

    @Test func aScrollTakesNone() {
        let scroll = Scroll(.vertical, V(0, (0..<200).map { _ in C().frame(.nan, 60) }))
        let subject = TestTree(Node(.root, [scroll]))
        subject.layout(400, 600)
        var offset = 0.0
        let count = Self.count {
            offset = offset > 1000 ? 0 : offset + 53
            subject.tree.patch(
                scroll.item, ItemParams(2, 0, offset), horizontal: scroll.horizontal, vertical: scroll.vertical,
                flags: [])
            subject.layout(400, 600)
        }
        #expect(count == 0)
    }
}
