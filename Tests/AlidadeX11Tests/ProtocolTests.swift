import Alidade
import AlidadeX11
import CX11
import Foundation
import Testing
import X11TestContent

extension Windows {
    /// What window managers and desktops say to a window, said by a second client.
    @Suite @MainActor struct ProtocolTests {
        /// Another client of the window's server.
        final class Client {
            let display: OpaquePointer
            let root: CX11.Window

            init(_ name: String) throws {
                display = try #require(XOpenDisplay(name))
                root = XDefaultRootWindow(display)
            }

            func atom(_ name: String) -> Atom { XInternAtom(display, name, False) }

            func send(_ name: String, _ values: [Int], to window: CX11.Window) {
                var event = XEvent()
                event.xclient.type = ClientMessage
                event.xclient.window = window
                event.xclient.message_type = atom("WM_PROTOCOLS")
                event.xclient.format = 32
                event.xclient.data.l = (Int(atom(name)), values[0], values[1], values[2], values[3])
                XSendEvent(display, window, False, 0, &event)
                XSync(display, False)
            }

            func close() { XCloseDisplay(display) }
        }

        @Test func aPingComesBackToTheRoot() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let client = try Client(window.server.display)
            defer { client.close() }
            XSelectInput(client.display, client.root, SubstructureNotifyMask)
            client.send("_NET_WM_PING", [4711, Int(window.handle.identifier), 0, 0], to: window.handle.identifier)
            var answered = false
            try window.turn("an answer") {
                while XPending(client.display) > 0 {
                    var event = XEvent()
                    XNextEvent(client.display, &event)
                    guard event.type == ClientMessage else { continue }
                    answered =
                        event.xclient.window == client.root && event.xclient.data.l.1 == 4711
                        && event.xclient.data.l.2 == Int(window.handle.identifier)
                }
                return answered
            }
            #expect(answered)
        }

        @Test func aSyncRequestIsAnsweredAfterTheFrameAtTheNewSize() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let client = try Client(window.server.display)
            defer { client.close() }
            var major: Int32 = 0
            var minor: Int32 = 0
            XSyncInitialize(client.display, &major, &minor)
            let property = window.server.run(
                "xprop", ["-id", window.name, "-notype", "_NET_WM_SYNC_REQUEST_COUNTER"])
            let counter = try #require(
                XSyncCounter(property.split(separator: " ").last?.trimmingCharacters(in: .newlines) ?? ""))
            func value() -> UInt32 {
                var value = XSyncValue()
                XSyncQueryCounter(client.display, counter, &value)
                return value.lo
            }
            client.send("_NET_WM_SYNC_REQUEST", [0, 17, 0, 0], to: window.handle.identifier)
            for _ in 0..<5 { window.loop.turn(limit: 0.005) }
            // The size has not come yet.
            #expect(value() == 0)
            XResizeWindow(client.display, window.handle.identifier, 420, 640)
            XSync(client.display, False)
            try window.turn("the frame") { window.content.size.width == 420 }
            try window.turn("the answer") { value() == 17 }
            #expect(window.content.frames == 2)
            // A request whose size is what it was wants its answer as well.
            client.send("_NET_WM_SYNC_REQUEST", [0, 18, 0, 0], to: window.handle.identifier)
            XMoveWindow(client.display, window.handle.identifier, 30, 30)
            XSync(client.display, False)
            try window.turn("the second answer") { value() == 18 }
            #expect(window.content.frames == 2)
        }

        @Test func deletingClosesTheWindowAndTellsTheContent() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let client = try Client(window.server.display)
            defer { client.close() }
            client.send("WM_DELETE_WINDOW", [0, 0, 0, 0], to: window.handle.identifier)
            try window.turn("closing") { window.handle.isClosing }
            #expect(window.content.events.last == .close)
        }

        @Test func aHiddenWindowIsAskedForOneFrameASecond() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            window.content.isAnimating = true
            window.tool("windowunmap", "--sync", window.name)
            for _ in 0..<5 { window.loop.turn(limit: 0.02) }
            let before = window.content.frames
            let end = Date().addingTimeInterval(0.4)
            while Date() < end { window.loop.turn(limit: 0.02) }
            #expect(window.content.frames - before <= 1)
        }

        @Test func aDeadlineWakesTheContentOnceAndInTime() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let frames = window.content.frames
            window.content.nextDeadline = ServerClock.now + 0.1
            try window.turn("a tick") { window.content.frames > frames }
            guard case .tick(let time)? = window.content.events.last else {
                Issue.record("no tick")
                return
            }
            #expect(ServerClock.now - time < 0.2)
            #expect(window.content.frames == frames + 1)
        }

        @Test func aSecondWindowIgnoresTheFirstOnesGeometry() throws {
            let window = try LocalWindow(geometry: "300x200+5+5")
            defer { window.stop() }
            let second = window.loop.open(
                TestContent(), defaultSize: CGSize(width: 222, height: 111))
            #expect(second.width == 222 && second.height == 111)
            #expect(window.handle.width == 300)
        }

        @Test func manySizesLeaveNothingBehind() throws {
            let window = try LocalWindow()
            defer { window.stop() }
            let client = try Client(window.server.display)
            defer { client.close() }
            for step in 0..<60 {
                let width = 100 + step * 37 % 700
                XResizeWindow(client.display, window.handle.identifier, UInt32(width), UInt32(100 + step * 53 % 700))
                XSync(client.display, False)
                try window.turn("size \(step)") { window.content.size.width == Double(width) }
            }
            try window.settle()
            let last = window.content.size
            let picture = try window.pixels()
            #expect(picture.width == Int(last.width) && picture.height == Int(last.height))
            #expect(picture[picture.width - 1, picture.height - 1] == 0xFF0000)
        }
    }
}
