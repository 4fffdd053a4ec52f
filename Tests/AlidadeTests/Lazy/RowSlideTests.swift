import Alidade
import Foundation
import Testing

/// How rows move in an animated change. The stage is 200 by 200 points, rows are 40 high.
@MainActor
@Suite struct RowSlideTests {
    enum Container: CaseIterable { case list, stack }

    struct Rows: View {
        let container: Container
        @State var rows = Array(0..<50)
        let give: (Binding<[Int]>) -> Void

        var body: some View {
            let _ = give($rows)
            switch container {
            case .list:
                List {
                    ForEach(rows, id: \.self) { row in
                        color(row).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
                    }
                }.listStyle(.plain).environment(\.defaultMinListRowHeight, 1)
            case .stack:
                ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { color($0) } } }
            }
        }

        /// Each row has a colour of its own.
        private func color(_ row: Int) -> some View {
            Color(red: Double(row % 10) / 10, green: Double(row / 10) / 10, blue: 1).frame(height: 40)
        }
    }

    /// Where a row is drawn in the window; nil: it is not.
    private func shown(_ row: Int, _ stage: TestStage) -> CGFloat? {
        func look(_ items: [DisplayItem], _ y: CGFloat) -> CGFloat? {
            for item in items {
                switch item.content {
                case .fill(_, .color(let color)):
                    if abs(Double(color.red) - Double(row % 10) / 10) < 0.01, abs(color.blue - 1) < 0.01,
                        abs(Double(color.green) - Double(row / 10) / 10) < 0.01
                    {
                        return item.bounds.minY + y
                    }
                case .group(let effect, let children):
                    var down = y
                    if case .transform(let matrix) = effect {
                        down += matrix.boundingBox(of: CGRect(x: 0, y: 0, width: 1, height: 1)).minY
                    }
                    if let found = look(children, down) { return found }
                case .scroll(_, let offset, let children):
                    if let found = look(children, y + offset.dy) { return found }
                default: break
                }
            }
            return nil
        }
        return look(stage.host.display.items, 0)
    }

    private func stage(_ container: Container) -> (TestStage, () -> Binding<[Int]>) {
        var rows: Binding<[Int]>?
        let stage = TestStage(Rows(container: container) { rows = $0 })
        return (stage, { rows ?? .constant([]) })
    }

    /// Makes a change that takes a second and stops the clock half way.
    private func halfway(_ stage: TestStage, _ change: () -> Void) {
        withAnimation(.linear(duration: 1), change)
        for _ in 0...30 { stage.frame() }
    }

    private func expect(_ row: Int, at y: CGFloat?, _ stage: TestStage, line: Int = #line) {
        let place = shown(row, stage)
        guard let y else { return #expect(place == nil, "row \(row), line \(line)") }
        #expect(abs((place ?? -1000) - y) < 2, "row \(row) is at \(String(describing: place)), line \(line)")
    }

    @Test(arguments: Container.allCases) func rowsThatChangePlacesSlide(_ container: Container) {
        let (stage, rows) = stage(container)
        halfway(stage) { rows().wrappedValue.swapAt(0, 2) }
        expect(0, at: 40, stage)
        expect(2, at: 40, stage)
        expect(1, at: 40, stage)
        expect(3, at: 120, stage)
        for _ in 0..<60 { stage.frame() }
        expect(0, at: 80, stage)
        expect(2, at: 0, stage)
    }

    @Test(arguments: Container.allCases) func rowsMoveUpWhereOneGoes(_ container: Container) {
        let (stage, rows) = stage(container)
        halfway(stage) { rows().wrappedValue.remove(at: 1) }
        expect(0, at: 0, stage)
        // It fades where it was.
        expect(1, at: 40, stage)
        expect(2, at: 60, stage)
        expect(3, at: 100, stage)
        // It comes from below with the others.
        expect(5, at: 180, stage)
        for _ in 0..<60 { stage.frame() }
        expect(1, at: nil, stage)
        expect(2, at: 40, stage)
    }

    @Test(arguments: Container.allCases) func rowsMakeRoomForANewOne(_ container: Container) {
        let (stage, rows) = stage(container)
        halfway(stage) { rows().wrappedValue.insert(49 + 10, at: 1) }
        expect(0, at: 0, stage)
        expect(59, at: 40, stage)
        expect(1, at: 60, stage)
        expect(4, at: 180, stage)
        for _ in 0..<60 { stage.frame() }
        expect(1, at: 80, stage)
    }

    @Test(arguments: Container.allCases) func withoutAnAnimationNothingSlides(_ container: Container) {
        let (stage, rows) = stage(container)
        rows().wrappedValue.remove(at: 1)
        stage.frame()
        expect(1, at: nil, stage)
        expect(2, at: 40, stage)
    }

    @Test(arguments: Container.allCases) func rowsInTheMiddleStay(_ container: Container) {
        let (stage, rows) = stage(container)
        stage.scroll(400)
        halfway(stage) { rows().wrappedValue.removeFirst(3) }
        expect(10, at: 0, stage)
        expect(12, at: 80, stage)
        for _ in 0..<60 { stage.frame() }
        expect(10, at: 0, stage)
    }
}
