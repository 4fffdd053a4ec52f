import Foundation

extension MutableCollection {
    /// Moves the elements at `source` so that they come before the one at `destination`, counted before the move.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let valid = source.filter { $0 >= 0 && $0 < all.count }
        let destination = Swift.min(Swift.max(destination, 0), all.count)
        let moving = Set(valid)
        var new: [Element] = []
        new.reserveCapacity(all.count)
        for (offset, element) in all[..<destination].enumerated() where !moving.contains(offset) { new.append(element) }
        new += valid.map { all[$0] }
        for offset in destination..<all.count where !moving.contains(offset) { new.append(all[offset]) }
        var index = startIndex
        for element in new {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`; offsets without an element are passed over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in self.enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}
