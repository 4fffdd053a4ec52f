import SwiftUI
import Testing

/// A list that gets the height which a hidden stack of its rows was measured to have.
@MainActor struct FittingListTests {
    final class Model: ObservableObject {
        let names: [String]
        @Published var isMeasuring = true
        var height: CGFloat = 0
        let measured = PassthroughSubject<Bool, Never>()

        init(count: Int) { names = (0..<count).map { "name \($0)" } }
    }

    struct Page: View {
        @ObservedObject var model: Model

        var body: some View {
            if model.isMeasuring {
                ZStack {
                    VStack(spacing: 0) {
                        ForEach(model.names, id: \.self) { Row(name: $0) }
                    }
                    .background(
                        GeometryReader { stack in
                            Color.white.onReceive(model.measured) { _ in
                                model.height = stack.size.height
                                model.isMeasuring = false
                            }
                        })
                    Color.white
                }
                .onAppear { model.measured.send(true) }
            } else {
                List {
                    ForEach(model.names, id: \.self) { Row(name: $0) }
                }
                .frame(height: model.height)
                .border(.red)
            }
        }
    }

    struct Row: View {
        let name: String
        var body: some View {
            Text(name)
                .listRowInsets(.init())
                .padding()
                .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                .background(Color.orange)
        }
    }

    @Test(arguments: [0, 1, 2, 3, 7, 12])
    func theListEndsWhereItsLastRowDoes(count: Int) throws {
        let model = Model(count: count)
        let exhibit = Exhibit(Page(model: model), width: 390, height: 844)
        #expect(!model.isMeasuring, "measured and shown in one frame")
        #expect(exhibit.settle() == 0)
        let rows = exhibit.rects(.orange)
        #expect(rows.count == count)
        #expect(model.height == rows.map(\.height).reduce(0, +))
        // A line of body text is 21 pixels high at scale 1; padding adds 32.
        #expect(rows.allSatisfy { $0.height == 53 && $0.width == 390 && $0.minX == 0 })
        let top = (844 - model.height) / 2
        #expect(rows.map(\.minY) == (0..<count).map { top + 53 * CGFloat($0) })
        #expect(exhibit.strings == model.names)
    }
}
