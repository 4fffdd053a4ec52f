import Foundation

extension Path: Shape {
    /// The path itself, wherever it is: a path does not follow the size it is given.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
