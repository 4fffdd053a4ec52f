import Alidade
import AlidadeX11
import Foundation
import X11TestContent

// Shows `TestContent` and prints a line for each event, so that a test can follow a real process.

/// Unbuffered, because a test reads along.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

let status = WindowProgram.run(
    className: "X11TestWindow", help: ["--animate  keep painting"], defaultSize: CGSize(width: 390, height: 600)
) { options in
    let content = TestContent()
    content.log = { say("\($0)") }
    content.isAnimating = options.remaining.contains("--animate")
    return content
}
exit(status)
