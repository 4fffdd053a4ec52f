import Alidade
import AlidadeX11
import Foundation
import X11TestContent

// Shows `TestContent` and prints a line for each event, so that a test can follow a real process.
@MainActor func start() -> Int32 {
    do {
        let options = try WindowOptions(parsing: Array(CommandLine.arguments.dropFirst()))
        if options.wantsHelp {
            print(WindowOptions.help(program: "X11TestWindow", lines: ["--animate  keep painting"]), terminator: "")
            return 0
        }
        let content = TestContent()
        content.log = { say("\($0)") }
        content.isAnimating = options.remaining.contains("--animate")
        let loop = try WindowLoop(options: options)
        let handle = loop.open(content, defaultSize: CGSize(width: 390, height: 600), className: "X11TestWindow")
        let status = loop.run()
        say("closed after \(content.frames) frames, \(handle.statistics)")
        return status
    } catch {
        FileHandle.standardError.write(Data("X11TestWindow: \(error)\n".utf8))
        return 1
    }
}

/// Unbuffered, because a test reads along.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

exit(start())
