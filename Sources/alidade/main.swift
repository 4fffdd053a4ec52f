import AlidadeWire
import Foundation

/// Reads the command line and runs the command; the program's exit code.
func run(_ arguments: [String]) -> Int32 {
    guard let first = arguments.first else {
        Terminal.error(Help.text, prefix: "")
        return ExitCode.wrongUsage
    }
    if ["--help", "-h", "help"].contains(first)
        || arguments.dropFirst().contains(where: { ["--help", "-h"].contains($0) })
    {
        print(Help.text, terminator: "")
        return ExitCode.success
    }
    guard let command = Options.Command(rawValue: first) else {
        Terminal.error("there is no command \(first); there are preview, snapshot and layout (alidade --help)")
        return ExitCode.wrongUsage
    }
    do {
        let options = try Options(command, parsing: Array(arguments.dropFirst()))
        return try ShowCommand(options).run()
    } catch let mistake as Options.Mistake {
        Terminal.error("\(mistake) (alidade --help)")
        return ExitCode.wrongUsage
    } catch let failure as Failure {
        Terminal.error(failure.message)
        return failure.code
    } catch {
        Terminal.error("\(error)")
        return ExitCode.failed
    }
}

exit(run(Array(CommandLine.arguments.dropFirst())))
