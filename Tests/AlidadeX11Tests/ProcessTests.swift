import Alidade
import AlidadeX11
import CX11
import Foundation
import Testing

extension Windows {
    /// A real process, worked with xdotool.
    @Suite(.enabled(if: TestServer.hasTools, "xdotool or xprop is not installed")) @MainActor struct ProcessTests {
        @Test func wheelKeysAndButtonsArriveAndEscapeEndsWithZero() throws {
            let window = try RemoteWindow()
            defer { window.stop() }
            window.tool("mousemove", "100", "400", "click", "--repeat", "3", "--delay", "1", "5")
            window.tool("keydown", "shift", "click", "5", "keyup", "shift", "click", "4", "click", "7")
            try waitUntil("sideways") { window.lines("scroll").contains { $0.contains("dx: 60.0, dy: 0.0") } }
            try waitUntil("up") { window.lines("scroll").contains { $0.contains("dx: 0.0, dy: -60.0") } }
            let down = window.lines("scroll").compactMap { line -> Double? in
                guard line.contains("dx: 0.0"), let dy = line.split(separator: "dy: ").last else { return nil }
                return Double(dy.prefix { $0 != ")" })
            }
            #expect(down.filter { $0 > 0 }.reduce(0, +) == 180)

            window.tool("key", "a", "shift+b", "1", "eacute", "Return", "Up", "ctrl+c", "F5", "KP_Home")
            try waitUntil("keys") {
                window.lines("key").contains { $0.contains("\\u{F729}") || $0.contains("\u{F729}") }
            }
            let presses = window.lines("key").filter { $0.contains("Phase.down") }
            func has(_ key: String, _ characters: String) -> Bool {
                presses.contains {
                    $0.contains("character: \"\(key)\")") && $0.contains("characters: \"\(characters)\"")
                }
            }
            #expect(has("a", "a"))
            #expect(has("b", "B"))
            #expect(has("1", "1"))
            #expect(has("é", "é"))
            #expect(has("\\r", "\\r"))
            #expect(has("c", ""))

            window.tool("mousemove", "50", "60", "mousedown", "1", "mousemove", "70", "80", "mouseup", "1")
            try waitUntil("release") { !window.lines("pointer").filter { $0.contains("Phase.up") }.isEmpty }
            let order = window.lines("pointer").suffix(4).map { line in
                ["down", "moved", "up"].first { line.contains("Phase.\($0)") } ?? "?"
            }
            #expect(order == ["moved", "down", "moved", "up"])

            window.tool("key", "Escape")
            #expect(try window.ended() == 0)
            #expect(window.errors.isEmpty)
        }

        @Test func aWindowThatSomeoneElseDestroysEndsWithoutAComplaint() throws {
            let window = try RemoteWindow()
            defer { window.stop() }
            let client = try ProtocolTests.Client(window.server.display)
            defer { client.close() }
            XDestroyWindow(client.display, try #require(UInt(window.identifier)))
            // In the same burst, so that something is painted into what is gone already.
            window.tool("mousemove", "50", "60", "click", "5")
            XSync(client.display, False)
            #expect(try window.ended() == 0)
            #expect(window.errors.isEmpty)
        }

        @Test func aScaleThatIsNoNumberIsSaid() throws {
            let window = try RemoteWindow(environment: ["ALIDADE_SCALE": "twice"])
            defer { window.stop() }
            #expect(window.errors.contains("ALIDADE_SCALE \"twice\" is not a number from 0.25 to 8"))
            #expect(window.errors.split(separator: "\n").count == 1)
        }

        @Test func aHeldKeyRepeatsWithoutReleases() throws {
            let window = try RemoteWindow()
            defer { window.stop() }
            window.server.run("xset", ["r", "rate", "50", "50"])
            window.tool("mousemove", "100", "100", "keydown", "x")
            try waitUntil("repeats") { window.lines("key").filter { $0.contains("Phase.repeat") }.count > 2 }
            #expect(!window.lines("key").contains { $0.contains("Phase.up") })
            window.tool("keyup", "x")
            try waitUntil("release") { window.lines("key").contains { $0.contains("Phase.up") } }
            #expect(window.lines("key").filter { $0.contains("Phase.down") }.count == 1)
        }

        @Test func propertiesAreSetBeforeTheWindowIsSeen() throws {
            let window = try RemoteWindow(["-geometry", "300x200+7+9", "-title", "Häuser 漢字", "-name", "inst"])
            defer { window.stop() }
            #expect(window.property("WM_CLASS").contains("\"inst\", \"X11TestWindow\""))
            #expect(window.property("_NET_WM_NAME").contains("Häuser 漢字"))
            #expect(window.property("_NET_WM_PID").contains("\(window.process.identifier)"))
            #expect(window.property("WM_CLIENT_MACHINE").contains("="))
            #expect(window.property("_NET_WM_WINDOW_TYPE").contains("_NET_WM_WINDOW_TYPE_NORMAL"))
            let protocols = window.property("WM_PROTOCOLS")
            for name in ["WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_SYNC_REQUEST"] {
                #expect(protocols.contains(name))
            }
            #expect(window.property("_NET_WM_SYNC_REQUEST_COUNTER").contains("="))
            #expect(window.property("_NET_WM_ICON").contains("48 x 48"))
            let hints = window.property("WM_NORMAL_HINTS")
            #expect(hints.contains("user specified location: 7, 9"))
            #expect(hints.contains("user specified size: 300 by 200"))
            let information = window.server.run("xwininfo", ["-id", window.identifier])
            #expect(information.contains("Width: 300") && information.contains("Height: 200"))
            #expect(information.contains("Bit Gravity State: NorthWestGravity"))
            #expect(information.contains("Absolute upper-left X:  7"))
            // After the first frame the content's minimum is known.
            try waitUntil("minimum") { window.property("WM_NORMAL_HINTS").contains("minimum size: 120 by 90") }
        }

        @Test func anIdleWindowIsNotWoken() throws {
            let window = try RemoteWindow()
            defer { window.stop() }
            _ = try window.statistics()
            usleep(100_000)
            let before = window.contextSwitches()
            usleep(1_000_000)
            #expect(window.contextSwitches() == before)
        }

        @Test func framesComeAtTheRateAskedFor() throws {
            let window = try RemoteWindow(["--animate"], environment: ["ALIDADE_HZ": "50"])
            defer { window.stop() }
            let first = try window.statistics().frames
            usleep(500_000)
            let frames = try window.statistics().frames - first
            #expect((15...28).contains(frames))
        }

        @Test func scaleAndColoursFollowTheResourceDatabase() throws {
            let window = try RemoteWindow(["--appearance", "dark"], environment: ["ALIDADE_HZ": "1000"])
            defer { window.stop() }
            #expect(window.output.contains("ColorScheme.dark"))
            #expect(window.output.contains("resize(Foundation.CGSize(width: 390.0, height: 600.0))"))
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("alidade-\(UUID().uuidString)")
            try Data("Xft.dpi: 192\n".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            window.server.run("xrdb", ["-merge", file.path])
            try waitUntil("new scale") { window.output.contains("scale(2.0)") }
            try waitUntil("new size") {
                window.output.contains("resize(Foundation.CGSize(width: 195.0, height: 300.0))")
            }
        }

        @Test(.enabled(if: TestServer.path(of: "xsettingsd") != nil, "xsettingsd is not installed"))
        func scaleAndColoursFollowTheDesktopsSettings() throws {
            let window = try RemoteWindow(environment: ["ALIDADE_HZ": "1000"])
            defer { window.stop() }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("alidade-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data("Net/ThemeName \"Adwaita-dark\"\nXft/DPI 147456\n".utf8).write(to: file)
            // The manager starts after the window, changes its mind, and ends.
            let manager = try window.server.start("xsettingsd", ["-c", file.path])
            try waitUntil("dark") { window.output.contains("ColorScheme.dark") }
            try waitUntil("one and a half") { window.output.contains("scale(1.5)") }
            try Data("Net/ThemeName \"Adwaita\"\nGdk/WindowScalingFactor 2\n".utf8).write(to: file)
            manager.signal(SIGHUP)
            try waitUntil("light") { window.lines("colorScheme").last?.contains("light") == true }
            try waitUntil("two") { window.output.contains("scale(2.0)") }
            manager.signal(SIGTERM)
            try waitUntil("one") { window.lines("scale").last == "scale(1.0)" }
            #expect(window.errors.isEmpty)
        }

        @Test(.enabled(if: TestServer.path(of: "xtrace") != nil, "xtrace is not installed"))
        func roundTripsEndWithTheStart() throws {
            let window = try RemoteWindow(traced: true)
            defer { window.stop() }
            _ = try window.statistics()
            let start = window.replies()
            // Atoms are 30 of them, asked for in one go.
            #expect(start > 30 && start <= 60)
            for _ in 0..<5 { window.tool("mousemove", "100", "400", "click", "5", "click", "4") }
            window.tool("windowsize", "--sync", window.identifier, "400", "500", "key", "a")
            try waitUntil("the key") { !window.lines("key").isEmpty }
            usleep(50_000)
            // The first key fetches the keyboard's map.
            #expect(window.replies() - start <= 3)
            let before = window.replies()
            for _ in 0..<5 { window.tool("mousemove", "100", "400", "click", "5", "key", "b", "click", "4") }
            window.tool("windowsize", "--sync", window.identifier, "440", "520")
            usleep(50_000)
            #expect(window.replies() == before)
        }

        @Test func theLauncherIsToldThatTheWindowIsUp() throws {
            let window = try RemoteWindow(environment: ["DESKTOP_STARTUP_ID": "host-\"1\"_TIME7"])
            defer { window.stop() }
            #expect(window.property("_NET_STARTUP_ID").contains("_TIME7"))
            #expect(window.errors.isEmpty)
        }

        @Test func aDeadServerIsSaidInOneLine() throws {
            let window = try RemoteWindow()
            defer { window.stop() }
            window.server.kill()
            #expect(try window.ended() == 1)
            #expect(window.errors.split(separator: "\n").count == 1)
            #expect(window.errors.contains("the connection to display"))
        }

        @Test(arguments: [
            (nil, "DISPLAY is not set"), ("", "DISPLAY is not set"), (":4999", "cannot open display \":4999\""),
        ])
        func noDisplayIsSaidInOneLine(display: String?, message: String) {
            let result = TestServer.run(
                RemoteWindow.program, [], environment: TestServer.environment(display: display))
            #expect(result.code == 1)
            #expect(result.errors.contains(message))
            #expect(result.errors.split(separator: "\n").count == 1)
        }

        @Test func helpNeedsNoDisplay() {
            let result = TestServer.run(
                RemoteWindow.program, ["--help"], environment: TestServer.environment(display: nil))
            #expect(result.code == 0)
            #expect(result.output.contains("-geometry") && result.output.contains("--animate"))
        }

        @Test(arguments: [
            ["-extension", "XInputExtension"], ["-extension", "SYNC"], ["-extension", "RENDER"],
            ["-extension", "XKEYBOARD"], ["-screen", "0", "1000x800x16"], ["-screen", "0", "1000x800x8"],
        ])
        func aServerOfAnyKindServes(options: [String]) throws {
            let window = try RemoteWindow(server: options)
            defer { window.stop() }
            window.tool("mousemove", "100", "400", "click", "5", "key", "a")
            try waitUntil("wheel") { !window.lines("scroll").isEmpty }
            try waitUntil("key") { window.lines("key").contains { $0.contains("character: \"a\"") } }
            #expect(window.errors.isEmpty)
        }

        @Test(arguments: [[:], ["XMODIFIERS": "@im=nosuch"], ["LC_ALL": "nosuch"], ["LC_ALL": "C"]])
        func keysWorkWithoutAnInputMethod(environment: [String: String]) throws {
            let window = try RemoteWindow(environment: environment)
            defer { window.stop() }
            window.tool("mousemove", "100", "100", "key", "q")
            try waitUntil("key") { window.lines("key").contains { $0.contains("characters: \"q\"") } }
        }
    }

    /// With a window manager in between.
    @Suite(.enabled(if: TestServer.hasWindowManager, "openbox or xdotool is not installed")) @MainActor
    struct ManagedTests {
        @Test func aDragResizesFrameByFrameAndTheLastSizeIsPainted() throws {
            let window = try RemoteWindow(windowManager: true)
            defer { window.stop() }
            window.tool("windowactivate", "--sync", window.identifier)
            let before = try window.statistics()
            let frame = try Self.frame(of: window)
            window.tool("mousemove", "\(frame.x + frame.width / 2)", "\(frame.y + frame.height + 2)")
            window.tool("mousedown", "1")
            for _ in 0..<10 {
                var steps: [String] = []
                for _ in 0..<10 { steps += ["mousemove_relative", "--", "0", "1"] }
                window.server.run("xdotool", steps)
            }
            window.tool("mouseup", "1")
            let size = "resize(Foundation.CGSize(width: 390.0, height: 700.0))"
            try waitUntil("the last size") { window.output.contains(size) }
            usleep(50_000)
            let after = try window.statistics()
            #expect(after.resizes - before.resizes <= 101)
            // One frame for each size, never two.
            #expect(after.frames - before.frames <= after.resizes - before.resizes + 2)
            #expect(after.roundTrips == before.roundTrips)
            #expect(window.errors.isEmpty)
        }

        @Test func aMoveCostsNoFrame() throws {
            let window = try RemoteWindow(windowManager: true)
            defer { window.stop() }
            window.tool("windowactivate", "--sync", window.identifier)
            let before = try window.statistics()
            for step in 1...5 { window.tool("windowmove", "--sync", window.identifier, "\(20 * step)", "50") }
            let after = try window.statistics()
            #expect(after.frames == before.frames)
            #expect(after.resizes == before.resizes)
        }

        @Test func closingThroughTheWindowManagerEndsWithZero() throws {
            let window = try RemoteWindow(windowManager: true)
            defer { window.stop() }
            window.tool("windowactivate", "--sync", window.identifier, "key", "alt+F4")
            #expect(try window.ended() == 0)
            #expect(window.lines("close").filter { $0 == "close" }.count == 1)
            #expect(window.errors.isEmpty)
        }

        @Test func focusComesAndGoes() throws {
            let window = try RemoteWindow(windowManager: true)
            defer { window.stop() }
            window.tool("windowactivate", "--sync", window.identifier)
            try waitUntil("focus") { window.output.contains("focus(true)") }
            window.tool("windowminimize", "--sync", window.identifier)
            try waitUntil("no focus") { window.output.contains("focus(false)") }
        }

        private static func frame(of window: RemoteWindow) throws -> (x: Int, y: Int, width: Int, height: Int) {
            let text = window.server.run("xwininfo", ["-id", window.identifier])
            func number(_ label: String) throws -> Int {
                let line = try #require(text.split(separator: "\n").first { $0.contains(label) })
                return try #require(Int(line.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? ""))
            }
            return (
                try number("Absolute upper-left X"), try number("Absolute upper-left Y"), try number("Width"),
                try number("Height")
            )
        }
    }
}
