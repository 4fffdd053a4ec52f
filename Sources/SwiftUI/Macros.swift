/// Declares a preview of the view that `body` makes.
///
///     #Preview("Empty") { ContentView(items: []) }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AlidadeMacros", type: "PreviewMacro")

/// Declares a preview of the view that `body` makes, shown with traits.
///
///     #Preview("Wide", traits: .landscapeLeft) { ContentView() }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "AlidadeMacros", type: "PreviewMacro")

/// Makes a variable in a `#Preview` a property of the view that is shown, so that it can be state:
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("Switch", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "AlidadeMacros", type: "PreviewableMacro")

/// Makes a variable an entry of the environment, a transaction, a container's values or the focused values, with its
/// initial value as the default:
///
///     extension EnvironmentValues {
///         @Entry var spacing: CGFloat = 8
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AlidadeMacros", type: "EntryMacro")
