import SwiftUI

/// Types that are mostly written without their name.
@MainActor
struct ValueProbes: View {
    let animation: Animation = .easeInOut
    let transition: AnyTransition = .opacity
    let alignment = Alignment(horizontal: HorizontalAlignment.leading, vertical: .top)
    let anchor: UnitPoint = .center
    let axis: Axis = .vertical
    let edge: Edge = .leading
    let scheme: ColorScheme = .light
    let isOn: Binding<Bool> = .constant(true)

    struct Fraction: Animatable {
        var animatableData = 0.5
    }

    var body: some View {
        GeometryReader { proxy in
            VStack(alignment: alignment.horizontal) {
                if #available(iOS 17, *) { Text("Available").transition(transition) }
                Toggle("On", isOn: isOn)
                Text("\(proxy.safeAreaInsets.top) \(proxy.frame(in: .local).width)")
                    .scaleEffect(1, anchor: anchor)
                    .animation(animation, value: axis == .vertical && edge == .leading)
                    .environment(\.colorScheme, scheme)
            }
        }
    }
}
