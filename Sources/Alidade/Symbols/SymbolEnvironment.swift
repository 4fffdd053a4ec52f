/// Variants that symbols take from their surroundings.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: "circle")
    public static let square = SymbolVariants(shape: "square")
    public static let rectangle = SymbolVariants(shape: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name of a symbol with these variants; a symbol that has a variant already keeps it.
    package func applied(to name: String) -> String {
        if shape == nil, !isFilled, !isSlashed { return name }
        var name = name
        if let shape, !name.contains(".\(shape)") { name += ".\(shape)" }
        if isSlashed, !name.hasSuffix(".slash") { name += ".slash" }
        if isFilled, !name.hasSuffix(".fill") { name += ".fill" }
        return name
    }
}

/// In how many colours symbols are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let number: Int
    public static let monochrome = SymbolRenderingMode(number: 0)
    public static let multicolor = SymbolRenderingMode(number: 1)
    public static let hierarchical = SymbolRenderingMode(number: 2)
    public static let palette = SymbolRenderingMode(number: 3)
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// What symbols look like here.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    /// Kept, not seen: symbols have one colour.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Makes symbols in the view larger or smaller than the text beside them.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    /// Adds variants to the symbols in the view.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
    /// Inert: symbols have one colour here.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
