import Alidade
import Testing

struct EditedTextTests {
    private func edited(_ text: String, _ anchor: Int, _ head: Int) -> EditedText {
        var edited = EditedText(text)
        edited.move(to: anchor, extends: false)
        edited.move(to: head, extends: true)
        return edited
    }

    @Test func typingReplacesTheSelection() {
        var text = edited("Hello world", 0, 5)
        text.insert("Bye")
        #expect(text.string == "Bye world")
        #expect(text.head == 3 && !text.hasSelection)
    }

    @Test(arguments: [
        (EditedText.Motion.left, 4), (.right, 6), (.start, 0), (.end, 11), (.wordLeft, 0), (.wordRight, 11),
    ]) func motions(motion: EditedText.Motion, expected: Int) {
        var text = edited("Hello world", 5, 5)
        text.move(motion, extends: false)
        #expect(text.head == expected && !text.hasSelection)
    }

    @Test func movingWithASelectionGoesToItsEnd() {
        var text = edited("Hello", 1, 3)
        text.move(.left, extends: false)
        #expect(text.head == 1)
        text = edited("Hello", 1, 3)
        text.move(.right, extends: false)
        #expect(text.head == 3)
    }

    @Test func deletingWordsAndNothing() {
        var text = edited("one two", 7, 7)
        text.delete(.wordLeft)
        #expect(text.string == "one ")
        text.move(.start, extends: false)
        text.delete(.left)
        #expect(text.string == "one ")
        text.delete(.right)
        #expect(text.string == "ne ")
    }

    @Test func aMarkJoinsTheLetterBeforeIt() {
        var text = EditedText("e")
        text.insert("\u{301}")
        #expect(text.count == 1 && text.head == 1 && text.string == "e\u{301}")
        text.insert("👩")
        text.insert("\u{200D}🚀")
        #expect(text.count == 2)
        text.delete(.left)
        #expect(text.string == "e\u{301}")
    }

    @Test func wordsAreSelectedWhole() {
        var text = EditedText("say hello there")
        text.selectWord(at: 6)
        #expect(text.selectedText == "hello")
        text.selectWord(at: 99)
        #expect(text.selectedText == "there")
        var empty = EditedText("")
        empty.selectWord(at: 0)
        #expect(!empty.hasSelection)
    }
}
