import SwiftUI

/// Views on a circle, by a layout of one's own.
struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2 - 20
        for (index, subview) in subviews.enumerated() {
            let angle = Double(index) / Double(subviews.count) * 2 * .pi
            subview.place(
                at: CGPoint(
                    x: bounds.midX + radius * CGFloat(sin(angle)), y: bounds.midY - radius * CGFloat(cos(angle))),
                anchor: .center, proposal: .unspecified)
        }
    }
}

struct ContentView: View {
    var body: some View {
        Radial {
            ForEach(0..<4) { _ in Circle().fill(.indigo).frame(width: 40, height: 40) }
        }
        .frame(width: 240, height: 240)
    }
}
