import Foundation

// Nothing is dragged between views or programs here; what says so is accepted.

/// Holds what could be dragged; nothing takes it.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?

    public override init() {
        object = nil
        super.init()
    }
    public init(object: Any) {
        self.object = object
        super.init()
    }
    public convenience init?(contentsOf fileURL: URL) { self.init(object: fileURL) }

    open var suggestedName: String?
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    open func canLoadObject<T>(ofClass type: T.Type) -> Bool { object is T }
}

/// A value that could be dragged, copied or shared.
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}

/// Where something is about to be dropped.
public struct DropInfo {
    /// Points, in the view.
    public let location: CGPoint
    public func hasItemsConforming(to contentTypes: [String]) -> Bool { false }
    public func itemProviders(for contentTypes: [String]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// How a drop is taken.
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// Would be asked about drops.
@MainActor @preconcurrency public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Inert: nothing is dragged.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Inert: nothing is dragged.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Inert: nothing is dropped.
    public nonisolated func onDrop(
        of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    /// Inert: nothing is dropped.
    public nonisolated func onDrop(
        of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    /// Inert: nothing is dropped.
    public nonisolated func onDrop(
        of supportedContentTypes: [String], delegate: any DropDelegate
    ) -> some View { self }
    /// Inert: nothing is dragged.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Inert: nothing is dragged.
    public nonisolated func draggable<T: Transferable, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Inert: nothing is dropped.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}
