/// Names the views that a preview shows.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// The system that a preview is meant for.
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
