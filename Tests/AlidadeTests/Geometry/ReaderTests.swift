import Alidade
import Testing

@MainActor
@Suite struct ReaderTests {
    struct Wide: View {
        @State var wide: CGFloat = 800
        let give: (Binding<CGFloat>) -> Void
        var body: some View {
            let _ = give($wide)
            VStack(alignment: .leading, spacing: 10) {
                HStack(spacing: 0) {
                    Color.red.frame(width: wide)
                    Color.blue
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                GeometryReader { room in
                    HStack(spacing: 0) {
                        Rectangle().frame(width: room.size.width / 2)
                        Circle()
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(24)
        }
    }

    /// A reader is proposed less than it is given in the end: the closure sees what it is given.
    @Test func aReaderReadsTheSizeItIsPlacedWith() {
        var wide: Binding<CGFloat>?
        let stage = TestStage(Wide { wide = $0 }, width: 840, height: 600)
        for width in [800.0, 600, 900, 792, 500, 850] {
            wide?.wrappedValue = CGFloat(width)
            stage.frame()
            let reader = stage.frames("GeometryReader")[0].width
            #expect(reader == CGFloat(max(792, width)))
            #expect(stage.frames("Rectangle")[0].width == reader / 2)
            #expect(stage.frames("Circle")[0].maxX == stage.frames("GeometryReader")[0].maxX)
        }
        for width in [900.0, 700, 1000] {
            stage.resize(CGFloat(width), 600)
            let reader = stage.frames("GeometryReader")[0].width
            #expect(stage.frames("Rectangle")[0].width == reader / 2)
        }
    }
}
