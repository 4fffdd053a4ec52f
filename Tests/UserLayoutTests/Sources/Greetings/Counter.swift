import SwiftUI

public struct Counter: View {
    @State private var count = 0

    public init() {}

    public var body: some View {
        VStack(spacing: 12) {
            Text("\(count)").accessibilityIdentifier("count")
            Button("More") { withAnimation { count += 1 } }
        }
    }
}
