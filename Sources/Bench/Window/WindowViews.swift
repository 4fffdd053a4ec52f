import SwiftUI

/// What the window cases change from outside.
@MainActor
enum WindowKnobs {
    static var text: ((String) -> Void)?
    static var edit: ((UInt64) -> Void)?
}

/// Rows of text, as many as wanted, built as they come into view.
struct RowList: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { index in
            if index == 3 {
                ChangingRow()
            } else {
                Text("Row number \(index) of the list")
            }
        }
    }
}

struct ChangingRow: View {
    @State private var text = "Row number 3 of the list"
    var body: some View {
        let _ = WindowKnobs.text = { text = $0 }
        Text(text)
    }
}

/// A blue box above a red one that is moved over it by what it reads of its size.
struct OverlapScene: View {
    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width, height: proxy.size.height * 1.3)
            }
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
                    .frame(width: proxy.size.width, height: proxy.size.height)
                    .background(Color.red.opacity(0.6))
            }
        }
        .padding()
    }
}

/// A hundred rows that each print where the list has been scrolled to.
struct TrackedRows: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<100) { index in
                    GeometryReader { proxy in
                        Text("Row \(index): \(Int(proxy.frame(in: .global).minY))")
                    }
                    .frame(height: 9)
                    .font(.system(size: 8))
                }
                Color.green.frame(height: 3_000)
            }
        }
    }
}
