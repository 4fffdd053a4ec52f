import Alidade
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

    func resize(_ width: CGFloat, _ height: CGFloat) {
        host.send(.resize(CGSize(width: width, height: height)))
        frame()
    }

    /// Frames in the window of everything of this name, in tree order.
    func frames(_ name: String) -> [CGRect] {
        var result: [CGRect] = []
        visit { item in
            if host.payload(of: item)?.viewName == name { result.append(host.windowRect(of: item)) }
        }
        return result
    }

    var texts: [String] {
        var result: [String] = []
        visit { item in
            if let text = host.payload(of: item)?.accessibilityText { result.append(text) }
        }
        return result
    }

    func visit(_ body: (Int32) -> Void) {
        func walk(_ item: Int32) {
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
final class Log {
    var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
}
