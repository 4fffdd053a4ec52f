import SwiftUI

/// Rows of four boxes, written in place: nothing outlives a frame but the elements of the `ForEach`.
struct PlainRows: View {
    let rows: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows) { _ in
                HStack(spacing: 8) {
                    Color.blue.frame(height: 60)
                    Color.blue.frame(height: 60)
                    Color.blue.frame(height: 60)
                    Color.blue.frame(height: 60)
                }
            }
        }
    }
}

/// Rows that are views with a state of their own.
struct StatefulRows: View {
    let rows: Int
    let isFixed: Bool

    var body: some View {
        VStack(spacing: 0) {
            if isFixed {
                ForEach(0..<rows) { StatefulRow(index: $0, chosen: rows / 2).frame(height: 60) }
            } else {
                ForEach(0..<rows) { StatefulRow(index: $0, chosen: rows / 2) }
            }
        }
    }
}

/// Four boxes; the third one's height is the row's state.
struct StatefulRow: View {
    let index: Int
    let chosen: Int
    @State private var height: CGFloat = 60

    var body: some View {
        // Not a condition of the body's: that would be part of what is measured.
        let _: Void = index == chosen ? (Knobs.height = { height = $0 }) : ()
        HStack(spacing: 8) {
            Color.blue.frame(height: 60)
            Color.blue.frame(height: 60)
            Color.blue.frame(height: height)
            Color.blue.frame(height: 60)
        }
    }
}

/// Rows as programs have them: texts, a condition, a state, padding, frames; ten items or so.
struct RichRows: View {
    let rows: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows) { RichRow(index: $0) }
        }
    }
}

struct RichRow: View {
    let index: Int
    @State private var isOn = false

    var body: some View {
        HStack(spacing: 8) {
            Color.blue.frame(width: 24, height: 24)
            VStack(alignment: .leading, spacing: 2) {
                Text("Title")
                Text("What it is about")
            }
            Spacer()
            if index % 2 == 0 {
                Text("Even")
            } else {
                Color.green.frame(width: 12, height: 12)
            }
        }
        .padding(8)
    }
}
