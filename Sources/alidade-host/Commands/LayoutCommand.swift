import Alidade
import AlidadeWire
import Foundation

/// Prints where every view is.
@MainActor
enum LayoutCommand {
    static func run(_ request: HostRequest) throws(HostFailure) {
        let script = try Performance.script(request)
        let filter = try request.filter.map { text throws(HostFailure) in try condition(text) }
        let host = Stage.host(for: try Stage.showable(request), request, scale: request.scale ?? 3)
        // Warnings are part of the report.
        host.warnings.isSilent = true
        Performance(host).run(script)
        var report = host.report()
        if let filter {
            report.nodes = report.nodes.filter(filter.matches)
            if report.nodes.isEmpty {
                FileHandle.standardError.write(Data("alidade: nothing matches \(request.filter ?? "")\n".utf8))
            }
        }
        if request.json {
            print(report.json)
        } else {
            print(report.text, terminator: "")
            for warning in report.warnings {
                FileHandle.standardError.write(Data("alidade: warning: \(warning)\n".utf8))
            }
        }
        fflush(nil)
    }

    private static func condition(_ text: String) throws(HostFailure) -> NodeCondition {
        do throws(NodeCondition.Mistake) {
            return try NodeCondition(text)
        } catch {
            throw HostFailure(code: ExitCode.wrongUsage, message: error.description)
        }
    }
}
