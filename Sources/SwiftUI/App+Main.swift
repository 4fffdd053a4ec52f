import Alidade
import AlidadeText
import AlidadeX11
import Foundation

extension App {
    /// Starts the program: opens its windows on the X display and runs until the last is closed.
    ///
    /// Arguments that name a display, a geometry and the like are read here; `--help` prints them without a display.
    @MainActor public static func main() { exit(AppRunner.run(Self.self)) }
}

/// Opens an app's windows.
@MainActor
enum AppRunner {
    static func run<A: App>(_ type: A.Type) -> Int32 {
        StackLimit.raise()
        let program = (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? "app"
        let options: WindowOptions
        do {
            options = try WindowOptions(parsing: Array(CommandLine.arguments.dropFirst()))
        } catch {
            complain("\(program): \(error)")
            return 2
        }
        _AppOptions.remaining = options.remaining
        _AppOptions.wantsHelp = options.wantsHelp
        let app = A()
        if options.wantsHelp {
            print(WindowOptions.help(program: program, lines: _AppOptions.help), terminator: "")
            return 0
        }
        var collector = _WindowCollector()
        app.body._windows(&collector)
        guard !collector.windows.isEmpty else {
            complain("\(program): the app's body has no window; add a WindowGroup.")
            return 3
        }
        do {
            let loop = try WindowLoop(options: options)
            let typesetter = PangoTypesetter()
            for description in collector.windows {
                let size = description.defaultSize ?? CGSize(width: 390, height: 844)
                let host = description.makeHost(size, 1, EnvironmentValues(), typesetter)
                host.title = description.title ?? program
                loop.open(host, defaultSize: size, className: program)
            }
            return loop.run()
        } catch {
            complain("\(program): \(error)")
            return 1
        }
    }

    private static func complain(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}

/// A program's own share of the command line.
@MainActor
public enum _AppOptions {
    /// The arguments that are not about the window, in order; set before the app is made.
    public internal(set) static var remaining: [String] = []
    /// `--help` was given: it is printed once the app is made, whatever else is on the command line.
    public internal(set) static var wantsHelp = false
    /// Lines that the app adds to `--help`; to be set in its `init`.
    public static var help: [String] = []
}
