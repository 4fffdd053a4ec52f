import Combine
import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
    private var bag: Set<AnyCancellable> = []
    init() { $count.sink { _ in }.store(in: &bag) }
}

@Observable final class Model {
    var name = "Model"
}

struct CustomKey: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    var custom: Int {
        get { self[CustomKey.self] }
        set { self[CustomKey.self] = newValue }
    }
    @Entry var entry = "entry"
}

struct Child: View {
    @Binding var value: Int
    @ObservedObject var counter: Counter
    @EnvironmentObject var shared: Counter
    @Environment(Model.self) private var model
    @Environment(\.custom) private var custom
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.isEnabled) private var isEnabled

    init(value: Binding<Int>, counter: Counter) {
        _value = value
        self.counter = counter
    }

    var body: some View {
        Text("\(value) \(counter.count) \(shared.count) \(model.name) \(custom)")
            .foregroundColor(colorScheme == .dark ? .white : .black)
    }
}

struct FadeModifier: ViewModifier {
    let isShown: Bool
    func body(content: Content) -> some View { content.opacity(isShown ? 1 : 0) }
}

struct StateProbes: View {
    @State private var count = 0
    @State private var isOn = false
    @StateObject private var counter = Counter()
    @State private var model = Model()
    @GestureState private var drag = CGSize.zero
    @Namespace private var namespace
    @AppStorage("probe.launches") private var launches = 0
    @SceneStorage("probe.tab") private var tab = 0
    @ScaledMetric private var side: CGFloat = 20
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let subject = PassthroughSubject<Int, Never>()

    var body: some View {
        VStack {
            Child(value: $count, counter: counter)
                .environmentObject(counter)
                .environment(model)
                .environment(\.custom, 2)
                .environment(\.entry, "other")
            if isOn {
                Circle()
                    .transition(.move(edge: .leading).combined(with: .opacity))
                    .matchedGeometryEffect(id: "shape", in: namespace)
            } else {
                Rectangle()
                    .transition(.asymmetric(insertion: .scale, removal: .slide))
                    .matchedGeometryEffect(id: "shape", in: namespace)
            }
            Text("Animated")
                .modifier(FadeModifier(isShown: isOn))
                .offset(drag)
                .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isOn)
                .animation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0), value: count)
                .animation(.interactiveSpring(), value: count)
                .animation(.interpolatingSpring(stiffness: 50, damping: 5), value: count)
                .animation(.linear.delay(0.1).speed(2), value: count)
                .animation(.easeIn, value: count)
                .animation(.easeOut(duration: 0.2), value: count)
                .animation(.smooth, value: count)
                .animation(.default, value: count)
                .animation(.bouncy(duration: 0.3), value: count)
            Button("Toggle") {
                withAnimation { isOn.toggle() }
                withAnimation(.easeInOut) { count += 1 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isOn = false }
                DispatchQueue.main.async { count = 0 }
                subject.send(1)
            }
            .onAppear { count = 1 }
            .onDisappear {}
            .onChange(of: count) { old, new in }
            .onChange(of: count) {}
            .onReceive(timer) { _ in }
            .onReceive(subject) { _ in }
            .task { await Task.yield() }
            .task(id: count) {}
            .gesture(
                DragGesture()
                    .updating($drag) { value, state, _ in state = value.translation }
                    .onChanged { _ in }
                    .onEnded { _ in }
            )
            .simultaneousGesture(TapGesture().onEnded {})
            .onTapGesture(count: 2) {}
            .onLongPressGesture {}
        }
        .preferredColorScheme(.dark)
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Label")
        .accessibilityValue(Text("Value"))
        .accessibilityHint("Hint")
        .accessibilityAddTraits(.isButton)
        .accessibilityHidden(false)
        .statusBar(hidden: true)
        .sensoryFeedback(.success, trigger: count)
    }
}

struct StateProbes_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StateProbes().previewDevice("iPhone 15").previewDisplayName("Phone")
            StateProbes().previewLayout(.sizeThatFits).preferredColorScheme(.dark)
        }
    }
}

#Preview { StateProbes() }
