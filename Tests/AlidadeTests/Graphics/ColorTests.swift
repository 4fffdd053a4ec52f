import Alidade
import Foundation
import Testing

private func bytes(_ color: DisplayColor) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } + [Int((color.alpha * 100).rounded())]
}

@Suite struct Colors {
    @Test(arguments: [
        (Color.red, [255, 59, 48, 100], [255, 69, 58, 100]), (.orange, [255, 149, 0, 100], [255, 159, 10, 100]),
        (.yellow, [255, 204, 0, 100], [255, 214, 10, 100]), (.green, [52, 199, 89, 100], [48, 209, 88, 100]),
        (.blue, [0, 122, 255, 100], [10, 132, 255, 100]), (.gray, [142, 142, 147, 100], [142, 142, 147, 100]),
        (.primary, [0, 0, 0, 100], [255, 255, 255, 100]), (.secondary, [60, 60, 67, 60], [235, 235, 245, 60]),
        (.black, [0, 0, 0, 100], [0, 0, 0, 100]), (.clear, [0, 0, 0, 0], [0, 0, 0, 0]),
        (.accentColor, [0, 122, 255, 100], [10, 132, 255, 100]),
        (Color(.systemGray6), [242, 242, 247, 100], [28, 28, 30, 100]),
        (Color(uiColor: .systemBackground), [255, 255, 255, 100], [0, 0, 0, 100]),
        (Color(UIColor.red), [255, 0, 0, 100], [255, 0, 0, 100]),
    ])
    func systemColours(color: Color, light: [Int], dark: [Int]) {
        #expect(bytes(color.resolve(in: .light)) == light)
        #expect(bytes(color.resolve(in: .dark)) == dark)
    }

    @Test(arguments: [
        (Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5), [51, 102, 153, 50]),
        (Color(white: 0.5), [128, 128, 128, 100]),
        (Color(hue: 0, saturation: 1, brightness: 1), [255, 0, 0, 100]),
        (Color(hue: 1.0 / 3, saturation: 1, brightness: 1), [0, 255, 0, 100]),
        (Color(hue: 0.5, saturation: 0.5, brightness: 0.8), [102, 204, 204, 100]),
        (Color(hue: -2.0 / 3, saturation: 1, brightness: 1), [0, 255, 0, 100]),
        (Color(.sRGBLinear, white: 0.214_041), [128, 128, 128, 100]),
        (Color(.displayP3, red: 1, green: 1, blue: 1), [255, 255, 255, 100]),
        // P3's red lies outside of sRGB: red above one, green and blue below zero.
        (Color(.displayP3, red: 1, green: 0, blue: 0), [279, -58, -38, 100]),
        (Color(red: .nan, green: 0, blue: 1, opacity: .nan), [0, 0, 255, 0]),
    ])
    func channels(color: Color, expected: [Int]) {
        let found = bytes(color.resolve(in: .light))
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found), not \(expected)")
    }

    @Test func opacityMultiplies() {
        #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: .light).alpha == 0.25)
        #expect(Color.secondary.opacity(0.5).resolve(in: .light).alpha == 0.3)
        #expect(Color("nowhere to be found").opacity(0.5).resolve(in: .light).alpha == 0)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(
            Color(uiColor: dynamic).opacity(0.5).resolve(in: .dark)
                == DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    }

    @Test func mixing() {
        let half = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.5, in: .device)
        #expect(bytes(half.resolve(in: .light)) == [128, 0, 128, 100])
        // Of clear only the transparency is mixed in, not its black.
        let faded = Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5)
        let found = bytes(faded.resolve(in: .light))
        #expect(found[0] >= 254 && found[1] <= 1 && found[3] == 50)
        #expect(bytes(Color.red.mix(with: .blue, by: 0).resolve(in: .light)) == [255, 59, 48, 100])
        #expect(bytes(Color.red.mix(with: .blue, by: 1).resolve(in: .light)) == [0, 122, 255, 100])
    }

    @Test func equality() {
        #expect(Color.red == .red)
        #expect(Color.red != .red.opacity(0.5))
        #expect(Color(UIColor.systemRed) == .red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(Set([Color.red, .red, .blue]).count == 2)
        #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
    }

    @Test func resolvedColours() throws {
        let resolved = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
        #expect(abs(resolved.linearRed - 0.214_041) < 1e-5)
        #expect(resolved.description == "#8040FF80")
        let back = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved))
        #expect(abs(back.linearGreen - resolved.linearGreen) < 1e-6)
        var moved = Color.Resolved(red: 0, green: 0, blue: 0)
        moved.animatableData = resolved.animatableData
        #expect(moved == resolved)
    }

    @Test func uiColors() {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor.systemRed.withAlphaComponent(0.25).getRed(&r, green: &g, blue: &b, alpha: &a)
        #expect(abs(r - 1) < 1e-6 && abs(g - 59.0 / 255) < 1e-6 && a == 0.25)
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
            &r, saturation: &g, brightness: &b, alpha: nil)
        #expect(abs(r - 0.6) < 1e-4 && abs(g - 0.5) < 1e-4 && abs(b - 0.8) < 1e-4)
        #expect(UIColor(named: "nowhere at all") == nil)
        // One that answers with itself must not hang.
        final class Box: @unchecked Sendable { var color: UIColor? }
        let box = Box()
        let endless = UIColor { _ in box.color ?? .red }
        box.color = endless
        #expect(endless.resolve(in: .light) == .clear)
    }

    @Test func assetCatalogues() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "alidade-\(UUID().uuidString).bundle")
        let set = root.appending(path: "Media.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        let json = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components": {"white": "0.250", "alpha": "0.5"}}}
            ], "info": {"version": 1, "author": "xcode"}}
            """
        try Data(json.utf8).write(to: set.appending(path: "Contents.json"))
        let bundle = try #require(Bundle(url: root))
        let color = Color("Brand", bundle: bundle)
        #expect(bytes(color.resolve(in: .light)) == [255, 128, 51, 100])
        #expect(bytes(color.resolve(in: .dark)) == [64, 64, 64, 50])
    }
}

@Suite struct Styles {
    private let context = _ShapeStyleContext.light

    private func color(_ style: some ShapeStyle, _ context: _ShapeStyleContext? = nil) -> [Int] {
        bytes(style._resolve(in: context ?? self.context).color)
    }

    @Test func levelsOfTheForeground() {
        #expect(color(.primary) == [0, 0, 0, 100])
        #expect(color(.secondary) == [60, 60, 67, 60])
        #expect(color(.tertiary) == [60, 60, 67, 30])
        let red = _ShapeStyleContext(foreground: [Color.red._resolve(in: context)])
        #expect(color(.primary, red) == [255, 59, 48, 100])
        #expect(color(.secondary, red) == [255, 59, 48, 50])
        #expect(color(.tertiary, red) == [255, 59, 48, 25])
        #expect(color(.quaternary, red) == [255, 59, 48, 18])
        let two = _ShapeStyleContext(foreground: [Color.red, .blue].map { $0._resolve(in: context) })
        #expect(color(.secondary, two) == [0, 122, 255, 100])
        #expect(color(.tertiary, two) == [0, 122, 255, 50])
    }

    @Test func members() {
        #expect(color(.red.opacity(0.5)) == [255, 59, 48, 50])
        #expect(color(.tint) == [0, 122, 255, 100])
        #expect(color(.separator) == [60, 60, 67, 29])
        #expect(color(.background) == [255, 255, 255, 100])
        #expect(color(AnyShapeStyle(.red)) == [255, 59, 48, 100])
        #expect(color(Color.red.secondary) == [255, 59, 48, 50])
        #expect(AnyShapeStyle(.red) == AnyShapeStyle(AnyShapeStyle(.red)))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
        #expect(AnyShapeStyle(.red) != AnyShapeStyle(.tint))
        let shadowed = Color.red.shadow(.drop(radius: 3, y: 2)).blendMode(.multiply)._resolve(in: context)
        #expect(shadowed.shadows.map(\.radius) == [3] && shadowed.blendMode == .multiply)
    }

    struct Warning: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.red : Color.gray
        }
    }

    @Test func stylesOfOnesOwn() {
        var environment = EnvironmentValues()
        #expect(color(Warning(), environment.styleContext) == [142, 142, 147, 100])
        environment.colorScheme = .dark
        #expect(color(Warning(), environment.styleContext) == [255, 69, 58, 100])
        #expect(bytes(Color.red.resolve(in: environment).displayColor) == [255, 69, 58, 100])
    }

    @Test func gradientsReferToTheShapesBounds() {
        let style = LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
        let box = CGRect(x: 10, y: 20, width: 30, height: 40)
        guard case .linearGradient(let stops, let start, let end) = style._resolve(in: context).displayPaint(in: box)
        else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(start == CGPoint(x: 10, y: 20) && end == CGPoint(x: 40, y: 60))
        #expect(stops.map(\.location) == [0, 1] && stops.map(\.color) == [.black, .white])
        let anchored = style.in(CGRect(x: 0, y: 0, width: 1, height: 1)).opacity(0.5)._resolve(in: context)
        guard case .linearGradient(let faded, _, let far) = anchored.displayPaint(in: box) else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(far == CGPoint(x: 1, y: 1) && faded.map(\.color.alpha) == [0.5, 0.5])
    }

    @Test func stopsAscend() {
        let stops: [Gradient.Stop] = [
            .init(color: .red, location: 0.5), .init(color: .blue, location: 0.2), .init(color: .red, location: .nan),
            .init(color: .blue, location: 7),
        ]
        #expect(Gradient(stops: stops).resolve(in: .light).map(\.location) == [0.5, 0.5, 0.5, 1])
        #expect(Gradient(colors: []).resolve(in: .light).map(\.color) == [.clear])
        #expect(Gradient(colors: [.red, .green, .blue]).resolve(in: .light).map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red, .blue]).colorSpace(.perceptual).resolve(in: .light).count == 9)
    }
}
