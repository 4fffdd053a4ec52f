import Alidade
import Foundation
import Testing

/// One line of a table of facts: a view in a window, and where its parts are, in window coordinates.
struct FactRow: CustomTestStringConvertible, Sendable {
    let id: String
    /// Names of views (see `Red` and its kin; `Spacer` too) with their frames, in tree order for each name.
    let expected: [Part]
    /// Points.
    let tolerance: CGFloat
    /// Why the row is believed wrong; it stays in its table.
    let disagreement: Comment?
    let stage: @MainActor @Sendable () -> TestStage

    struct Part: Sendable {
        let name: String
        let frame: CGRect
    }

    init<V: View>(
        _ id: String, _ width: CGFloat, _ height: CGFloat, scale: Double = 1,
        safeArea: EdgeInsets = EdgeInsets(), tolerance: CGFloat = 0.001, disagreement: Comment? = nil,
        _ expected: KeyValuePairs<String, CGRect>,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
        self.id = id
        self.tolerance = tolerance
        self.disagreement = disagreement
        self.expected = expected.map { Part(name: $0.key, frame: $0.value) }
        stage = { TestStage(Whole(content: view), width: width, height: height, scale: scale, safeArea: safeArea) }
    }

    /// A row of a window of 200 × 200.
    init<V: View>(
        _ id: String, tolerance: CGFloat = 0.001, _ expected: KeyValuePairs<String, CGRect>,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) {
        self.init(id, 200, 200, tolerance: tolerance, expected, view)
    }

    var testDescription: String { "row \(id)" }

    /// What is not where it should be.
    @MainActor func failures() -> [String] {
        let stage = stage()
        var failures: [String] = []
        var next: [String: Int] = [:]
        for part in expected {
            let index = next[part.name, default: 0]
            next[part.name] = index + 1
            let frames = stage.frames(part.name)
            guard index < frames.count else {
                failures.append("\(part.name) is missing")
                continue
            }
            let (a, b) = (frames[index], part.frame)
            let distances = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
            if !distances.allSatisfy({ abs($0) <= tolerance }) { failures.append("\(part.name) is \(a), not \(b)") }
        }
        return failures
    }

    /// The row as a test: a failure names the row and what is elsewhere.
    @MainActor func check() {
        if let disagreement {
            withKnownIssue(disagreement) { #expect(failures() == [], "row \(id)") }
        } else {
            #expect(failures() == [], "row \(id)")
        }
    }
}

/// The root view of a row: a body, so that a view that is several is one to the window, as an app's would be.
private struct Whole<V: View>: View {
    @ViewBuilder let content: @MainActor () -> V
    var body: some View { content() }
}

/// Lines of a table one below the other: each is checked by itself, which keeps the compiler quick.
@resultBuilder enum FactTable {
    static func buildBlock(_ rows: FactRow...) -> [FactRow] { rows }
}

func facts(@FactTable _ rows: () -> [FactRow]) -> [FactRow] { rows() }

func R(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

// Leaves that can be told apart. To layout they are what a colour is.
struct Red: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
struct Blue: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
struct Green: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
struct Yellow: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
/// Behind something, to see how large that is.
struct Back: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
struct Outer: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }

extension View {
    func sized(_ width: CGFloat, _ height: CGFloat) -> some View { frame(width: width, height: height) }
    func sized(_ side: CGFloat) -> some View { frame(width: side, height: side) }
    /// Shows the view's frame as that of `Back`.
    func backed() -> some View { background(Back()) }
}

/// Asks its subview for its size.
struct SizeQuestion: Layout {
    final class Answer {
        var size: CGSize?
    }
    let proposal: ProposedViewSize
    let answer: Answer

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        answer.size = subviews.first?.sizeThatFits(self.proposal)
        return CGSize(width: 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    /// What a view answers to a proposal.
    @MainActor static func ask<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
        let question = SizeQuestion(proposal: ProposedViewSize(width: width, height: height), answer: Answer())
        _ = TestStage(question { view })
        return question.answer.size
    }
}
