/// What `#Preview` expands to: a type that makes one preview and knows where it was written.
public protocol PreviewRegistry {
    /// The module and file, as in `#fileID`.
    static var fileID: String { get }
    /// The line of the `#`, from 1.
    static var line: Int { get }
    /// The column of the `#` in bytes, from 1.
    static var column: Int { get }
    /// The preview.
    @MainActor static func makePreview() throws -> Preview
}
