import AlidadeLayout
import Foundation

extension Host {
    /// The frames in the window of the composite views of a type, in the order of the source: each the smallest
    /// rectangle around what its body has put there. Views without anything to show are left out.
    package func frames<V: View>(of type: V.Type) -> [CGRect] {
        var found: [CGRect] = []
        func walk(_ scope: Scope) {
            if scope is BodyScope<V>, scope.isPresent, let frame = frame(of: scope) { found.append(frame) }
            for child in scope.children { walk(child) }
        }
        walk(rootScope)
        return found
    }

    private func frame(of scope: Scope) -> CGRect? {
        guard scope.firstItem != noItem else { return nil }
        var union: CGRect?
        var item = scope.firstItem
        while item != noItem {
            let place = tree.item(item).pointee
            if place.kind != .marker {
                let origin = tree.origin(of: item)
                let frame = CGRect(x: origin.x, y: origin.y, width: place.width, height: place.height)
                union = union?.union(frame) ?? frame
            }
            if item == scope.lastItem { break }
            item = tree.next(of: item)
        }
        return union
    }

    /// What the whole tree says for a preference; nil where nothing is said.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var value: K.Value?
        rootScope.contributeChildren(key, index: PreferenceIndex.of(key), to: &value)
        return value
    }
}
