import AlidadeLayout
import Foundation

/// The item around one option of a picker or one entry of a menu.
final class OptionPayload: ResponderPayload {
    /// Where the option was written, to find the id it has in a `ForEach`.
    weak var scope: Scope?
    /// Draws what shows that the option is chosen, over the option.
    var drawsChoice: ((CGRect, inout DisplayListBuilder) -> Void)?
    var isPressed = false
    var isChosen: () -> Bool = { false }

    /// What the option stands for: its tag, else its id in a `ForEach`.
    var tag: AnyHashable? {
        if item != noItem, let tag = host.traits[item]?[key: TagTrait.self] { return tag }
        if let row { return row.traits[key: TagTrait.self] ?? row.innerID ?? row.key?.id }
        var child = scope
        while let current = child {
            if let id = current.parent?.elementID(of: current) { return id }
            child = current.parent
        }
        return nil
    }

    /// The row of a list that the option is: it has the option's traits.
    private var row: RowPayload? {
        var current = item
        while current != noItem {
            let place = host.tree.item(current).pointee
            if let row = host.payload(at: place.payload) as? RowPayload { return row }
            // Only what wraps the same element is the same row.
            switch place.kind {
            case .passthrough, .padding, .frame, .flexFrame: current = place.parent
            default: return nil
            }
        }
        return nil
    }

    override func drawAbove(_ rect: CGRect, into list: inout DisplayListBuilder) {
        super.drawAbove(rect, into: &list)
        if isChosen() { drawsChoice?(rect, &list) }
    }
}

extension _Cursor {
    /// Wraps an element in an item that is an option.
    mutating func option(_ content: @MainActor (inout _Cursor) -> Void, _ configure: (OptionPayload) -> Void) {
        let isEnabled = environment.isEnabled
        let scope = self.scope
        item(
            .passthrough,
            payload: { slot in
                let payload = slot.payload { OptionPayload() }.0
                payload.scope = scope
                payload.isEnabled = isEnabled
                configure(payload)
            }, content: content)
    }
}

/// A selection without its type.
struct PickerSelection {
    let get: () -> AnyHashable
    let set: (AnyHashable) -> Void

    /// An optional selection takes the tags of its wrapped type, too.
    init<V: Hashable>(_ binding: Binding<V>) {
        get = { AnyHashable(binding.wrappedValue) }
        set = { tag in
            if let value = Self.cast(tag, to: V.self) { binding.wrappedValue = value }
        }
    }

    /// A picker for several values at once.
    init<C: RandomAccessCollection, V: Hashable>(_ sources: C, _ path: KeyPath<C.Element, Binding<V>>) {
        let bindings = sources.map { $0[keyPath: path] }
        get = {
            let values = Set(bindings.map(\.wrappedValue))
            return values.count == 1
                ? values.first.map { AnyHashable($0) } ?? AnyHashable(NoTag()) : AnyHashable(NoTag())
        }
        set = { tag in
            guard let value = Self.cast(tag, to: V.self) else { return }
            for binding in bindings { binding.wrappedValue = value }
        }
    }

    private struct NoTag: Hashable {}

    private static func cast<V>(_ tag: AnyHashable, to: V.Type) -> V? { tag.base as? V ?? tag as? V }

    func matches(_ tag: AnyHashable?) -> Bool {
        guard let tag else { return false }
        let current = get()
        if tag == current { return true }
        // `Optional(x)` and `x` are different hashables.
        return Self.unwrapped(tag) == Self.unwrapped(current)
    }

    private static func unwrapped(_ value: AnyHashable) -> AnyHashable {
        guard let optional = value.base as? any AnyOptional else { return value }
        return optional.wrappedHashable ?? value
    }
}

private protocol AnyOptional {
    var wrappedHashable: AnyHashable? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrappedHashable: AnyHashable? {
        guard case .some(let value) = self else { return nil }
        return value as? AnyHashable
    }
}
