import SwiftUI

/// Text, in the forms in which public code uses it.
struct TextProbes: View {
    @State private var name = "Ada"
    @State private var amount = 3.5
    @State private var optional: Double? = nil
    @State private var count = 2
    @State private var notes = "Some\nlines"
    @FocusState private var isFocused: Bool
    let date = Date(timeIntervalSince1970: 0)
    let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    var body: some View {
        ScrollView {
            Group {
                Text("Title").font(.largeTitle).fontWeight(.heavy)
                Text("Title").font(.title).bold()
                Text("Title 2").font(.title2.weight(.semibold))
                Text("Title 3").font(.title3)
                Text("Headline").font(.headline)
                Text("Subheadline").font(.subheadline).foregroundColor(.secondary)
                Text("Body").font(.body).italic()
                Text("Callout").font(.callout).underline()
                Text("Footnote").font(.footnote).strikethrough(true, color: .red)
                Text("Caption").font(.caption).kerning(2)
                Text("Caption 2").font(.caption2).tracking(1)
            }
            Group {
                Text("System").font(.system(size: 20))
                Text("System").font(.system(size: 20, weight: .medium))
                Text("System").font(.system(size: 20, weight: .bold, design: .rounded))
                Text("System").font(.system(.title, design: .monospaced))
                Text("System").font(.system(.headline, design: .serif, weight: .heavy))
                Text("Custom").font(.custom("Avenir", size: 18))
                Text("Custom").font(Font.custom("Avenir", size: 18).weight(.bold))
                Text("Custom").font(.custom("Avenir", fixedSize: 18))
                Text("Custom").font(.custom("Avenir", size: 18, relativeTo: .body))
                Text("Caps").font(Font.body.smallCaps())
                Text("UIKit").font(Font(UIFont.systemFont(ofSize: 12)))
                Text("1234").font(.body.monospacedDigit())
                Text("Rounded").fontDesign(.rounded)
            }
            Group {
                Text("Long text that breaks over several lines").lineLimit(2)
                Text("Long text that breaks over several lines").lineLimit(nil)
                Text("Short").lineLimit(2...)
                Text("Short").lineLimit(2, reservesSpace: true)
                Text("Several\nlines").multilineTextAlignment(.center).lineSpacing(4)
                Text("Too long for its place").truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
                Text("upper").textCase(.uppercase)
                Text("Hello, \(name), you have \(count) messages")
                Text("Value: \(amount, specifier: "%.2f")")
                Text("Date: \(date, formatter: formatter)")
                Text(date, formatter: formatter)
                Text(date, style: .date)
                Text(date, style: .relative)
                Text(Date.now.addingTimeInterval(600), style: .timer)
                Text(date...date.addingTimeInterval(600))
                Text(amount, format: .number)
                Text(amount, format: .currency(code: "EUR"))
                Text(verbatim: "verbatim")
                Text("**Bold** and *italic* and `code`")
            }
            Group {
                Text("Red ").foregroundColor(.red) + Text("and blue").foregroundColor(.blue).bold()
                Text("Gradient").foregroundStyle(
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                Text("Gradient").foregroundStyle(
                    .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Text("Star ") + Text(Image(systemName: "star.fill"))
                Text("\(Image(systemName: "heart")) Heart")
                Text("Dashed").underline(true, pattern: .dash, color: .red)
                Text("Raised").baselineOffset(4)
                Text(AttributedString("Attributed"))
                Label("Label", systemImage: "star")
                Label {
                    Text("Label")
                } icon: {
                    Image(systemName: "star").foregroundColor(.yellow)
                }
                Label("Label", systemImage: "star").labelStyle(.iconOnly)
                Label("Label", systemImage: "star").labelStyle(.titleAndIcon)
            }
            Group {
                TextField("Name", text: $name)
                TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                TextField("Name", text: $name).textFieldStyle(RoundedBorderTextFieldStyle())
                TextField("Name", text: $name, prompt: Text("Your name"))
                TextField("Name", text: $name, axis: .vertical)
                TextField("Amount", value: $amount, format: .number)
                TextField("Amount", value: $optional, format: .number)
                TextField("Amount", value: $amount, formatter: NumberFormatter())
                TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: {})
                TextField(text: $name) { Text("Name") }
                TextField("Name", text: $name)
                    .focused($isFocused)
                    .onSubmit { isFocused = false }
                    .submitLabel(.done)
                    .keyboardType(.emailAddress)
                    .autocapitalization(.none)
                    .textInputAutocapitalization(.never)
                    .disableAutocorrection(true)
                    .autocorrectionDisabled()
                    .textContentType(.emailAddress)
                SecureField("Password", text: $name)
                SecureField("Password", text: $name, prompt: Text("Secret"))
                TextEditor(text: $notes).frame(height: 100)
            }
        }
    }
}
