import Alidade
import SwiftUI
import Testing

#Preview {
    Text("plain")
}

// A comment, and a string with a brace: "}"
#Preview("Named", traits: .landscapeLeft, .fixedLayout(width: 300, height: 200)) {
    VStack {
        Text("one")
        if Bool.random() { Text("two") }
    }
}

#Preview("Stateful") {
    @Previewable @State var count = 1
    @Previewable @Environment(\.spacing) var spacing
    let doubled = count * 2
    Text("\(doubled)")
        .padding(spacing)
        .onAppear { count += 1 }
}

extension EnvironmentValues {
    @Entry var spacing: CGFloat = 8
    @Entry fileprivate var title = "none"
    @Entry var optional: Int?
    @Entry var action: @Sendable (Int) -> Int = { $0 + 1 }
}

@Suite struct CompiledExpansionTests {
    @Test @MainActor func previewsAreFoundInOrder() throws {
        let registries = PreviewList.previews().filter { $0.fileID.hasSuffix("CompiledExpansionTests.swift") }
        let previews = try registries.map { try $0.makePreview() }
        #expect(previews.map(\.name) == [nil, "Named", "Stateful"])
        #expect(registries.map { $0.line } == [5, 10, 17])
        #expect(registries.allSatisfy { $0.column == 1 && $0.fileID.hasPrefix("AlidadeMacroExpansionTests/") })
        #expect(
            previews.map { $0.traits.map(\.kind) } == [
                [], [.orientation(.landscapeLeft), .fixed(width: 300, height: 200)], [],
            ])
        for preview in previews { _ = preview.makeView() }
    }

    @Test func previewsAreFoundByImage() {
        let all = PreviewList.previews()
        let byImage = ConformingTypes.images.flatMap { PreviewList.previews(in: $0) }
        #expect(all.count >= 3)
        #expect(Set(byImage.map(ObjectIdentifier.init)) == Set(all.map(ObjectIdentifier.init)))
        #expect(PreviewList.previews(in: UnsafeRawPointer(bitPattern: 16)).isEmpty)
    }

    struct Provider: PreviewProvider {
        static var previews: some View { Text("provided") }
    }

    struct Generic<T>: PreviewProvider {
        static var previews: some View { Text("never") }
    }

    @Test func providersAreFound() {
        #expect(PreviewList.providers().contains { $0 == Provider.self })
        #expect(PreviewList.providers().allSatisfy { !"\($0)".hasPrefix("Generic") })
    }

    @Test func entriesReadAndWrite() {
        var values = EnvironmentValues()
        #expect(values.spacing == 8 && values.title == "none" && values.optional == nil && values.action(2) == 3)
        values.spacing = 3
        values.title = "some"
        values.optional = 4
        values.action = { $0 * 10 }
        #expect(values.spacing == 3 && values.title == "some" && values.optional == 4 && values.action(2) == 20)
        #expect(EnvironmentValues().spacing == 8)
    }
}
