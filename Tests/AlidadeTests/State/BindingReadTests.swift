import Alidade
import Foundation
import Observation
import Testing

/// Modifiers that read a binding themselves: an observable object behind it, which no body reads, is followed. The stage
/// is 300 by 300 points.
@MainActor
@Suite struct BindingReadTests {
    @Observable final class Model {
        var isOn = false
        var item: Item?
        var id: Int?
        var position = ScrollPosition(idType: Int.self)
        var text = ""
        var tab = 0
        var path: [Int] = []
        var mode = EditMode.inactive
        var selection: Set<Int> = []
        var title = "Before"
        var name = "Nobody"
    }

    struct Item: Identifiable, Hashable { var id = 1 }

    enum Case: String, CaseIterable {
        case alert, oldAlert, alertItem, dialog, sheet, sheetItem, cover, coverItem, popover, popoverItem, destination
        case destinationItem, scrollID, scrollPosition, tab, path, link, section, disclosure, search, title
        case editing, selection, sheetContent, computed

        /// What shows afterwards and not before.
        var expected: String {
            switch self {
            case .scrollID, .scrollPosition: "Row 500"
            case .title: "After"
            case .editing: "Done"
            case .sheetContent: "Somebody"
            case .search: "found"
            case .selection: "chosen"
            default: "There"
            }
        }
    }

    struct Subject: View {
        let kind: Case
        // No body reads the model's properties.
        @State var model: Model

        var body: some View {
            @Bindable var bindable = model
            let there = Text("There")
            switch kind {
            case .alert: Color.red.alert("A", isPresented: $model.isOn) { Button("There") {} }
            case .oldAlert:
                Color.red.alert(isPresented: $bindable.isOn) { Alert(title: Text("There")) }
            case .alertItem:
                Color.red.alert("A", isPresented: $bindable.isOn, presenting: 1) { _ in Button("There") {} }
            case .dialog: Color.red.confirmationDialog("A", isPresented: $model.isOn) { Button("There") {} }
            case .sheet: Color.red.sheet(isPresented: $model.isOn) { there }
            case .sheetItem: Color.red.sheet(item: $bindable.item) { _ in there }
            case .cover: Color.red.fullScreenCover(isPresented: $model.isOn) { there }
            case .coverItem: Color.red.fullScreenCover(item: $model.item) { _ in there }
            case .popover: Color.red.popover(isPresented: $model.isOn) { there }
            case .popoverItem: Color.red.popover(item: $model.item) { _ in there }
            case .destination:
                NavigationStack { Color.red.navigationDestination(isPresented: $model.isOn) { there } }
            case .destinationItem:
                NavigationStack { Color.red.navigationDestination(item: $bindable.item) { _ in there } }
            case .scrollID:
                ScrollView {
                    LazyVStack { ForEach(0..<1000, id: \.self) { Text(verbatim: "Row \($0)") } }.scrollTargetLayout()
                }.scrollPosition(id: $model.id)
            case .scrollPosition:
                ScrollView {
                    LazyVStack { ForEach(0..<1000, id: \.self) { Text(verbatim: "Row \($0)") } }.scrollTargetLayout()
                }.scrollPosition($bindable.position)
            case .tab:
                TabView(selection: $model.tab) {
                    Color.red.tabItem { Text("a") }.tag(0)
                    there.tabItem { Text("b") }.tag(1)
                }
            case .path:
                NavigationStack(path: $model.path) { Color.red.navigationDestination(for: Int.self) { _ in there } }
            case .link: NavigationView { NavigationLink("a", isActive: $model.isOn) { there } }
            case .section:
                List {
                    Section(isExpanded: $model.isOn) {
                        there
                    } header: {
                        Text("h")
                    }
                }.listStyle(.sidebar)
            case .disclosure: DisclosureGroup("d", isExpanded: $bindable.isOn) { there }
            case .search:
                NavigationStack {
                    Color.red.searchable(text: $model.text) { Text("found") }
                }
            case .title:
                NavigationStack { Color.red.navigationTitle($model.title).navigationBarTitleDisplayMode(.inline) }
            case .editing: EditButton().environment(\.editMode, $model.mode)
            case .selection:
                List(selection: $model.selection) { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } }
            case .sheetContent: Color.red.sheet(isPresented: .constant(true)) { Text(verbatim: model.name) }
            case .computed:
                Color.red.sheet(isPresented: Binding(get: { model.isOn }, set: { model.isOn = $0 })) { there }
            }
        }
    }

    @Test(arguments: Case.allCases)
    func anObservableBehindABindingIsFollowed(_ kind: Case) {
        let model = Model()
        let stage = TestStage(Subject(kind: kind, model: model), width: 300, height: 300)
        for _ in 0..<30 { stage.frame() }
        if kind == .selection {
            let before = stage.fills
            model.selection = [1]
            stage.frame()
            #expect(stage.fills != before)
            return
        }
        #expect(!stage.texts.contains(kind.expected))
        // Twice: a read that was noted once ends with the first change.
        for round in 0..<2 {
            model.isOn = true
            model.item = Item(id: round)
            model.id = 500
            model.position.scrollTo(id: 500)
            model.text = "word"
            model.tab = 1
            model.path = [1]
            model.mode = .active
            model.title = "After"
            model.name = "Somebody"
            for _ in 0..<60 { stage.frame() }
            #expect(stage.texts.contains(kind.expected), "round \(round)")
            model.isOn = false
            model.item = nil
            model.id = 0
            model.position.scrollTo(id: 0)
            model.text = ""
            model.tab = 0
            model.path = []
            model.mode = .inactive
            model.title = "Before"
            model.name = "Nobody"
            for _ in 0..<90 { stage.frame() }
            #expect(!stage.texts.contains(kind.expected), "round \(round)")
        }
    }

    @Test func aPositionByIdentifierIsLeftByTheUser() {
        struct Subject: View {
            @State var position = ScrollPosition(idType: Int.self)
            let note: (ScrollPosition) -> Void
            var body: some View {
                let _ = note(position)
                VStack(spacing: 0) {
                    Button("go") { position.scrollTo(id: 500) }.frame(height: 40)
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<1000, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
                        }.scrollTargetLayout()
                    }.scrollPosition($position)
                }
            }
        }
        var last = ScrollPosition()
        let stage = TestStage(Subject { last = $0 }, width: 300, height: 300)
        stage.click(150, 20)
        stage.frame()
        #expect(last.viewID as? Int == 500)
        #expect(last.viewID(type: Int.self) == 500)
        stage.scroll(400, at: 150, 150)
        stage.frame()
        #expect(last.isPositionedByUser)
        #expect(last.viewID as? Int == 504 || last.viewID as? Int == 505)
    }
}
