import AlidadeWire

/// The file that is compiled beside the user's and names the view to show. It looks like a preview to the host.
enum EntryFile {
    static let name = "alidade-entry.swift"

    /// `expression` makes the view.
    static func source(_ expression: String) -> String {
        """
        import SwiftUI

        struct \(EntryName.type): SwiftUI.PreviewRegistry {
            static var fileID: Swift.String { "\(EntryName.fileID)" }
            static var line: Swift.Int { 0 }
            static var column: Swift.Int { 0 }
            @MainActor static func makePreview() throws -> SwiftUI.Preview {
                SwiftUI.Preview {
                    \(expression)
                }
            }
        }

        """
    }
}
