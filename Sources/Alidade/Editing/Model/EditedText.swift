/// Text under a caret: what typing, deleting and moving do to it. Positions count characters.
package struct EditedText: Equatable {
    package private(set) var characters: [Character] = []
    /// Where a selection began; equal to `head` where nothing is selected.
    package private(set) var anchor = 0
    /// Where the caret is.
    package private(set) var head = 0

    package init(_ text: String = "") {
        characters = Array(text)
        head = characters.count
        anchor = head
    }

    package var string: String { String(characters) }
    package var count: Int { characters.count }
    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var selectedText: String { String(characters[selection]) }
    package var hasSelection: Bool { anchor != head }

    /// Takes text from outside; the caret stays where it was, as far as there is text.
    package mutating func replace(with text: String) {
        characters = Array(text)
        anchor = min(anchor, count)
        head = min(head, count)
    }

    // MARK: Editing

    /// Puts text in place of the selection.
    package mutating func insert(_ text: String) {
        let new = Array(text)
        let range = selection
        // Joined as a string: a mark typed after a letter becomes one character with it.
        characters = Array(
            String(characters[..<range.lowerBound]) + String(new) + String(characters[range.upperBound...]))
        let end = String(characters.prefix(min(range.lowerBound + new.count, count)))
        head = min(end.count, count)
        anchor = head
    }

    /// Deletes the selection, or what `motion` passes over.
    package mutating func delete(_ motion: Motion) {
        if !hasSelection { head = target(motion) }
        let range = selection
        guard !range.isEmpty else { return }
        characters.removeSubrange(range)
        head = range.lowerBound
        anchor = head
    }

    // MARK: Moving

    /// Moves of the caret that need no layout.
    package enum Motion {
        case left, right, wordLeft, wordRight, start, end
    }

    /// - Parameter extends: the selection grows instead of ending.
    package mutating func move(_ motion: Motion, extends: Bool) {
        if !extends, hasSelection, motion == .left || motion == .right {
            head = motion == .left ? selection.lowerBound : selection.upperBound
        } else {
            head = target(motion)
        }
        if !extends { anchor = head }
    }

    package mutating func move(to position: Int, extends: Bool) {
        head = min(max(position, 0), count)
        if !extends { anchor = head }
    }

    package mutating func selectAll() {
        anchor = 0
        head = count
    }

    /// Selects the word around a position.
    package mutating func selectWord(at position: Int) {
        guard count > 0 else { return }
        let position = min(max(position, 0), count - 1)
        let isWord = Self.isWord(characters[position])
        anchor = position
        while anchor > 0, Self.isWord(characters[anchor - 1]) == isWord { anchor -= 1 }
        head = position
        while head < count, Self.isWord(characters[head]) == isWord { head += 1 }
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "'"
    }

    private func target(_ motion: Motion) -> Int {
        switch motion {
        case .left: return max(head - 1, 0)
        case .right: return min(head + 1, count)
        case .start: return 0
        case .end: return count
        case .wordLeft:
            var position = head
            while position > 0, !Self.isWord(characters[position - 1]) { position -= 1 }
            while position > 0, Self.isWord(characters[position - 1]) { position -= 1 }
            return position
        case .wordRight:
            var position = head
            while position < count, !Self.isWord(characters[position]) { position += 1 }
            while position < count, Self.isWord(characters[position]) { position += 1 }
            return position
        }
    }
}
