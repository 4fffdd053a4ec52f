import Alidade
import Foundation

/// A view as a value, so that it can be made at random, changed at random and shown again from nothing.
struct ViewSpec: Identifiable, Equatable {
    enum Kind: CaseIterable {
        case color, box, text, spacer, vertical, horizontal, depth, frame, flexible, padding, offset, opacity
        case reader, cure, scroll, optional, choice, background, overlay, guide, fixedSize, aspect, list, clip

        /// How many children it has: none, one, or any number.
        var children: ClosedRange<Int> {
            switch self {
            case .color, .box, .text, .spacer, .list: 0...0
            case .vertical, .horizontal, .depth: 0...4
            default: 1...1
            }
        }
    }

    let id: Int
    var kind: Kind
    /// Two lengths, points, and a switch, whatever the kind makes of them.
    var a: Double
    var b: Double
    var isOn: Bool
    var children: [ViewSpec]
}

extension ViewSpec: CustomStringConvertible {
    /// Compact, for a failure's message.
    var description: String {
        let inside = children.map(\.description).joined(separator: " ")
        return "\(kind)#\(id)(\(a),\(b),\(isOn ? 1 : 0)" + (inside.isEmpty ? ")" : ": \(inside))")
    }
}

/// Reports a height upwards, as the cure of the overlapping stack does.
struct SpecHeight: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct SpecView: View {
    let spec: ViewSpec

    private var child: SpecView { SpecView(spec: spec.children[0]) }
    private var words: String { String(repeating: "word and ", count: 1 + Int(spec.a) % 7) + "end" }

    @ViewBuilder var body: some View {
        switch spec.kind {
        case .color: Color(red: spec.a / 100, green: spec.b / 100, blue: 0.5)
        case .box: Rectangle().fill(spec.isOn ? Color.blue : .red).frame(width: spec.a, height: spec.b)
        case .text: Text(words).lineLimit(spec.isOn ? 2 : nil)
        case .spacer: Spacer(minLength: spec.isOn ? spec.a / 4 : nil)
        case .vertical: VStack(alignment: spec.isOn ? .leading : .center) { all }
        case .horizontal: HStack(alignment: spec.isOn ? .firstTextBaseline : .center, spacing: spec.a / 8) { all }
        case .depth: ZStack(alignment: spec.isOn ? .bottomTrailing : .center) { all }
        case .frame: child.frame(width: spec.a, height: spec.isOn ? spec.b : nil, alignment: .topLeading)
        case .flexible: child.frame(minWidth: spec.a / 2, maxWidth: spec.isOn ? .infinity : spec.a * 2)
        case .padding: child.padding(spec.isOn ? .horizontal : .all, spec.a / 5)
        case .offset: child.offset(x: spec.a / 4, y: spec.b / 4)
        case .opacity: child.opacity(spec.a / 100)
        case .reader:
            GeometryReader { proxy in
                child.frame(width: proxy.size.width / 2, height: spec.isOn ? proxy.frame(in: .global).minY / 4 : nil)
            }
        case .cure: SpecCure(spec: spec)
        case .scroll: ScrollView(spec.isOn ? .vertical : [.horizontal, .vertical]) { child }
        case .optional: if spec.isOn { child }
        case .choice: if spec.isOn { child } else { child.padding(3) }
        case .background: child.background(Color.green.padding(spec.a / 20))
        case .overlay: child.overlay(Circle().stroke(Color.black), alignment: spec.isOn ? .top : .center)
        case .guide: child.alignmentGuide(.leading) { $0.width * (spec.isOn ? 0.5 : 0.25) }
        case .fixedSize: child.fixedSize(horizontal: spec.isOn, vertical: true)
        case .aspect: child.aspectRatio(0.2 + spec.a / 50, contentMode: spec.isOn ? .fit : .fill)
        case .list: List(0..<(Int(spec.a) % 9), id: \.self) { Text("Row \($0)").lineLimit(1) }.frame(height: 90)
        case .clip: child.clipShape(RoundedRectangle(cornerRadius: spec.a / 6))
        }
    }

    private var all: some View { ForEach(spec.children) { SpecView(spec: $0) } }
}

/// A reader that takes over its content's height, which depends on its own width: right after two rounds.
struct SpecCure: View {
    let spec: ViewSpec
    @State private var height: CGFloat = 10

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: 0) {
                Color.blue.frame(height: proxy.size.width / 4)
                SpecView(spec: spec.children[0]).frame(height: spec.a)
            }
            .frame(width: proxy.size.width)
            .preference(key: SpecHeight.self, value: proxy.size.width / 4 + spec.a)
        }
        .frame(height: height)
        .onPreferenceChange(SpecHeight.self) { height = $0 }
    }
}

/// Makes and changes specs.
struct SpecMaker {
    var random: SeededRandom
    private var nextID = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func tree(depth: Int = 5) -> ViewSpec {
        var kind = ViewSpec.Kind.allCases.randomElement(using: &random) ?? .color
        if depth == 0 { kind = [.color, .box, .text, .spacer].randomElement(using: &random) ?? .color }
        nextID += 1
        var spec = ViewSpec(
            id: nextID, kind: kind, a: length(), b: length(), isOn: Bool.random(using: &random), children: [])
        for _ in 0..<Int.random(in: kind.children, using: &random) { spec.children.append(tree(depth: depth - 1)) }
        return spec
    }

    private mutating func length() -> Double { (Double.random(in: 0...100, using: &random) * 4).rounded() / 4 }

    /// Changes one thing somewhere: a number, a switch, the order or the number of children.
    mutating func edit(_ spec: inout ViewSpec) {
        if !spec.children.isEmpty, Int.random(in: 0..<4, using: &random) > 0 {
            let index = Int.random(in: spec.children.indices, using: &random)
            return edit(&spec.children[index])
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: spec.isOn.toggle()
        case 1: spec.a = length()
        case 2: spec.b = length()
        case 3 where spec.kind.children.upperBound > 1:
            if spec.children.count > 2, Bool.random(using: &random) {
                spec.children.shuffle(using: &random)
            } else if spec.children.isEmpty || Bool.random(using: &random) {
                let place = Int.random(in: 0...spec.children.count, using: &random)
                spec.children.insert(tree(depth: 2), at: place)
            } else {
                spec.children.remove(at: Int.random(in: spec.children.indices, using: &random))
            }
        default: spec = tree(depth: 2)
        }
    }
}

/// Numbers that can be had again from their seed.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
