import AlidadeLayout
import Foundation

/// Editable text's state and drawing.
final class EditorPayload: ItemPayload {
    private(set) var edited = EditedText()
    private var view: EditorView?
    private var environment = EnvironmentValues()
    private var style: EditedLines.Style?
    private lazy var lines = EditedLines(typesetter: host.typesetter)
    private var isFocused = false
    /// How far a single line is scrolled to show the caret, points.
    private var scrolled = 0.0
    /// Where up and down want the caret, points.
    private var column: Double?

    override var viewName: String? { view?.isMultiline ?? false ? "TextEditor" : "TextField" }
    override var accessibilityText: String? {
        guard let style, style.isSecure else { return edited.string }
        return String(repeating: "\u{2022}", count: edited.count)
    }

    /// True where the size may be another.
    func configure(_ view: EditorView, _ value: String, _ environment: EnvironmentValues) -> Bool {
        self.view = view
        self.environment = environment
        var context = FontContext(dynamicTypeSize: environment.dynamicTypeSize)
        context.weight = environment.known.isBold ? .bold : environment.known.fontWeight
        context.design = environment.known.fontDesign
        context.isItalic = environment.known.isItalic
        let new = EditedLines.Style(
            font: (environment.font ?? .body).resolve(in: context),
            color: environment.isEnabled
                ? environment.styleContext.foreground(level: 0).color
                : environment.styleContext.foreground(level: 2).color,
            alignment: environment.multilineTextAlignment, scale: environment.known.displayScale,
            isRightToLeft: environment.layoutDirection == .rightToLeft, isSecure: view.isSecure)
        var changed = style != new
        style = new
        if edited.string != value, !(isFocused && view.source.isFormatted) {
            edited.replace(with: value)
            changed = true
        }
        return changed
    }

    private func lines(width: Double) -> EditedLines {
        if let style {
            lines.update(edited.characters, style, width: view?.isMultiline ?? false ? width : .infinity)
        }
        return lines
    }

    // MARK: Layout

    override func measure(_ proposal: Proposal) -> LayoutSize {
        let lines = lines(width: proposal.width.isNaN ? .infinity : proposal.width)
        let limit = environment.lineLimit.map { Double(max($0, 1)) } ?? .infinity
        let least = Double(environment.known.leastLines)
        let count = min(max(Double(lines.lines.count), least), limit)
        let width = proposal.width.isFinite ? max(proposal.width, 0) : lines.widest + 2
        return LayoutSize(width: width, height: lines.lineHeight * (view?.isMultiline ?? false ? count : 1))
    }

    override func baselines(_ proposal: Proposal) -> (first: Double, last: Double) {
        let lines = self.lines(width: proposal.width.isNaN ? .infinity : proposal.width)
        guard let first = lines.lines.first else { return (lines.lineHeight * 0.8, lines.lineHeight * 0.8) }
        let top = (lines.lineHeight - Double(first.text.size(width: .nan, height: .nan).height)) / 2
        let baseline = top + first.text.baselines(width: .nan, height: .nan).first
        return (baseline, baseline + lines.lineHeight * Double(lines.lines.count - 1))
    }

    override func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double? {
        switch key {
        case .firstTextBaseline: baselines(dimensions.proposal).first
        case .lastTextBaseline: baselines(dimensions.proposal).last
        default: nil
        }
    }

    private var size: CGSize {
        guard item != noItem else { return .zero }
        let place = host.tree.item(item).pointee
        return CGSize(width: place.width, height: place.height)
    }

    /// The caret of a position, in the item's coordinates.
    private func caret(_ position: Int, width: Double) -> CGRect {
        let lines = self.lines(width: width)
        let line = lines.line(of: position)
        let x = lines.start(of: line, in: width) + lines.x(of: position) - scrolled
        return CGRect(
            x: min(max(x, 0), max(width - 1, 0)), y: Double(line) * lines.lineHeight + 1, width: 2,
            height: lines.lineHeight - 2)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect, into list: inout DisplayListBuilder) {
        let width = Double(rect.width)
        let lines = self.lines(width: width)
        let tint = TintShapeStyle()._resolve(in: environment.styleContext).color
        list.group([.clip(.rectangle(rect.insetBy(dx: -2, dy: -2)), FillStyle())]) { list in
            if isFocused, edited.hasSelection { drawSelection(lines, rect, tint, &list) }
            for (index, line) in lines.lines.enumerated() where !line.range.isEmpty {
                let size = line.text.size(width: .nan, height: .nan)
                let origin = CGPoint(
                    x: Double(rect.minX) + lines.start(of: index, in: width) - scrolled,
                    y: Double(rect.minY) + Double(index) * lines.lineHeight
                        + (lines.lineHeight - Double(size.height)) / 2)
                guard origin.y < rect.maxY else { break }
                let layout = line.text.layout(size: size)
                list.add(
                    .text(layout, origin: origin), bounds: layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y))
            }
            if isFocused, !edited.hasSelection {
                let place = caret(edited.head, width: width).offsetBy(dx: rect.minX, dy: rect.minY)
                list.add(.fill(.rectangle(place), .color(tint)), bounds: place)
            }
        }
    }

    private func drawSelection(
        _ lines: EditedLines, _ rect: CGRect, _ tint: DisplayColor, _ list: inout DisplayListBuilder
    ) {
        let selection = edited.selection
        for (index, line) in lines.lines.enumerated() {
            let start = max(selection.lowerBound, line.range.lowerBound)
            let end = min(selection.upperBound, line.range.upperBound)
            guard start <= end, selection.lowerBound <= line.range.upperBound, selection.upperBound >= start else {
                continue
            }
            let left = lines.start(of: index, in: Double(rect.width)) - scrolled
            let from = left + (start == line.range.lowerBound ? 0 : lines.x(of: start))
            var to = left + (end == line.range.upperBound ? line.width : lines.x(of: end))
            // A selected line break shows as a little room.
            if selection.upperBound > line.range.upperBound { to += 5 }
            guard to > from else { continue }
            let place = CGRect(
                x: Double(rect.minX) + from, y: Double(rect.minY) + Double(index) * lines.lineHeight,
                width: to - from, height: lines.lineHeight)
            list.add(.fill(.rectangle(place), .color(tint.opacity(0.3))), bounds: place)
        }
    }

    // MARK: Input

    func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        host.displayChanged = true
        if !isFocused, let view {
            view.source.commit?(edited.string)
            // A value is written again in its own spelling.
            if view.source.isFormatted { take(view.source.get()) }
        }
        view?.editingChanged?(isFocused)
    }

    private func take(_ text: String) {
        guard text != edited.string else { return }
        edited.replace(with: text)
        if item != noItem { host.tree.markMeasure(item) }
    }

    func press(at point: CGPoint, clicks: Int, extends: Bool) {
        let width = Double(size.width)
        let position = lines(width: width).position(x: Double(point.x) + scrolled, y: Double(point.y), in: width)
        switch clicks {
        case 2: edited.selectWord(at: position)
        case 3...: edited.selectAll()
        default: edited.move(to: position, extends: extends)
        }
        column = nil
        moved()
    }

    /// True where the key was used.
    func key(_ press: KeyPress) -> Bool {
        guard press.phase != .up, environment.isEnabled, let view else { return false }
        let extends = press.modifiers.contains(.shift)
        let isCommand = !press.modifiers.isDisjoint(with: [.control, .command])
        if press.key != .upArrow, press.key != .downArrow { column = nil }
        switch press.key {
        case .leftArrow: edited.move(isCommand ? .wordLeft : .left, extends: extends)
        case .rightArrow: edited.move(isCommand ? .wordRight : .right, extends: extends)
        case .upArrow, .downArrow:
            guard view.isMultiline else {
                edited.move(press.key == .upArrow ? .start : .end, extends: extends)
                break
            }
            moveLine(press.key == .upArrow ? -1 : 1, extends: extends)
        case .home: moveToLineEdge(atEnd: false, document: isCommand, extends: extends)
        case .end: moveToLineEdge(atEnd: true, document: isCommand, extends: extends)
        case .delete: change { $0.delete(isCommand ? .wordLeft : .left) }
        case .deleteForward: change { $0.delete(isCommand ? .wordRight : .right) }
        case .return:
            guard view.isMultiline, !view.submitsOnReturn || extends else {
                view.source.commit?(edited.string)
                view.committed?()
                environment.submitActions.run(.text)
                return true
            }
            change { $0.insert("\n") }
        case .tab, .escape: return false
        default:
            if isCommand { return command(press) }
            guard !press.characters.isEmpty, !press.modifiers.contains(.option),
                press.characters.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 })
            else { return false }
            change { $0.insert(press.characters) }
        }
        moved()
        if extends { offerSelection() }
        return true
    }

    /// What is selected is there for the middle button, as in other X programs.
    func offerSelection() {
        guard edited.hasSelection, view?.isSecure == false else { return }
        host.clipboard.write(edited.selectedText, to: .primary)
    }

    func paste(from selection: ClipboardSelection) {
        host.paste(from: selection) { [weak self] text in
            guard let self, item != noItem, environment.isEnabled else { return }
            let isMultiline = view?.isMultiline ?? false
            // A line break that cannot be shown is a space; other programs end lines in other ways.
            let lines = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
            change { $0.insert(isMultiline ? lines : lines.replacingOccurrences(of: "\n", with: " ")) }
            moved()
        }
    }

    private func command(_ press: KeyPress) -> Bool {
        switch press.key.character.lowercased() {
        case "a":
            edited.selectAll()
            offerSelection()
        case "c", "x":
            guard edited.hasSelection, view?.isSecure == false else { return true }
            host.clipboard.write(edited.selectedText, to: .clipboard)
            if press.key.character.lowercased() == "x" { change { $0.delete(.left) } }
        case "v": paste(from: .clipboard)
        default: return false
        }
        moved()
        return true
    }

    private func moveLine(_ step: Int, extends: Bool) {
        let width = Double(size.width)
        let lines = self.lines(width: width)
        let line = lines.line(of: edited.head)
        let x = column ?? (lines.start(of: line, in: width) + lines.x(of: edited.head))
        column = x
        let target = line + step
        if target < 0 {
            edited.move(.start, extends: extends)
        } else if target >= lines.lines.count {
            edited.move(.end, extends: extends)
        } else {
            let y = (Double(target) + 0.5) * lines.lineHeight
            edited.move(to: lines.position(x: x, y: y, in: width), extends: extends)
        }
    }

    private func moveToLineEdge(atEnd: Bool, document: Bool, extends: Bool) {
        let lines = self.lines(width: Double(size.width))
        guard !document, view?.isMultiline ?? false, !lines.lines.isEmpty else {
            return edited.move(atEnd ? .end : .start, extends: extends)
        }
        let index = lines.line(of: edited.head)
        let line = lines.lines[index]
        let isSoft = index + 1 < lines.lines.count && lines.lines[index + 1].range.lowerBound == line.range.upperBound
        let end =
            isSoft && line.range.upperBound > line.range.lowerBound ? line.range.upperBound - 1 : line.range.upperBound
        edited.move(to: atEnd ? end : line.range.lowerBound, extends: extends)
    }

    private func change(_ body: (inout EditedText) -> Void) {
        let before = edited.string
        body(&edited)
        let after = edited.string
        guard after != before, let view else { return }
        if item != noItem { host.tree.markMeasure(item) }
        view.source.set(after)
        // A program may have taken something else.
        if !view.source.isFormatted { take(view.source.get()) }
    }

    /// Shows the caret where it is now.
    private func moved() {
        host.displayChanged = true
        let width = Double(size.width)
        guard width > 0 else { return }
        if !(view?.isMultiline ?? false) {
            let lines = self.lines(width: width)
            let x = lines.x(of: edited.head)
            if lines.widest <= width { scrolled = 0 }
            if x - scrolled > width - 2 { scrolled = x - width + 2 }
            if x < scrolled { scrolled = max(x, 0) }
        } else {
            host.actions.change { [weak self] in self?.revealCaret() }
        }
    }

    private func revealCaret() {
        guard item != noItem else { return }
        let frame = host.windowRect(of: item)
        let caret = self.caret(edited.head, width: Double(size.width)).offsetBy(dx: frame.minX, dy: frame.minY)
        for scroll in host.scrollViews(around: item) {
            let window = host.windowRect(of: scroll.item)
            if caret.maxY > window.maxY { scroll.scroll(by: CGVector(dx: 0, dy: caret.maxY - window.maxY)) }
            if caret.minY < window.minY { scroll.scroll(by: CGVector(dx: 0, dy: caret.minY - window.minY)) }
        }
    }
}
