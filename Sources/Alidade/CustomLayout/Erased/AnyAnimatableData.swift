/// Animatable data of a type that is known only while the program runs. Between two types nothing is interpolated.
public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil: zero of any type.
    private let vector: (any VectorArithmetic)?

    init(_ vector: any VectorArithmetic) { self.vector = vector }

    private init(optional vector: (any VectorArithmetic)?) { self.vector = vector }

    func value<V>(as type: V.Type) -> V? { vector as? V }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(optional: nil) }

    public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
        switch (a.vector, b.vector) {
        case (nil, nil): true
        case (let a?, let b?): equal(a, b)
        case (let vector?, nil), (nil, let vector?): isZero(vector)
        }
    }

    public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let x = a.vector else { return b }
        guard let y = b.vector else { return a }
        return _AnyAnimatableData(sum(x, y))
    }

    public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let y = b.vector else { return a }
        guard let x = a.vector else { return _AnyAnimatableData(negative(y)) }
        return _AnyAnimatableData(difference(x, y))
    }

    public static func += (a: inout _AnyAnimatableData, b: _AnyAnimatableData) { a = a + b }
    public static func -= (a: inout _AnyAnimatableData, b: _AnyAnimatableData) { a = a - b }

    public mutating func scale(by rhs: Double) {
        guard let vector else { return }
        func scaled<V: VectorArithmetic>(_ value: V) -> V { value.scaled(by: rhs) }
        self = _AnyAnimatableData(scaled(vector))
    }

    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    private static func equal<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> Bool { a == b as? V }
    private static func isZero<V: VectorArithmetic>(_ a: V) -> Bool { a == .zero }
    private static func negative<V: VectorArithmetic>(_ a: V) -> V { .zero - a }

    private static func sum<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> V {
        (b as? V).map { a + $0 } ?? a
    }

    private static func difference<V: VectorArithmetic>(_ a: V, _ b: any VectorArithmetic) -> V {
        (b as? V).map { a - $0 } ?? a
    }
}
