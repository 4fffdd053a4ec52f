import AlidadeWire
import Foundation

/// Compiles what the user named and has `alidade-host` show it.
struct ShowCommand {
    let options: Options
    let sources: SourceSet
    let request: HostRequest

    init(_ options: Options) throws(Failure) {
        self.options = options
        sources = try SourceSet(options.inputs)
        request = try Self.request(options, sources)
    }

    func run() throws(Failure) -> Int32 {
        try checkOutput()
        let toolchain = try Toolchain.find()
        let folder = try WorkFolder()
        defer { folder.remove() }
        let builder = GenerationBuilder(options: options, toolchain: toolchain, sources: sources, folder: folder)
        if options.command == .preview {
            var supervisor = try PreviewSupervisor(builder: builder, request: request, toolchain: toolchain)
            return try supervisor.run()
        }
        switch try builder.build() {
        case .failed(let failure):
            Terminal.write(failure.diagnostics)
            for line in failure.remarks { Terminal.error(line) }
            return failure.code
        case .built(let built):
            if !built.warnings.isEmpty { Terminal.write(built.warnings) }
            var request = request
            request.image = built.image
            request.hasEntry = built.hasEntry
            return try HostRun(toolchain: toolchain, request: request).run()
        }
    }

    /// Before the time for compiling is spent.
    private func checkOutput() throws(Failure) {
        guard let output = options.output else { return }
        let folder = (output as NSString).deletingLastPathComponent
        var isFolder: ObjCBool = false
        guard folder.isEmpty || FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw Failure(code: ExitCode.failed, message: "cannot write \(output): there is no folder \(folder)")
        }
        if !folder.isEmpty, !isFolder.boolValue {
            throw Failure(code: ExitCode.failed, message: "cannot write \(output): \(folder) is no folder")
        }
    }

    private static func request(_ options: Options, _ sources: SourceSet) throws(Failure) -> HostRequest {
        let command: HostRequest.Command =
            switch options.command {
            case .preview: .preview
            case .snapshot: .snapshot
            case .layout: .layout
            }
        var request = HostRequest(command: command)
        request.preview = options.preview
        request.size = options.size
        request.scale = options.scale
        request.safeArea = options.safeArea
        request.appearance = options.appearance
        request.textSize = options.textSize
        request.locale = options.locale
        request.direction = options.direction
        request.json = options.json
        request.filter = options.filter
        request.output = options.output
        request.frames = options.frames
        request.resources = sources.resources.map { URL(fileURLWithPath: $0).path }
        request.title = ((sources.files.first ?? "") as NSString).lastPathComponent
        if let events = options.events {
            // A script has spaces and is no file; a name without either that does not exist is a mistake in the name.
            if FileManager.default.fileExists(atPath: events) {
                guard let text = try? String(contentsOfFile: events, encoding: .utf8) else {
                    throw Failure(code: ExitCode.wrongUsage, message: "--events \(events): the file cannot be read")
                }
                request.events = text
                request.eventsName = events
            } else {
                request.events = events
            }
        }
        return request
    }
}
