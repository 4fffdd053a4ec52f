import Alidade
import AlidadeLayout
import Foundation

extension TestStage {
    /// Frames in the window of all colours and shapes that are there, in tree order.
    var leaves: [CGRect] {
        var result: [CGRect] = []
        func walk(_ item: ItemIndex) {
            let place = host.tree.item(item).pointee
            if place.flags.contains(.leftOut) { return }
            if place.kind == .leaf { result.append(host.windowRect(of: item)) }
            var child = place.firstChild
            while child != noItem {
                walk(child)
                child = host.tree.next(of: child)
            }
        }
        walk(host.rootItem)
        return result
    }
}
