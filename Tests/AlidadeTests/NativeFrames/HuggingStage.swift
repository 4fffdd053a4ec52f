import Alidade
import AlidadeLayout
import Foundation
import SwiftUI

/// A window that hugs its view as a Mac's does: what the view answers to a proposal, in whole points.
@MainActor
struct HuggingStage {
    let host: Host
    let root: CGSize

    init<V: View>(_ view: V, proposed: CGSize) {
        host = Host(view, size: proposed, typesetter: StubTypesetter())
        host.warnings.isSilent = true
        _ = host.frame(at: 0)
        var hugged = CGSize.zero
        if let content = host.tree.firstPlacedChild(of: host.rootItem) {
            let size = host.tree.size(of: content, Proposal(width: proposed.width, height: proposed.height))
            hugged = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
        root = hugged
        host.send(.resize(hugged))
        _ = host.frame(at: 1)
    }

    /// Frames of texts, colours and shapes in tree order; origins snap to half points.
    var leaves: [CGRect] {
        var result: [CGRect] = []
        host.tree.forEachInSubtree(of: host.rootItem) { item in
            let place = host.tree.item(item).pointee
            guard place.kind == .text || place.kind == .leaf else { return }
            let rect = host.windowRect(of: item)
            result.append(CGRect(x: snapped(rect.minX), y: snapped(rect.minY), width: rect.width, height: rect.height))
        }
        return result
    }

    private func snapped(_ value: CGFloat) -> CGFloat { (2 * value + 0.5).rounded(.down) / 2 }
}
