import Alidade
import AlidadeX11
import CX11
import Foundation
import Testing

extension Windows {
    /// Copying and pasting between programs.
    @Suite @MainActor struct SelectionTests {
        /// Another program that asks for what is offered.
        private func ask(
            _ client: ProtocolTests.Client, _ target: String, of selection: String, _ window: LocalWindow
        ) throws -> (type: String, format: Int32, bytes: [UInt8])? {
            let display = client.display
            let asking = XCreateSimpleWindow(display, client.root, 0, 0, 1, 1, 0, 0, 0)
            defer { XDestroyWindow(display, asking) }
            XConvertSelection(
                display, client.atom(selection), client.atom(target), client.atom("_ANSWER"), asking, 0)
            XFlush(display)
            var event = XEvent()
            try window.turn("an answer") { XCheckTypedWindowEvent(display, asking, SelectionNotify, &event) != 0 }
            guard event.xselection.property != 0 else { return nil }
            var type: Atom = 0
            var format: Int32 = 0
            var count: UInt = 0
            var rest: UInt = 0
            var data: UnsafeMutablePointer<UInt8>?
            XGetWindowProperty(
                display, asking, client.atom("_ANSWER"), 0, 1 << 20, True, Atom(AnyPropertyType), &type, &format,
                &count,
                &rest, &data)
            defer { XFree(data) }
            let size = Int(count) * (format == 32 ? MemoryLayout<Int>.size : Int(format) / 8)
            let name = try #require(XGetAtomName(display, type))
            defer { XFree(name) }
            return (
                String(cString: name), format, data.map { Array(UnsafeBufferPointer(start: $0, count: size)) } ?? []
            )
        }

        @Test(arguments: [ClipboardSelection.clipboard, .primary])
        func whatIsCopiedCanBeHadInEveryForm(selection: ClipboardSelection) throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let client = try ProtocolTests.Client(window.server.display)
            defer { client.close() }
            let text = "Häuser 漢字"
            window.loop.clipboard.write(text, to: selection)
            let name = selection == .clipboard ? "CLIPBOARD" : "PRIMARY"
            for target in ["UTF8_STRING", "text/plain;charset=utf-8"] {
                let answer = try #require(try ask(client, target, of: name, window))
                #expect(answer.type == target && answer.bytes == Array(text.utf8))
            }
            let latin = try #require(try ask(client, "STRING", of: name, window))
            #expect(latin.type == "STRING" && latin.bytes == [72, 0xE4, 117, 115, 101, 114, 32, 63, 63])
            let any = try #require(try ask(client, "TEXT", of: name, window))
            #expect(any.type == "UTF8_STRING" && any.bytes == Array(text.utf8))
            let targets = try #require(try ask(client, "TARGETS", of: name, window))
            let atoms = targets.bytes.withUnsafeBytes { Array($0.bindMemory(to: Atom.self)) }
            for target in ["TARGETS", "TIMESTAMP", "MULTIPLE", "UTF8_STRING", "STRING"] {
                #expect(atoms.contains(client.atom(target)))
            }
            #expect(try ask(client, "image/png", of: name, window) == nil)
        }

        @Test func anotherProgramTakesOver() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let client = try ProtocolTests.Client(window.server.display)
            defer { client.close() }
            window.loop.clipboard.write("ours", to: .clipboard)
            let owner = XCreateSimpleWindow(client.display, client.root, 0, 0, 1, 1, 0, 0, 0)
            XSetSelectionOwner(client.display, client.atom("CLIPBOARD"), owner, 0)
            XSync(client.display, False)
            var texts: [String?] = []
            // The loss has to arrive before what is read is the other's.
            for _ in 0..<5 { window.loop.turn(limit: 0.01) }
            window.loop.clipboard.read(.clipboard) { texts.append($0) }
            var targets: [Atom] = []
            try window.turn("the text") {
                while XPending(client.display) > 0 {
                    var event = XEvent()
                    XNextEvent(client.display, &event)
                    guard event.type == SelectionRequest else { continue }
                    let request = event.xselectionrequest
                    targets.append(request.target)
                    // A program of before UTF-8.
                    let isLatin = request.target == Atom(XA_STRING)
                    if isLatin {
                        XChangeProperty(
                            client.display, request.requestor, request.property, Atom(XA_STRING), 8, PropModeReplace,
                            [0xE4, 0x21], 2)
                    }
                    var reply = XEvent()
                    reply.xselection.type = SelectionNotify
                    reply.xselection.requestor = request.requestor
                    reply.xselection.selection = request.selection
                    reply.xselection.target = request.target
                    reply.xselection.property = isLatin ? request.property : 0
                    XSendEvent(client.display, request.requestor, False, 0, &reply)
                    XFlush(client.display)
                }
                return !texts.isEmpty
            }
            #expect(texts == ["ä!"])
            #expect(targets == [client.atom("UTF8_STRING"), Atom(XA_STRING)])
        }

        @Test(arguments: [0, 1, 1 << 18, 1 << 18 + 1, 3_000_000])
        func aTextOfAnyLengthGoesFromOneProgramToAnother(length: Int) throws {
            let window = try LocalWindow()
            defer { window.stop() }
            var options = WindowOptions()
            options.display = window.server.display
            let other = try WindowLoop(options: options)
            let text = String(repeating: "ä", count: length / 2) + String(repeating: "x", count: length % 2)
            other.clipboard.write(text, to: .clipboard)
            var texts: [String?] = []
            window.loop.clipboard.read(.clipboard) { texts.append($0) }
            try window.turn("the text") {
                other.turn(limit: 0.001)
                return !texts.isEmpty
            }
            #expect(texts.count == 1)
            #expect(texts.first??.utf8.count == length)
            #expect(texts.first == text)
            other.close()
        }

        @Test func nobodyOffersAnything() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            var answers = 0
            window.loop.clipboard.read(.primary) { text in
                answers += 1
                #expect(text == nil)
            }
            try window.turn("an answer") { answers > 0 }
            #expect(window.loop.clipboard.current(.clipboard) == nil)
            #expect(answers == 1)
        }

        @Test func aProgramThatDoesNotAnswerIsGivenUp() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let client = try ProtocolTests.Client(window.server.display)
            defer { client.close() }
            let owner = XCreateSimpleWindow(client.display, client.root, 0, 0, 1, 1, 0, 0, 0)
            XSetSelectionOwner(client.display, client.atom("CLIPBOARD"), owner, 0)
            XSync(client.display, False)
            // Who cannot wait is not kept waiting, and the loop goes on.
            #expect(window.loop.clipboard.current(.clipboard) == nil)
            var answers = 0
            window.loop.clipboard.read(.clipboard) { text in
                answers += 1
                #expect(text == nil)
            }
            try window.turn("giving up") { answers > 0 }
        }
    }
}
