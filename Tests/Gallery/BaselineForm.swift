import SwiftUI

/// Labels and values that share a guide of one's own.
extension HorizontalAlignment {
    private enum Divide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    static let divide = HorizontalAlignment(Divide.self)
}

struct ContentView: View {
    var body: some View {
        VStack(alignment: .divide, spacing: 6) {
            row(40, 120)
            row(90, 60)
            row(20, 200)
        }
    }

    private func row(_ label: CGFloat, _ value: CGFloat) -> some View {
        HStack(spacing: 8) {
            Color.gray.frame(width: label, height: 24)
            Color.blue.frame(width: value, height: 24).alignmentGuide(.divide) { $0[.leading] }
        }
    }
}
