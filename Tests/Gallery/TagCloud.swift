import SwiftUI

/// Words that wrap, by guides that count while they are asked.
struct ContentView: View {
    let tags = ["Swift", "Geometry", "Reader", "Preference", "Key", "Layout", "Anchor", "Alignment", "Guide", "Stack"]

    var body: some View {
        GeometryReader { proxy in cloud(in: proxy.size.width) }.padding()
    }

    private func cloud(in width: CGFloat) -> some View {
        var x = CGFloat.zero
        var y = CGFloat.zero
        return ZStack(alignment: .topLeading) {
            ForEach(tags, id: \.self) { tag in
                Color.orange.frame(width: CGFloat(tag.count) * 12, height: 30)
                    .padding(4)
                    .accessibilityIdentifier(tag)
                    .alignmentGuide(.leading) { d in
                        if abs(x - d.width) > width {
                            x = 0
                            y -= d.height
                        }
                        let result = x
                        x = tag == tags.last ? 0 : x - d.width
                        return result
                    }
                    .alignmentGuide(.top) { _ in
                        let result = y
                        if tag == tags.last { y = 0 }
                        return result
                    }
            }
        }
    }
}
