import AlidadeWire
import Foundation

/// The command line, understood.
struct Options: Equatable {
    enum Command: String, CaseIterable { case preview, snapshot, layout }

    var command: Command
    /// Files and folders, as written.
    var inputs: [String] = []
    /// The view's name, or an expression that makes one.
    var view: String?
    var preview: String?
    var size: HostRequest.Size?
    var scale: Double?
    var safeArea: HostRequest.Insets?
    var appearance: HostRequest.Appearance?
    var textSize: String?
    var locale: String?
    var direction: HostRequest.Direction?
    var events: String?
    var json = false
    var filter: String?
    var output: String?
    var frames: Int?
    var isVerbose = false

    /// What cannot be understood, in one line.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    /// `arguments` without the program's name and the command.
    init(_ command: Command, parsing arguments: [String]) throws(Mistake) {
        self.command = command
        var index = 0
        func value(_ option: String, _ inline: String?, _ form: String) throws(Mistake) -> String {
            if let inline { return inline }
            guard index < arguments.count else { throw Mistake(description: "\(option) needs \(form)") }
            index += 1
            return arguments[index - 1]
        }
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if argument == "--" {
                inputs += arguments[index...]
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                inputs.append(argument)
                continue
            }
            // `--size=320x480` is `--size 320x480`.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = argument.hasPrefix("--") ? String(parts[0]) : argument
            let inline = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
            switch option {
            case "--view": view = try value(option, inline, "a view's name")
            case "--preview": preview = try value(option, inline, "a preview's name")
            case "--size": size = try Self.size(value(option, inline, "WIDTHxHEIGHT"))
            case "--scale": scale = try Self.scale(value(option, inline, "a number"))
            case "--safe-area": safeArea = try Self.insets(value(option, inline, "TOP,LEADING,BOTTOM,TRAILING"))
            case "--appearance":
                appearance = try Self.choice(option, value(option, inline, "light or dark"))
            case "--direction": direction = try Self.choice(option, value(option, inline, "ltr or rtl"))
            case "--text-size": textSize = try Self.textSize(value(option, inline, "a size's name"))
            case "--locale": locale = try value(option, inline, "a locale, such as de_DE")
            case "--events": events = try value(option, inline, "a script or a file")
            case "--verbose", "-v": isVerbose = true
            case "--json" where command == .layout: json = true
            case "--where" where command == .layout: filter = try Self.condition(value(option, inline, "a condition"))
            case "-o" where command == .snapshot, "--output" where command == .snapshot:
                output = try value(option, inline, "a file's name")
            case "--animation" where command == .snapshot:
                let text = try value(option, inline, "a number of frames")
                guard let count = Int(text), (1...10_000).contains(count) else {
                    throw Mistake(description: "--animation \(text): expected a number of frames from 1 to 10000")
                }
                frames = count
            default:
                let others = Self.commands(with: option).filter { $0 != command }
                if let other = others.first {
                    throw Mistake(description: "\(option) belongs to alidade \(other.rawValue)")
                }
                throw Mistake(description: "there is no option \(option)")
            }
        }
        guard !inputs.isEmpty else { throw Mistake(description: "which file? alidade \(command.rawValue) FILE.swift…") }
        if view != nil, preview != nil { throw Mistake(description: "--view and --preview exclude each other") }
        if command == .snapshot { try checkOutput() }
    }

    private static func commands(with option: String) -> [Command] {
        switch option {
        case "--json", "--where": [.layout]
        case "-o", "--output", "--animation": [.snapshot]
        default: []
        }
    }

    private func checkOutput() throws(Mistake) {
        guard let output else { throw Mistake(description: "snapshot needs -o FILE.png, .svg or .pdf") }
        guard ["png", "svg", "pdf"].contains((output as NSString).pathExtension.lowercased()) else {
            throw Mistake(description: "-o \(output): the name ends in .png, .svg or .pdf")
        }
    }

    // MARK: Values

    /// Read here only for what is wrong with it, before the time for compiling is spent.
    private static func condition(_ text: String) throws(Mistake) -> String {
        do throws(NodeCondition.Mistake) {
            _ = try NodeCondition(text)
            return text
        } catch {
            throw Mistake(description: error.description)
        }
    }

    private static func size(_ text: String) throws(Mistake) -> HostRequest.Size {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16_000).contains(width),
            (1...16_000).contains(height)
        else {
            throw Mistake(description: "--size \(text): expected WIDTHxHEIGHT in points, each from 1 to 16000")
        }
        return HostRequest.Size(width: width, height: height)
    }

    private static func scale(_ text: String) throws(Mistake) -> Double {
        guard let scale = Double(text), (0.25...8).contains(scale) else {
            throw Mistake(description: "--scale \(text): expected pixels a point, from 0.25 to 8")
        }
        return scale
    }

    private static func insets(_ text: String) throws(Mistake) -> HostRequest.Insets {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard parts.count == 4, parts.allSatisfy({ (0...10_000).contains($0) }) else {
            throw Mistake(description: "--safe-area \(text): expected TOP,LEADING,BOTTOM,TRAILING in points")
        }
        return HostRequest.Insets(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
    }

    private static func choice<T: RawRepresentable & CaseIterable>(
        _ option: String, _ text: String
    ) throws(Mistake) -> T where T.RawValue == String {
        guard let value = T(rawValue: text) else {
            let all = T.allCases.map(\.rawValue).joined(separator: " or ")
            throw Mistake(description: "\(option) \(text): expected \(all)")
        }
        return value
    }

    private static func textSize(_ text: String) throws(Mistake) -> String {
        guard let name = HostRequest.textSizes.first(where: { $0.lowercased() == text.lowercased() }) else {
            throw Mistake(
                description: "--text-size \(text): expected one of \(HostRequest.textSizes.joined(separator: ", "))")
        }
        return name
    }
}
