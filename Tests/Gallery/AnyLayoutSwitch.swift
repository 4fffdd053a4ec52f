import SwiftUI

/// The same views in a row or a column.
struct ContentView: View {
    @State private var isRow = true

    var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 10))
        layout {
            Color.red.frame(width: 60, height: 60)
            Color.blue.frame(width: 80, height: 40)
        }
        .onTapGesture { isRow.toggle() }
    }
}
