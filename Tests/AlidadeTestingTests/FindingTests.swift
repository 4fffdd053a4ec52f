import AlidadeTesting
import SwiftUI
import Testing

@MainActor
@Suite struct FindingTests {
    @Test func viewsAreFoundByIdentifierTextAndType() throws {
        let host = TestHost(width: 200, height: 300) { Card() }
        #expect(try host.frame(id: "bar").size == CGSize(width: 40, height: 20))
        #expect(try host.frame(text: "Title") == host.frame(id: "title"))
        #expect(try host.view(id: "title").name == "Text")
        #expect(host.views(of: Text.self).count == 3)
        #expect(try host.view(of: VStack<EmptyView>.self).name == "VStack")
        #expect(host.views(named: "Rectangle").map(\.identifier) == ["bar"])
        #expect(host.layoutDescription.contains("Rectangle #bar"))
    }

    /// A view of one's own has the frame of what its body shows.
    @Test func compositesAreFoundByType() throws {
        let host = TestHost(width: 200, height: 300) {
            HStack(spacing: 0) {
                Badge(width: 30)
                Badge(width: 50)
            }
        }
        #expect(
            host.views(of: Badge.self).map(\.frame) == [
                CGRect(x: 60, y: 144, width: 30, height: 12), CGRect(x: 90, y: 144, width: 50, height: 12),
            ])
        #expect(host.views(of: Card.self).isEmpty)
    }

    @Test func whatIsMissingOrTwiceIsSaid() throws {
        let host = TestHost(width: 200, height: 300) {
            Text("one")
            Text("two").accessibilityIdentifier("second")
            Text("two")
        }
        let missing = #expect(throws: TestHostError.self) { try host.frame(id: "third") }
        #expect(missing?.description.contains("Text #second") == true)
        let several = #expect(throws: TestHostError.self) { try host.frame(text: "two") }
        #expect(several?.description.contains("There are 2 views") == true)
    }

    @Test func hiddenViewsKeepTheirPlace() throws {
        let host = TestHost(width: 100, height: 100) { Text("gone").hidden() }
        #expect(try host.view(text: "gone").isHidden)
    }

    // MARK: Settings

    @Test func settingsChangeTheLayout() throws {
        let host = TestHost(.phone) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("first")
                Text("Some text")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        #expect(try host.frame(id: "first").minX == 0)
        let height = try host.frame(text: "Some text").height
        #expect(abs(Double(height) - 61.0 / 3) < 0.001)
        #expect(try host.frame(text: "Some text").minY == 59)
        host.dynamicTypeSize = .accessibility3
        #expect(try host.frame(text: "Some text").height > height * 1.5)
        host.layoutDirection = .rightToLeft
        #expect(try host.frame(id: "first").maxX == 393)
        host.safeArea = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 30)
        #expect(host.safeArea.trailing == 30)
        host.size = CGSize(width: 200, height: 100)
        #expect(host.size == CGSize(width: 200, height: 100))
        #expect(try host.frame(id: "first").maxX <= 200)
    }

    struct Schemed: View {
        @Environment(\.colorScheme) var scheme
        @Environment(\.locale) var locale
        var body: some View { Text(scheme == .dark ? "dark \(locale.identifier)" : "light \(locale.identifier)") }
    }

    @Test func theEnvironmentIsThatOfTheHost() throws {
        let host = TestHost(colorScheme: .dark, locale: Locale(identifier: "de_DE")) { Schemed() }
        #expect(host.views(text: "dark de_DE").count == 1)
        host.colorScheme = .light
        #expect(host.views(text: "light de_DE").count == 1)
        host.setEnvironment { $0.locale = Locale(identifier: "en_GB") }
        #expect(host.views(text: "light en_GB").count == 1)
    }

    @Test(arguments: [0.0, -1, .nan, .infinity]) func scalesThatAreNone(scale: Double) {
        let host = TestHost(width: .nan, height: -5, scale: scale) { Text("x") }
        #expect(host.scale == 1)
        #expect(host.size == .zero)
        host.scale = scale
        #expect(host.scale == 1)
    }
}
