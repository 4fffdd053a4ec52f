/// Memory for views that are being visited: what was taken last is given back first.
///
/// A view that a function returns can be visited where the function has put it, with no copy; and the system's stack
/// stays free for the visit itself, however large the views are.
@MainActor
@usableFromInline
package final class ValueStack {
    private struct Block {
        let base: UnsafeMutableRawPointer
        let end: UnsafeMutableRawPointer
    }
    private static let blockSize = 1 << 16
    @exclusivity(unchecked) private nonisolated(unsafe) var blocks: [Block] = []
    /// The block in use, and the first free byte in it.
    @exclusivity(unchecked) private var current = -1
    @exclusivity(unchecked) private var top = UnsafeMutableRawPointer(bitPattern: 16)
    @exclusivity(unchecked) private var end = UnsafeMutableRawPointer(bitPattern: 16)
    /// The first free byte of each block that is full.
    @exclusivity(unchecked) private var tops: [UnsafeMutableRawPointer?] = []

    init() {}

    deinit { for block in blocks { block.base.deallocate() } }

    /// Room for one value; it is not initialized.
    @inlinable
    func take<T>(_ type: T.Type) -> UnsafeMutablePointer<T> {
        take(bytes: MemoryLayout<T>.stride, alignment: MemoryLayout<T>.alignment).assumingMemoryBound(to: T.self)
    }

    /// Gives the room taken last back; the value must be gone from it.
    @inlinable
    func giveBack<T>(_ place: UnsafeMutablePointer<T>) { giveBack(UnsafeMutableRawPointer(place)) }

    @usableFromInline
    func take(bytes: Int, alignment: Int) -> UnsafeMutableRawPointer {
        if let top, let end {
            let place = top.alignedUp(toMultipleOf: max(alignment, 16))
            if place + bytes <= end {
                self.top = place + bytes
                return place
            }
        }
        return takeFromNext(bytes, alignment)
    }

    @usableFromInline
    func giveBack(_ place: UnsafeMutableRawPointer) {
        top = place
        guard current > 0, place == blocks[current].base else { return }
        current -= 1
        top = tops.removeLast()
        end = blocks[current].end
    }

    private func takeFromNext(_ bytes: Int, _ alignment: Int) -> UnsafeMutableRawPointer {
        if current >= 0 { tops.append(top) }
        current += 1
        let size = max(Self.blockSize, bytes)
        if current < blocks.count, blocks[current].end - blocks[current].base < size {
            blocks[current].base.deallocate()
            blocks.remove(at: current)
        }
        if current == blocks.count || blocks[current].end - blocks[current].base < size {
            let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: max(alignment, 16))
            blocks.insert(Block(base: base, end: base + size), at: current)
        }
        let block = blocks[current]
        top = block.base + bytes
        end = block.end
        return block.base
    }
}
