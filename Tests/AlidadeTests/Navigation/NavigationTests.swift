import Alidade
import AlidadeText
import Foundation
import Testing

@MainActor
struct NavigationTests {
    private func press(_ text: String, _ stage: TestStage) {
        guard let frame = frame(of: text, stage) else {
            Issue.record("no text \(text) among \(stage.texts)")
            return
        }
        stage.click(frame.midX, frame.midY)
        stage.frame()
    }

    /// Where a text is shown.
    private func frame(of text: String, _ stage: TestStage) -> CGRect? {
        var found: CGRect?
        stage.visit { item in
            guard let payload = stage.host.payload(of: item), payload.accessibilityText == text,
                !stage.isLeftOut(item)
            else { return }
            found = stage.host.windowRect(of: item)
        }
        return found
    }

    private struct Values: View {
        var log = Log()
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Open one", value: 1)
                    Button("Open two") {
                        path.append(1)
                        path.append("two")
                    }
                    Text(verbatim: "depth \(path.count)")
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    Text(verbatim: "number \(number)")
                        .navigationTitle("Number")
                        .navigationBarTitleDisplayMode(.inline)
                        .onAppear { log.note("appear \(number)") }
                        .onDisappear { log.note("disappear \(number)") }
                }
                .navigationDestination(for: String.self) { Text(verbatim: "string \($0)") }
            }
        }
    }

    @Test func theRootStandsBelowABarWithALargeTitle() {
        let stage = TestStage(
            NavigationStack { Color.red.navigationTitle("Title") }, width: 390, height: 844,
            safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        // 44 points of bar and 52 of title.
        #expect(stage.frames("Color").last == CGRect(x: 0, y: 143, width: 390, height: 667))
        #expect(stage.texts == ["Title"])
    }

    @Test func anInlineTitleTakes44Points() {
        let stage = TestStage(
            NavigationView { Color.red.navigationBarTitle("Title", displayMode: .inline) }, width: 390, height: 800)
        #expect(stage.frames("Color").last == CGRect(x: 0, y: 44, width: 390, height: 756))
    }

    @Test func aHiddenBarTakesNothing() {
        let stage = TestStage(
            NavigationView { Color.red.navigationBarHidden(true) }, width: 390, height: 800)
        #expect(stage.frames("Color").last == CGRect(x: 0, y: 0, width: 390, height: 800))
    }

    @Test func linksToValuesPushAndTheBackButtonPops() {
        let log = Log()
        let stage = TestStage(Values(log: log), width: 390, height: 800)
        #expect(frame(of: "depth 0", stage) != nil)
        press("Open one", stage)
        #expect(frame(of: "number 1", stage) != nil)
        #expect(frame(of: "depth 0", stage) == nil && frame(of: "depth 1", stage) == nil)
        #expect(log.entries == ["appear 1"])
        press("Back", stage)
        #expect(frame(of: "depth 0", stage) != nil)
        #expect(log.entries == ["appear 1", "disappear 1"])
    }

    @Test func aProgramPushesThroughThePath() {
        let stage = TestStage(Values(), width: 390, height: 800)
        press("Open two", stage)
        #expect(frame(of: "string two", stage) != nil)
        press("Back", stage)
        #expect(frame(of: "number 1", stage) != nil)
        press("Back", stage)
        #expect(frame(of: "depth 0", stage) != nil)
    }

    @Test func linksToViewsAndDismiss() {
        struct Detail: View {
            @Environment(\.dismiss) private var dismiss
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("Count \(count)") { count += 1 }
                    Button("Close") { dismiss() }
                }
            }
        }
        struct Root: View {
            @State private var taps = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Details") { Detail() }
                        Button("Taps \(taps)") { taps += 1 }
                    }
                }
            }
        }
        let stage = TestStage(Root(), width: 390, height: 800)
        press("Taps 0", stage)
        press("Details", stage)
        press("Count 0", stage)
        press("Count 1", stage)
        #expect(frame(of: "Count 2", stage) != nil)
        press("Close", stage)
        // The root kept its state.
        #expect(frame(of: "Taps 1", stage) != nil)
        press("Details", stage)
        #expect(frame(of: "Count 0", stage) != nil)
    }

    @Test func aLinkFollowsItsBinding() {
        struct Root: View {
            @State private var isActive = false
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(destination: Text("Inside"), isActive: $isActive) { Text("Link") }
                        Button("Open") { isActive = true }
                        Text(verbatim: "active \(isActive)")
                    }
                }
            }
        }
        let stage = TestStage(Root(), width: 390, height: 800)
        press("Open", stage)
        #expect(frame(of: "Inside", stage) != nil)
        press("Back", stage)
        #expect(frame(of: "active false", stage) != nil)
        press("Link", stage)
        #expect(frame(of: "Inside", stage) != nil)
    }

    @Test func anUnknownValueWarns() {
        struct Root: View {
            var body: some View { NavigationStack { NavigationLink("Link", value: 2.5) } }
        }
        let stage = TestStage(Root(), width: 390, height: 800)
        press("Link", stage)
        #expect(stage.host.warnings.messages.contains { $0.contains("Double") })
    }

    @Test func toolbarItemsWork() {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Text(verbatim: "count \(count)")
                        .navigationTitle("Title")
                        .toolbar {
                            ToolbarItem(placement: .navigationBarLeading) { Button("Down \(count)") { count -= 1 } }
                            ToolbarItem(placement: .navigationBarTrailing) { Button("Up \(count)") { count += 1 } }
                            ToolbarItem(placement: .bottomBar) { Text("Bottom") }
                        }
                }
            }
        }
        let stage = TestStage(Root(), width: 390, height: 800)
        press("Up 0", stage)
        #expect(frame(of: "count 1", stage) != nil && frame(of: "Up 1", stage) != nil)
        press("Down 1", stage)
        press("Down 0", stage)
        #expect(frame(of: "count -1", stage) != nil)
        #expect((frame(of: "Bottom", stage)?.midY ?? 0) > 770)
        #expect((frame(of: "Up -1", stage)?.midX ?? 0) > (frame(of: "Down -1", stage)?.midX ?? 999))
    }

    @Test func tabsKeepTheirState() {
        struct Page: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Root: View {
            var body: some View {
                TabView {
                    Page(name: "first").tabItem { Label("One", systemImage: "1.circle") }
                    Page(name: "second").tabItem { Label("Two", systemImage: "2.circle") }
                }
            }
        }
        let stage = TestStage(Root(), width: 390, height: 800)
        press("first 0", stage)
        #expect(frame(of: "first 1", stage) != nil && frame(of: "second 0", stage) == nil)
        press("Two", stage)
        press("second 0", stage)
        #expect(frame(of: "second 1", stage) != nil && frame(of: "first 1", stage) == nil)
        press("One", stage)
        #expect(frame(of: "first 1", stage) != nil)
        // The bar is 49 points high and at the bottom.
        #expect((frame(of: "One", stage)?.minY ?? 0) > 751)
    }

    @Test func tabsFollowASelection() {
        struct Root: View {
            @State private var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    ForEach(["a", "b", "c"], id: \.self) { name in
                        VStack {
                            Text(verbatim: "page \(name)")
                            Button("go to c") { tab = "c" }
                        }
                        .tabItem { Text(verbatim: "tab \(name)") }
                        .tag(name)
                    }
                }
            }
        }
        let stage = TestStage(Root(), width: 390, height: 800)
        #expect(frame(of: "page b", stage) != nil && frame(of: "page a", stage) == nil)
        press("go to c", stage)
        #expect(frame(of: "page c", stage) != nil)
        press("tab a", stage)
        #expect(frame(of: "page a", stage) != nil)
    }

    @Test func pagesAreDragged() {
        struct Root: View {
            @State private var page = 0
            var body: some View {
                VStack {
                    TabView(selection: $page) {
                        ForEach(0..<3) { Text(verbatim: "page \($0)").tag($0) }
                    }
                    .tabViewStyle(.page)
                    Text(verbatim: "selected \(page)")
                }
            }
        }
        let stage = TestStage(Root(), width: 390, height: 800)
        #expect(frame(of: "page 0", stage)?.midX == 195)
        stage.press(300, 400)
        stage.move(200, 400)
        stage.move(60, 400)
        stage.release(60, 400)
        for _ in 0..<120 { stage.wait(1.0 / 60) }
        #expect(frame(of: "selected 1", stage) != nil)
        #expect(abs((frame(of: "page 1", stage)?.midX ?? 0) - 195) < 1)
    }
}

extension TestStage {
    /// Whether an item or one around it is not there.
    func isLeftOut(_ item: Int32) -> Bool {
        var item = item
        while item != -1 {
            let place = host.tree.item(item).pointee
            if !place.flags.isDisjoint(with: .unseen) { return true }
            item = place.parent
        }
        return false
    }
}
