/// Why a test could not be told what it asked for. The description lists what there is instead.
public struct TestHostError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String
}
