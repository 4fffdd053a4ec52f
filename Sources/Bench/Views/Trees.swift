import SwiftUI

/// A box in a thousand paddings, each built by the one around it.
struct Nest: View {
    let levels: Int

    var body: AnyView {
        levels == 0 ? AnyView(Color.blue.frame(height: 60)) : AnyView(Nest(levels: levels - 1).padding(1))
    }
}

/// What stands at the ends of a binary tree.
struct BinaryBox: View {
    var body: some View { Color.blue.frame(height: 10) }
}

struct BinaryText: View {
    var body: some View { Text("Some words that wrap where it is narrow") }
}

struct Across<Content: View>: View {
    let content: Content
    var body: some View {
        HStack(spacing: 0) {
            content
            content
        }
    }
}

struct AcrossBaseline<Content: View>: View {
    let content: Content
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            content
            content
        }
    }
}

struct Down<Content: View>: View {
    let content: Content
    var body: some View {
        VStack(spacing: 0) {
            content
            content
        }
    }
}

/// Stacks that change direction twelve times.
@MainActor
func binaryView<Leaf: View>(_ leaf: Leaf) -> some View {
    func four<C: View>(_ content: C) -> Across<Down<Across<Down<C>>>> {
        Across(content: Down(content: Across(content: Down(content: content))))
    }
    return four(four(four(leaf)))
}

@MainActor
func binaryOnBaselines<Leaf: View>(_ leaf: Leaf) -> some View {
    func four<C: View>(_ content: C) -> AcrossBaseline<Down<AcrossBaseline<Down<C>>>> {
        AcrossBaseline(content: Down(content: AcrossBaseline(content: Down(content: content))))
    }
    return four(four(four(leaf)))
}
