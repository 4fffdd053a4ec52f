import Combine
import SwiftUI

/// What the preview lays over the view.
@MainActor
final class ChromeModel: ObservableObject {
    @Published var message: String?
    @Published var tabs: [String] = []
    @Published var selected = 0
    @Published var facts: [InspectorFact] = []
    @Published var factsTitle = ""
    /// Which half of the window the panel is in: it gives way to what it describes.
    @Published var panelIsAtTop = false
    var select: (Int) -> Void = { _ in }

    /// Nothing is shown.
    var isEmpty: Bool { message == nil && tabs.count < 2 && facts.isEmpty }
}

/// One line of the inspector's panel.
struct InspectorFact: Equatable {
    var name: String
    var value: String
}

/// The preview's own views, above the user's.
struct PreviewChrome: View {
    @ObservedObject var model: ChromeModel

    var body: some View {
        ZStack {
            Color.clear
            if !model.facts.isEmpty {
                // Above the tabs.
                panel.padding(.bottom, model.tabs.count > 1 && !model.panelIsAtTop ? 40 : 0)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: model.panelIsAtTop ? .top : .bottom)
            }
            if model.tabs.count > 1 {
                tabs.frame(maxHeight: .infinity, alignment: .bottom)
            }
            if let message = model.message {
                MessageBox(text: message).frame(maxHeight: .infinity, alignment: .top)
            }
        }
    }

    private var tabs: some View {
        HStack(spacing: 2) {
            ForEach(0..<model.tabs.count, id: \.self) { index in
                Text(verbatim: model.tabs[index])
                    .font(.system(size: 12, weight: index == model.selected ? .semibold : .regular))
                    .foregroundColor(index == model.selected ? .white : Color(white: 0.8))
                    .lineLimit(1)
                    .padding(.horizontal, 10).padding(.vertical, 5)
                    .background(index == model.selected ? Color.blue : Color.clear, in: Capsule())
                    .contentShape(Rectangle())
                    .onTapGesture { model.select(index) }
            }
        }
        .padding(3)
        .background(Color(white: 0.15, opacity: 0.92), in: Capsule())
        .accessibilityIdentifier("chrome.tabs")
        .padding(8)
    }

    private var panel: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(verbatim: model.factsTitle).font(.system(size: 13, weight: .semibold)).foregroundColor(.white)
            ForEach(0..<model.facts.count, id: \.self) { index in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text(verbatim: model.facts[index].name)
                        .font(.system(size: 11)).foregroundColor(Color(white: 0.65))
                        .frame(width: 84, alignment: .leading)
                    Text(verbatim: model.facts[index].value).font(.system(size: 11)).foregroundColor(.white)
                }
            }
        }
        .accessibilityIdentifier("chrome.panel")
        .padding(10)
        .frame(maxWidth: 380, alignment: .leading)
        .background(Color(white: 0.12), in: RoundedRectangle(cornerRadius: 8))
        .padding(8)
    }
}
