import Alidade
internal import CX11
import Foundation

/// What the command line says about windows. Arguments it does not know are left to the program.
package struct WindowOptions: Equatable, Sendable {
    package var display: String?
    package var geometry: WindowGeometry?
    package var title: String?
    /// The program's instance name for the resource database and the window manager.
    package var name: String?
    package var colorScheme: ColorScheme?
    /// Pixels a point, instead of what the desktop says. Programs have `ALIDADE_SCALE` for it.
    package var scale: Double?
    package var wantsHelp = false
    /// Everything else, in order, the program's own name left out.
    package var remaining: [String] = []

    private static let valued: Set<String> = ["--display", "--geometry", "--title", "--name", "--appearance"]

    package init() {}

    /// An argument that cannot be understood; one line for a person.
    package struct Mistake: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// `arguments` without the program's own name. Options have one dash or two, as X programs and as others do.
    package init(parsing arguments: [String]) throws(Mistake) {
        var index = 0
        var arguments = arguments
        func value(_ option: String) throws(Mistake) -> String {
            guard index + 1 < arguments.count else { throw Mistake(description: "\(option) needs a value") }
            index += 1
            return arguments[index]
        }
        while index < arguments.count {
            // --option=value, as GNU programs have it, is two arguments; only of options that are ours.
            if let equals = arguments[index].firstIndex(of: "="),
                Self.valued.contains(String(arguments[index][..<equals]))
            {
                let value = String(arguments[index][arguments[index].index(after: equals)...])
                arguments[index...index] = [String(arguments[index][..<equals]), value]
            }
            let argument = arguments[index]
            if argument == "--" {
                remaining += arguments[(index + 1)...]
                break
            }
            switch argument {
            case "-display", "--display": display = try value(argument)
            case "-geometry", "--geometry":
                let text = try value(argument)
                geometry = try WindowGeometry(parsing: text)
            case "-title", "--title", "-T": title = try value(argument)
            case "-name", "--name": name = try value(argument)
            case "-appearance", "--appearance":
                let text = try value(argument)
                switch text {
                case "light": colorScheme = .light
                case "dark": colorScheme = .dark
                default: throw Mistake(description: "--appearance is light or dark, not \"\(text)\"")
                }
            case "-help", "--help", "-h": wantsHelp = true
            default: remaining.append(argument)
            }
            index += 1
        }
    }

    /// The text of `--help`; `lines` are the program's own options.
    package static func help(program: String, lines: [String] = []) -> String {
        var text = "usage: \(program) [options]\n"
        if !lines.isEmpty { text += lines.map { "  \($0)\n" }.joined() + "\n" }
        text += """
              -display NAME            the X server to use instead of $DISPLAY
              -geometry WxH+X+Y        size in points and place in pixels; -X or -Y count from the far edge
              -title TEXT              the window's title
              -name NAME               the instance name that window managers see
              --appearance light|dark  instead of what the desktop says
              --help                   this text; needs no display

            environment:
              ALIDADE_SCALE=2          pixels a point, instead of what the desktop says
              ALIDADE_HZ=60            frames a second at most
              ALIDADE_INSPECT=1        the key G outlines every geometry reader, in any window
              ALIDADE_SNAPSHOT_DIR=DIR on SIGUSR1 write the window's picture there
              ALIDADE_X_SYNC=1         wait for the server at every request, to find a failing one

            """
        return text
    }
}

/// Size and place as `-geometry` gives them.
package struct WindowGeometry: Equatable, Sendable {
    /// Points.
    package var size: CGSize?
    /// Pixels from the screen's edge: left and top, or right and bottom where `isFromRight`, `isFromBottom`.
    package var x: Int?
    package var y: Int?
    package var isFromRight = false
    package var isFromBottom = false

    /// The sides a window may have, points: X counts pixels in sixteen bits.
    private static let sides: ClosedRange<UInt32> = 1...32_767

    /// X's own grammar, `[=][WIDTHxHEIGHT][{+-}X{+-}Y]`; nil where it is not followed or no window can be so large.
    package init?(_ text: String) {
        guard let geometry = try? WindowGeometry(parsing: text) else { return nil }
        self = geometry
    }

    /// As `init(_:)`, saying what is wrong.
    package init(parsing text: String) throws(WindowOptions.Mistake) {
        let form = WindowOptions.Mistake(description: "-geometry \"\(text)\" is not of the form WIDTHxHEIGHT+X+Y")
        guard !text.isEmpty else { throw form }
        var x: Int32 = 0
        var y: Int32 = 0
        var width: UInt32 = 0
        var height: UInt32 = 0
        let flags = XParseGeometry(text, &x, &y, &width, &height)
        guard flags != 0 else { throw form }
        if flags & WidthValue != 0, flags & HeightValue != 0 {
            guard Self.sides.contains(width), Self.sides.contains(height) else {
                throw WindowOptions.Mistake(
                    description: "-geometry \"\(text)\": a window is from 1 to \(Self.sides.upperBound) wide and high")
            }
            size = CGSize(width: Double(width), height: Double(height))
        } else if flags & (WidthValue | HeightValue) != 0 {
            throw form
        }
        if flags & XValue != 0 {
            self.x = abs(Int(x))
            isFromRight = flags & XNegative != 0
            if !isFromRight { self.x = Int(x) }
        }
        if flags & YValue != 0 {
            self.y = abs(Int(y))
            isFromBottom = flags & YNegative != 0
            if !isFromBottom { self.y = Int(y) }
        }
    }
}
