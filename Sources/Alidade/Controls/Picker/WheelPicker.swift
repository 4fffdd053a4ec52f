/// A wheel stands still here: five options around the chosen one, 216 points high (iOS).
struct WheelPicker<Content: View>: View {
    let selection: PickerSelection
    let content: Content

    var body: some View {
        ScrollView { OptionRows(selection: selection, content: content, look: .wheel) }
            .frame(height: 216)
            .frame(maxWidth: .infinity)
    }
}
