import Foundation

/// The moments of loading a picture.
public enum AsyncImagePhase: Sendable {
    /// Nothing has been loaded.
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from a URL. Files are read; anything else stays at its placeholder, since a layout must not wait for a
/// network.
public nonisolated struct AsyncImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let content: (AsyncImagePhase) -> Content

    /// Why nothing was loaded.
    struct LoadError: LocalizedError {
        let url: URL
        var errorDescription: String? { "\(url.lastPathComponent) is no PNG or JPEG that can be read" }
    }

    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - transaction: the change of phase happens at once, so that nothing animates.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.content = content
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// The picture in its own size; grey until then.
    public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
        self.init(
            url: url, scale: scale, content: { $0 }, placeholder: { Color.gray.opacity(0.2) })
    }

    @MainActor public var body: some View { content(phase) }

    private var phase: AsyncImagePhase {
        guard let url, url.isFileURL else { return .empty }
        guard let image = UIImage(contentsOfFile: url.path) else { return .failure(LoadError(url: url)) }
        return .success(Image(uiImage: UIImage(image.source, scale: scale)))
    }
}
