import AlidadeLayout
import Foundation

/// Options side by side, of which one is raised. 31 points high.
nonisolated struct SegmentedPicker<Content: View>: View {
    typealias Body = Never
    let selection: PickerSelection
    let content: Content

    @MainActor static func _visit(_ view: Self, _ cursor: inout _Cursor) {
        cursor.asElement { cursor in
            let environment = cursor.environment
            cursor.responder(
                { cursor in
                    cursor.item(
                        .external, isContainer: true,
                        payload: { slot in
                            let (payload, isNew) = slot.payload { SegmentsPayload() }
                            payload.selection = view.selection
                            payload.environment = environment
                            if !isNew { slot.measureChanged = true }
                        }
                    ) { cursor in
                        cursor.axis = 0
                        SegmentThumb._visit(SegmentThumb(), &cursor)
                        cursor.environment.known.font = .system(size: 13, weight: .medium)
                        cursor.environment.known.lineLimit = 1
                        cursor.wrapping(view.content) { cursor, inside in segment(view.selection, inside, &cursor) }
                        cursor.environment = environment
                    }
                },
                { payload in
                    var traits = FocusTraits()
                    traits.ring = .roundedRectangle(9)
                    traits.color = environment.focusRingColor
                    let host: Host = payload.host
                    traits.key = { [weak payload] press in
                        guard let payload, payload.item != noItem,
                            let segments = host.payload(of: host.tree.firstChild(of: payload.item)) as? SegmentsPayload
                        else { return false }
                        return segments.move(press)
                    }
                    payload.focus = traits
                })
        }
    }

    @MainActor private static func segment(
        _ selection: PickerSelection, _ inside: @MainActor (inout _Cursor) -> Void, _ cursor: inout _Cursor
    ) {
        cursor.option { cursor in
            cursor.item(
                .flexFrame, ItemParams(.nan, .nan, .infinity, .nan, .nan, .infinity),
                horizontal: HorizontalAlignment.center.key, vertical: VerticalAlignment.center.key, content: inside)
        } _: { payload in
            payload.contentShape = { Path(CGRect(origin: .zero, size: $0)) }
            let node = payload.gesture as? PressNode ?? PressNode()
            node.owner = payload
            node.changed = { [weak payload] in
                payload?.isPressed = $0
                payload?.host.displayChanged = true
            }
            node.action = { [weak payload] in
                if let tag = payload?.tag { selection.set(tag) }
            }
            payload.gesture = node
        }
    }
}

/// The raised ground of the chosen segment.
private struct SegmentThumb: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        RoundedRectangle(cornerRadius: 7)
            .fill(Color(colorScheme == .light ? SystemColor.background : SystemColor.gray2))
            .shadow(color: Color(.sRGB, white: 0, opacity: 0.12), radius: 3, y: 2)
            .allowsHitTesting(false)
    }
}

/// Measures and places the segments: all as wide as the widest.
final class SegmentsPayload: ItemPayload {
    static let height = 31.0
    private static let inset = 2.0
    /// Room at the sides of each label, points.
    private static let padding = 10.0

    var selection: PickerSelection?
    var environment = EnvironmentValues()
    private var chosen: Int?

    override var viewName: String? { "Picker" }

    /// The thumb and the segments.
    private func children() -> (thumb: ItemIndex?, segments: [ItemIndex]) {
        var all: [ItemIndex] = []
        var child = host.tree.firstChild(of: item)
        while child != noItem {
            if !host.tree.item(child).pointee.kind.isMarker { all.append(child) }
            child = host.tree.next(of: child)
        }
        return (all.first, Array(all.dropFirst()))
    }

    private func options() -> [OptionPayload] {
        children().segments.compactMap { host.payload(of: $0) as? OptionPayload }
    }

    override func measure(_ proposal: Proposal) -> LayoutSize {
        let segments = children().segments
        var widest = 0.0
        for segment in segments {
            // The options' frames take what they are offered, so they are asked for their ideal width.
            let size = host.tree.size(of: segment, .unspecified)
            if size.width.isFinite { widest = max(widest, size.width) }
        }
        let ideal = (widest + 2 * Self.padding) * Double(segments.count) + 2 * Self.inset
        let width = proposal.width.isFinite ? max(proposal.width, 0) : ideal
        return LayoutSize(width: width, height: Self.height)
    }

    override func place(size: LayoutSize, proposal: Proposal) {
        let (thumb, segments) = children()
        let width = max(size.width - 2 * Self.inset, 0) / Double(max(segments.count, 1))
        let height = max(size.height - 2 * Self.inset, 0)
        let cell = Proposal(width: width, height: height)
        chosen = options().firstIndex { selection?.matches($0.tag) ?? false }
        if let thumb {
            if let chosen {
                host.tree.placeChild(thumb, x: Self.inset + Double(chosen) * width, y: Self.inset, proposal: cell)
            } else {
                host.tree.leaveOutChild(thumb)
            }
        }
        for (index, segment) in segments.enumerated() {
            host.tree.placeChild(segment, x: Self.inset + Double(index) * width, y: Self.inset, proposal: cell)
        }
    }

    override func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        let radius = CGSize(width: 9, height: 9)
        list.add(
            .fill(
                .roundedRectangle(rect, cornerSize: radius, .continuous),
                .color(Color(SystemColor.tertiaryFill).display(in: environment))), bounds: rect)
        let count = children().segments.count
        guard count > 1 else { return }
        let width = (rect.width - 2 * Self.inset) / CGFloat(count)
        let line = Color(SystemColor.separator).display(in: environment)
        let isMirrored = environment.layoutDirection == .rightToLeft
        for index in 1..<count {
            // Next to the raised segment there is no line.
            if let chosen, index == chosen || index == chosen + 1 { continue }
            let x =
                isMirrored
                ? rect.maxX - Self.inset - CGFloat(index) * width : rect.minX + Self.inset + CGFloat(index) * width
            let bar = CGRect(x: x - 0.5, y: rect.midY - 7.5, width: 1, height: 15)
            list.add(.fill(.rectangle(bar), .color(line)), bounds: bar)
        }
    }

    /// Chooses the next or previous option.
    func move(_ press: KeyPress) -> Bool {
        guard press.phase != .up, press.modifiers.isDisjoint(with: [.command, .control, .option]), let selection else {
            return false
        }
        let forward = environment.readingSign > 0 ? KeyEquivalent.rightArrow : .leftArrow
        let backward = environment.readingSign > 0 ? KeyEquivalent.leftArrow : .rightArrow
        let step: Int
        switch press.key {
        case forward, .downArrow: step = 1
        case backward, .upArrow: step = -1
        default: return false
        }
        let tags = options().compactMap(\.tag)
        guard !tags.isEmpty else { return true }
        let current = tags.firstIndex { selection.matches($0) }
        let next = current.map { min(max($0 + step, 0), tags.count - 1) } ?? 0
        selection.set(tags[next])
        return true
    }
}
