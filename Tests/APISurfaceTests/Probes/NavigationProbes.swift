import SwiftUI

struct NavigationProbes: View {
    @State private var path = NavigationPath()
    @State private var isActive = false
    @State private var selection: Int? = nil
    @State private var search = ""
    @State private var showsAlert = false
    @State private var showsSheet = false
    @State private var item: Flavour? = nil
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Value", value: 1)
                NavigationLink(value: "text") { Label("Text", systemImage: "star") }
                NavigationLink("View") { Text("Destination") }
                NavigationLink(destination: Text("Destination")) { Text("View") }
                NavigationLink("Active", isActive: $isActive) { Text("Active") }
                NavigationLink("Tagged", tag: 1, selection: $selection) { Text("Tagged") }
                Button("Push") { path.append(2) }
                Button("Close") { presentationMode.wrappedValue.dismiss() }
            }
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.large)
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
            .navigationDestination(for: String.self) { Text($0).navigationBarTitleDisplayMode(.inline) }
            .searchable(text: $search, prompt: "Find")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { Button("Edit") {} }
                ToolbarItem(placement: .navigationBarTrailing) { Image(systemName: "plus") }
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("One") {}
                    Spacer()
                    Button("Two") {}
                }
            }
            .toolbarBackground(.visible, for: .navigationBar)
            .alert("Alert", isPresented: $showsAlert) {
                Button("OK") {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Message")
            }
            .alert(isPresented: $showsAlert) {
                Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK")))
            }
            .confirmationDialog("Choose", isPresented: $showsAlert, titleVisibility: .visible) { Button("One") {} }
            .sheet(isPresented: $showsSheet) { Text("Sheet").presentationDetents([.medium, .large]) }
            .sheet(item: $item, onDismiss: {}) { Text($0.rawValue) }
            .fullScreenCover(isPresented: $showsSheet) { Button("Close") { dismiss() } }
            .popover(isPresented: $showsSheet) { Text("Popover") }
        }
    }
}

struct OldNavigationProbes: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            NavigationView {
                Text("Home")
                    .navigationBarTitle("Home", displayMode: .inline)
                    .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
            }
            .navigationViewStyle(StackNavigationViewStyle())
            .tabItem {
                Image(systemName: "house")
                Text("Home")
            }
            .tag(0)
            NavigationView { Text("Hidden").navigationBarHidden(true).navigationBarBackButtonHidden(true) }
                .tabItem { Label("Two", systemImage: "star") }
                .tag(1)
                .badge(3)
            NavigationSplitView {
                List { Text("Sidebar") }
            } detail: {
                Text("Detail")
            }
            .tabItem { Label("Split", systemImage: "sidebar.left") }
            .tag(2)
        }
    }
}

struct PagedProbes: View {
    @State private var page = 0
    var body: some View {
        TabView(selection: $page) {
            ForEach(0..<3) { Text("Page \($0)").tag($0) }
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}
