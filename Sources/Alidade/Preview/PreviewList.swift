/// Finds what there is to preview in the program and in the code it has loaded.
///
/// No list is kept and no symbol looked up: what conforms to a protocol stands in the file that was compiled.
package enum PreviewList {
    /// The `#Preview`s, ordered by file and place.
    ///
    /// `image` is where a loaded file begins in memory (`dladdr` tells); nil means all files.
    package static func previews(in image: UnsafeRawPointer? = nil) -> [any PreviewRegistry.Type] {
        ConformingTypes.find((any PreviewRegistry).self, in: image)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The `PreviewProvider`s, in the order of the file.
    package static func providers(in image: UnsafeRawPointer? = nil) -> [any PreviewProvider.Type] {
        ConformingTypes.find((any PreviewProvider).self, in: image).compactMap { $0 as? any PreviewProvider.Type }
    }

    /// The `App`s, in the order of the file.
    package static func apps(in image: UnsafeRawPointer? = nil) -> [any App.Type] {
        ConformingTypes.find((any App).self, in: image).compactMap { $0 as? any App.Type }
    }
}
