/// What the command line asks of the process that runs the user's view.
package struct HostRequest: Codable, Equatable, Sendable {
    package enum Command: String, Codable, Sendable { case layout, snapshot, preview }

    package var command: Command
    /// The compiled view: a shared object; empty: there is none yet.
    package var image = ""
    /// True where `image` holds an entry that makes the view to show.
    package var hasEntry = false
    /// The only preview to show, by its name.
    package var preview: String?
    /// Points; nil: what the preview says, else a phone's.
    package var size: Size?
    /// Pixels a point; nil: the command's own.
    package var scale: Double?
    package var safeArea: Insets?
    package var appearance: Appearance?
    /// A dynamic type size by its name in code.
    package var textSize: String?
    package var locale: String?
    package var direction: Direction?
    /// An event script, and where it comes from.
    package var events = ""
    package var eventsName = "--events"
    /// `layout`: JSON instead of a tree.
    package var json = false
    /// `layout`: lists only what this describes.
    package var filter: String?
    /// `snapshot`: the file to write.
    package var output: String?
    /// `snapshot`: the number of pictures.
    package var frames: Int?
    /// Folders in which images are looked for.
    package var resources: [String] = []
    /// `preview`: what the window is called.
    package var title = ""
    /// `preview`: a file for the last picture, which a new process shows until there is a view again.
    package var pictureFile = ""
    /// `preview`: the types that the files declare.
    package var declared: [DeclaredType] = []
    /// `preview`: opens without a view, with this message.
    package var notice: String?

    package init(command: Command) { self.command = command }

    package struct Size: Codable, Equatable, Sendable {
        package var width: Double
        package var height: Double
        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    package struct Insets: Codable, Equatable, Sendable {
        package var top: Double
        package var leading: Double
        package var bottom: Double
        package var trailing: Double
        package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    package enum Appearance: String, Codable, Sendable, CaseIterable { case light, dark }
    package enum Direction: String, Codable, Sendable, CaseIterable { case ltr, rtl }

    /// The names of `DynamicTypeSize`, smallest first.
    package static let textSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]
}

/// What the command line ends with.
package enum ExitCode {
    package static let success: Int32 = 0
    /// The file does not compile.
    package static let doesNotCompile: Int32 = 1
    package static let wrongUsage: Int32 = 2
    package static let noView: Int32 = 3
    /// The view's code crashed, or did not come to rest.
    package static let programFailed: Int32 = 4
    /// A file could not be written, a display not be opened, the tool itself is incomplete.
    package static let failed: Int32 = 5
}

/// The name under which the entry beside the user's files is found.
package enum EntryName {
    package static let fileID = "alidade/entry"
    package static let type = "__AlidadeEntry"
}
