import Alidade
import Testing

/// Frames, padding, ratios, places and effects, in a window of 200 × 200 unless said.
@MainActor
@Suite struct FrameFacts {
    nonisolated static let rows = facts {
        FactRow("31", ["Back": R(59, 69, 82, 62), "Red": R(75, 85, 50, 30)]) {
            Red().sized(50, 30).padding().backed()
        }
        FactRow("32 all", ["Back": R(55, 65, 90, 70), "Red": R(75, 85, 50, 30)]) {
            Red().sized(50, 30).padding(20).backed()
        }
        FactRow("32 none", ["Back": R(75, 85, 50, 30), "Red": R(75, 85, 50, 30)]) {
            Red().sized(50, 30).padding(0).backed()
        }
        FactRow("32 top", ["Back": R(75, 70, 50, 60), "Red": R(75, 100, 50, 30)]) {
            Red().sized(50, 30).padding(.top, 30).backed()
        }
        FactRow("32 leading", ["Back": R(60, 85, 80, 30), "Red": R(90, 85, 50, 30)]) {
            Red().sized(50, 30).padding(.leading, 30).backed()
        }
        FactRow("32 horizontal", ["Back": R(35, 85, 130, 30), "Red": R(75, 85, 50, 30)]) {
            Red().sized(50, 30).padding(.horizontal, 40).backed()
        }
        FactRow("32 two", ["Back": R(62.5, 72.5, 75, 55), "Red": R(62.5, 97.5, 50, 30)]) {
            Red().sized(50, 30).padding([.top, .trailing], 25).backed()
        }
        FactRow("33", ["Back": R(57.5, 65, 85, 70), "Red": R(77.5, 75, 50, 30)]) {
            Red().sized(50, 30).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15)).backed()
        }
        FactRow("33 other", ["Back": R(47.5, 77.5, 105, 45), "Red": R(97.5, 82.5, 50, 30)]) {
            Red().sized(50, 30).padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5)).backed()
        }
        FactRow("34", ["Outer": R(45, 55, 110, 90), "Back": R(65, 75, 70, 50)]) {
            Red().sized(50, 30).padding(10).backed().padding(20).background(Outer())
        }
        FactRow("36 at 0, 0", ["Red": R(25, 25, 50, 50)]) { ZStack { Red().sized(50).position() }.sized(100) }
        FactRow("36 at 50, 0", ["Red": R(75, 25, 50, 50)]) {
            ZStack { Red().sized(50).position(x: 50, y: 0) }.sized(100)
        }
        FactRow("36 at 0, 50", ["Red": R(25, 75, 50, 50)]) {
            ZStack { Red().sized(50).position(x: 0, y: 50) }.sized(100)
        }
        FactRow("36 at 50, 50", ["Red": R(75, 75, 50, 50)]) {
            ZStack { Red().sized(50).position(x: 50, y: 50) }.sized(100)
        }
        FactRow("37 fit", ["Red": R(87.5, 75, 25, 50)]) {
            Red().aspectRatio(0.5, contentMode: .fit).sized(100, 50)
        }
        FactRow("37 fill", ["Red": R(75, 50, 50, 100)]) {
            Red().aspectRatio(0.5, contentMode: .fill).sized(50, 100)
        }
        FactRow("38 fit", ["Red": R(50, 75, 100, 50)]) { Red().aspectRatio(2, contentMode: .fit).sized(100, 50) }
        FactRow("38 fill", ["Red": R(0, 50, 200, 100)]) { Red().aspectRatio(2, contentMode: .fill).sized(50, 100) }
        FactRow("39 fit", ["Red": R(75, 75, 50, 50)]) { Red().aspectRatio(contentMode: .fit).sized(100, 50) }
        FactRow("39 fill", ["Red": R(50, 50, 100, 100)]) { Red().aspectRatio(contentMode: .fill).sized(50, 100) }
        FactRow("58 half", ["Back": R(60, 70, 80, 60), "Red": R(80, 85, 40, 30)]) {
            Red().sized(80, 60).scaleEffect(0.5).backed()
        }
        FactRow("58 corner", ["Back": R(60, 70, 80, 60), "Red": R(60, 70, 40, 30)]) {
            Red().sized(80, 60).scaleEffect(0.5, anchor: .topLeading).backed()
        }
        FactRow("58 two", ["Back": R(60, 70, 80, 60), "Red": R(80, 55, 40, 90)]) {
            Red().sized(80, 60).scaleEffect(x: 0.5, y: 1.5).backed()
        }
        FactRow("59", ["Back": R(60, 70, 80, 60), "Blue": R(80, 85, 80, 60), "Green": R(100, 100, 80, 60)]) {
            Blue().fill(.blue).offset(x: 20, y: 15).sized(80, 60).backed()
                .overlay(Green().fill(.green).offset(x: 40, y: 30))
        }
        FactRow("60 horizontal", ["Red": R(95, 50, 10, 100)]) {
            Red().fixedSize(horizontal: true, vertical: false).sized(100)
        }
        FactRow("60 vertical", ["Red": R(50, 95, 100, 10)]) {
            Red().fixedSize(horizontal: false, vertical: true).sized(100)
        }
        FactRow("60 neither", ["Red": R(50, 50, 100, 100)]) {
            Red().fixedSize(horizontal: false, vertical: false).sized(100)
        }
        FactRow("61", ["Back": R(0, 0, 200, 200), "Blue": R(50, 50, 100, 100)]) {
            GeometryReader { proxy in
                VStack { Blue().sized(proxy.size.width / 2, proxy.size.height / 2) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity).backed()
            }
        }
        FactRow("62", ["Red": R(0, 0, 100, 100), "Blue": R(0, 0, 200 / 3, 200 / 3)]) {
            GeometryReader { proxy in
                Red().sized(proxy.size.width / 2, proxy.size.height / 2)
                Blue().sized(proxy.size.width / 3, proxy.size.height / 3)
            }
        }
        FactRow("81", 300, 100, ["Back": R(0, 45, 300, 10), "Red": R(-50, 45, 400, 10)]) {
            Red().sized(400, 10).frame(minWidth: 100).backed()
        }
        FactRow("95", ["Back": R(75, 90, 50, 20), "Red": R(60, 80, 80, 40)]) {
            Red().sized(80, 40).sized(50, 20).backed()
        }
        FactRow("A14 ViewThatFits", 5, 10, ["Blue": R(0, 4.5, 5, 1)]) {
            ViewThatFits(in: .horizontal) {
                Red().sized(7, 1)
                Blue().sized(5, 1)
                Green().sized(1, 1)
            }
        }
        FactRow("golden 7 fit", ["Red": R(50, 71.875, 100, 56.25)]) {
            Red().aspectRatio(16.0 / 9, contentMode: .fit).sized(100)
        }
        FactRow("golden 7 fill", tolerance: 0.005, ["Red": R(11.11, 50, 177.78, 100)]) {
            Red().aspectRatio(16.0 / 9, contentMode: .fill).sized(100)
        }
    }

    @Test(arguments: rows) func frames(_ row: FactRow) { row.check() }

    /// What a view answers to one proposal.
    struct Answer: CustomTestStringConvertible, Sendable {
        let id: String
        let proposal: (CGFloat?, CGFloat?)
        let size: CGSize
        let ask: @MainActor @Sendable () -> CGSize?
        var testDescription: String { "row \(id) for \(proposal.0 ?? .nan) × \(proposal.1 ?? .nan)" }

        init<V: View>(
            _ id: String, _ width: CGFloat?, _ height: CGFloat?, _ size: (CGFloat, CGFloat),
            @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
        ) {
            self.id = id
            proposal = (width, height)
            self.size = CGSize(width: size.0, height: size.1)
            ask = { SizeQuestion.ask(view(), width, height) }
        }
    }

    /// One view and its answers: a width is proposed, the height is 10.
    nonisolated static func widths<V: View>(
        _ id: String, _ answers: [(CGFloat?, CGFloat)],
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) -> [Answer] {
        answers.map { Answer(id, $0.0, 10, ($0.1, 10), view) }
    }

    nonisolated static let answers: [[Answer]] = [
        [
            Answer("2", 0, 0, (200, 200)) { Red().frame(maxWidth: .infinity).sized(200) },
            Answer("54 nil", nil, 200, (50, 200)) { Red().padding(.horizontal, 20).padding(.vertical, 10) },
            Answer("55 least", 0, 0, (0, 0)) { Red().frame(minWidth: -10) },
            Answer("74", nil, nil, (10, 10)) { Red() },
            Answer("74 two", nil, nil, (28, 10)) {
                HStack {
                    Red(); Blue()
                }
            },
        ],
        [
            Answer("74 spacer", nil, nil, (28, 10)) {
                HStack {
                    Red(); Spacer(); Blue()
                }
            },
            Answer("74 none", nil, nil, (0, 0)) { HStack {} },
            Answer("75", 0, 0, (8, 0)) {
                HStack {
                    Red(); Blue()
                }
            },
            Answer("75 all", 100, 50, (100, 50)) {
                HStack {
                    Red(); Blue()
                }
            },
            Answer("82", nil, nil, (30, 30)) { Red().padding(10) },
            Answer("82 small", 15, 15, (20, 20)) { Red().padding(10) },
        ],
        widths("55 ideal", [(nil, 20)]) { Red().frame(minWidth: 20, idealWidth: 10) },
        widths("55 most", [(90, 30)]) { Red().frame(idealWidth: 30, maxWidth: 20) },
        widths("76", [(nil, 100), (50, 100), (300, 300)]) { Red().frame(minWidth: 100) },
        widths("77", [(nil, 10), (50, 50), (300, 100)]) { Red().frame(maxWidth: 100) },
        widths("78", [(nil, 80), (200, 200)]) { Red().frame(idealWidth: 80) },
        widths("79", [(nil, 50), (30, 50), (70, 70), (200, 100)]) { Red().frame(minWidth: 50, maxWidth: 100) },
        widths("80", [(nil, 50), (30, 50), (200, 200)]) { Red().sized(50, 10).frame(maxWidth: .infinity) },
        widths("80 min 0", [(nil, 50), (30, 30), (200, 200)]) {
            Red().sized(50, 10).frame(minWidth: 0, maxWidth: .infinity)
        },
        widths("81", [(nil, 400), (300, 300)]) { Red().sized(400, 10).frame(minWidth: 100) },
    ]

    @Test(arguments: answers.flatMap { $0 }) func sizes(_ row: Answer) {
        #expect(row.ask() == row.size, "row \(row.id)")
    }
}
