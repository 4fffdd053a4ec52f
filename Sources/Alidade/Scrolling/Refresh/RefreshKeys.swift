import Foundation

extension Host {
    /// F5 and Control-R refresh what the pointer is over, else the first that can be. True where something was.
    func refresh(by press: KeyPress) -> Bool {
        let isReload = press.key == KeyEquivalent("\u{F708}") && press.modifiers.isEmpty
        let isCommandR =
            press.key.normalized == "r"
            && (press.modifiers == .control || press.modifiers == .command)
        guard press.phase == .down, isReload || isCommandR else { return false }
        let under = input.pointer.map { input.scrollViews(at: $0).reversed() + [] } ?? []
        guard let refresh = (under + allScrollViews()).lazy.compactMap(\.refresh).first else { return false }
        refresh.start()
        return true
    }

    /// A press ends what glides.
    func endScrollMotions() {
        for payload in allScrollViews() where payload.motion != nil { payload.endMotion() }
    }
}
