import SwiftUI

/// A value of one's own that flows down.
private struct UnitKey: EnvironmentKey {
    static let defaultValue: CGFloat = 10
}

extension EnvironmentValues {
    var unit: CGFloat {
        get { self[UnitKey.self] }
        set { self[UnitKey.self] = newValue }
    }
}

struct Block: View {
    @Environment(\.unit) private var unit
    var body: some View { Color.red.frame(width: unit * 3, height: unit) }
}

struct ContentView: View {
    var body: some View {
        VStack(spacing: 0) {
            Block()
            Block().environment(\.unit, 25)
        }
    }
}
