import Alidade
import AlidadeLayout
import AlidadeText
import Foundation

/// Foundation has a `Host` too.
typealias Host = Alidade.Host

/// A view with a host and no display, for tests.
@MainActor
final class TestStage {
    let host: Host
    private(set) var time = 0.0

    init<V: View>(
        _ view: V, width: CGFloat = 200, height: CGFloat = 200, scale: Double = 1, safeArea: EdgeInsets = EdgeInsets()
    ) {
        host = Host(
            view, size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea,
            typesetter: PangoTypesetter())
        host.warnings.isSilent = true
        frame()
    }

    /// One frame, a sixtieth of a second later.
    @discardableResult
    func frame() -> Frame {
        let frame = host.frame(at: time)
        time += 1.0 / 60
        return frame
    }

    /// Makes a frame, lets tasks run that the views have started, and makes another.
    func settle() async {
        frame()
        for _ in 0..<20 { await Task.yield() }
        frame()
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        host.send(.resize(CGSize(width: width, height: height)))
        frame()
    }

    /// Frames in the window of everything of this name, in tree order.
    func frames(_ name: String) -> [CGRect] {
        var result: [CGRect] = []
        visit { item in
            let viewName = host.payload(of: item)?.viewName ?? Self.names[host.tree.item(item).pointee.kind]
            if viewName == name { result.append(host.windowRect(of: item)) }
        }
        return result
    }

    /// Views that are an item and nothing else.
    private static let names: [ItemKind: String] = [.spacer: "Spacer", .divider: "Divider"]

    /// Plain colours in the order in which they are drawn.
    var fills: [DisplayColor] {
        func collect(_ items: [DisplayItem]) -> [DisplayColor] {
            items.flatMap { item -> [DisplayColor] in
                switch item.content {
                case .fill(_, .color(let color)): [color]
                case .group(_, let children), .scroll(_, _, let children): collect(children)
                default: []
                }
            }
        }
        return collect(host.display.items)
    }

    var texts: [String] {
        var result: [String] = []
        visit { item in
            if let text = host.payload(of: item)?.accessibilityText { result.append(text) }
        }
        return result
    }

    /// Every item that has a place: not the branches that a `ViewThatFits` has not chosen, nor what is in them.
    func visit(_ body: (Int32) -> Void) {
        func walk(_ item: Int32) {
            if host.tree.item(item).pointee.flags.contains(.leftOut) { return }
            body(item)
            var child = host.tree.firstChild(of: item)
            while child != -1 {
                walk(child)
                child = host.tree.next(of: child)
            }
        }
        walk(host.rootItem)
    }
}

/// A place to write what happened, shared by closures of a test.
final class LogOf<Entry> {
    var entries: [Entry] = []
    func note(_ entry: Entry) { entries.append(entry) }
}

typealias Log = LogOf<String>
