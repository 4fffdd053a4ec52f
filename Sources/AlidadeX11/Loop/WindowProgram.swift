import Alidade
import Foundation

/// The frame of a program that is one window: command line, display, loop, exit code.
@MainActor package enum WindowProgram {
    /// Runs until the last window is closed and answers the exit code. `content` is made once the command line is
    /// understood; nil from it ends the program with 2, after it has said why.
    ///
    /// `help` are lines about the program's own options; `defaultSize` is in points and yields to `-geometry`.
    package static func run(
        arguments: [String] = CommandLine.arguments, className: String? = nil, help: [String] = [],
        defaultSize: CGSize, content: (WindowOptions) -> (any WindowContent)?
    ) -> Int32 {
        do {
            let options = try WindowOptions(parsing: Array(arguments.dropFirst()))
            if options.wantsHelp {
                let text = WindowOptions.help(program: ProtocolErrors.programName, lines: help)
                FileHandle.standardOutput.write(Data(text.utf8))
                return 0
            }
            // The display first: without it there is nothing to make content for.
            let loop = try WindowLoop(options: options)
            guard let content = content(options) else { return 2 }
            loop.open(content, defaultSize: defaultSize, className: className)
            return loop.run()
        } catch let mistake as WindowOptions.Mistake {
            ProtocolErrors.warn("\(mistake); --help lists the options")
            return 2
        } catch {
            ProtocolErrors.warn("\(error)")
            return 1
        }
    }
}
