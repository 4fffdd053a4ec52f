import Alidade
import AlidadeText

/// Window content with a picture that is easy to compute: white, a blue band as wide as the window and half as high as
/// it is wide, a red square in the bottom right corner, a scrolled column of rows, and lines that tell what happened.
@MainActor package final class TestContent: WindowContent {
    package private(set) var events: [Event] = []
    package private(set) var size = CGSize.zero
    package private(set) var scale = 1.0
    package private(set) var scheme = ColorScheme.light
    package private(set) var offset = 0.0
    package private(set) var typed = ""
    package private(set) var frames = 0
    package private(set) var wantsClose = false
    package var title = "Test window"
    package var minimumSize = CGSize(width: 120, height: 90)
    package var cursor = WindowCursor.arrow
    package var nextDeadline: Double?
    /// Drawn over the rest, for tests of single items.
    package var extra: [DisplayItem] = [] { didSet { damagesAll = true } }
    /// Scroll by copying, as the engine does.
    package var copiesScrolls = true
    package var isAnimating = false
    /// Called with every event, for a log.
    package var log: (Event) -> Void = { _ in }

    private let typesetter = PangoTypesetter()
    private var damagesAll = false
    private var damagesText = false
    private var scrolled = 0.0
    private var layouts: [String: TextLayout] = [:]

    package init() {}

    package var needsFrame: Bool { damagesAll || damagesText || scrolled != 0 || isAnimating }

    package func send(_ event: Event) {
        events.append(event)
        log(event)
        switch event {
        case .resize(let new):
            size = new
            damagesAll = true
        case .scale(let new):
            scale = new
            layouts = [:]
            damagesAll = true
        case .colorScheme(let new):
            damagesAll = damagesAll || new != scheme
            scheme = new
        case .scroll(let scroll):
            let new = min(max(0, offset + scroll.delta.dy), Self.contentHeight - Self.viewportHeight)
            scrolled += new - offset
            offset = new
            damagesText = true
        case .key(let key) where key.phase != .up:
            typed += key.characters
            damagesText = true
            if key.key == .escape { wantsClose = true }
        case .pointer(let pointer) where pointer.phase == .down:
            cursor = cursor == .arrow ? .hand : .arrow
            damagesText = true
        case .tick:
            nextDeadline = nil
            damagesText = true
        default: break
        }
    }

    package func frame(at time: Double) -> Frame {
        frames += 1
        var damage: [CGRect] = []
        var copies: [ScrollCopy] = []
        if damagesAll { damage = [CGRect(origin: .zero, size: size)] }
        if damagesText, !damagesAll { damage.append(textRect) }
        if scrolled != 0, !damagesAll {
            if copiesScrolls {
                copies = [ScrollCopy(rect: viewport, dx: 0, dy: -scrolled)]
            } else {
                damage.append(viewport)
            }
        }
        damagesAll = false
        damagesText = false
        scrolled = 0
        return Frame(items: items, damage: damage, background: background, size: size, copies: copies)
    }

    package var background: DisplayColor {
        scheme == .light ? DisplayColor(red: 1, green: 1, blue: 1, alpha: 1) : .gray(0.1)
    }

    package static let viewportHeight = 200.0
    package static let rowHeight = 40.0
    package static let rows = 100
    package static var contentHeight: Double { rowHeight * Double(rows) }
    package var bandHeight: Double { (size.width / 2).rounded() }
    package var viewport: CGRect {
        CGRect(x: 20, y: bandHeight + 60, width: max(0, size.width - 40), height: Self.viewportHeight)
    }
    private var textRect: CGRect { CGRect(x: 0, y: bandHeight + 8, width: size.width, height: 44) }

    package var items: [DisplayItem] {
        let band = CGRect(x: 0, y: 0, width: size.width, height: bandHeight)
        let square = CGRect(x: size.width - 30, y: size.height - 30, width: 30, height: 30)
        var items = [
            fill(1, band, DisplayColor(red: 0, green: 0, blue: 1, alpha: 1)),
            fill(2, square, DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)),
            text(3, "frame \(size.width) × \(size.height), offset \(offset)", CGPoint(x: 20, y: bandHeight + 8)),
            text(4, typed, CGPoint(x: 20, y: bandHeight + 30)),
        ]
        var rows: [DisplayItem] = []
        let first = max(0, Int(offset / Self.rowHeight))
        for row in first..<min(Self.rows, first + 7) {
            let y = Double(row) * Self.rowHeight
            let frame = CGRect(x: 0, y: y, width: viewport.width, height: Self.rowHeight)
            rows.append(fill(UInt64(100 + row), frame, .gray(row % 2 == 0 ? 0.85 : 0.7)))
            rows.append(text(UInt64(300 + row), "Row \(row)", CGPoint(x: 12, y: y + 10)))
        }
        items.append(
            DisplayItem(
                identity: 5, bounds: viewport,
                content: .scroll(
                    clip: viewport, offset: CGVector(dx: viewport.minX, dy: viewport.minY - offset), rows)))
        return items + extra
    }

    package func fill(_ identity: UInt64, _ rect: CGRect, _ color: DisplayColor) -> DisplayItem {
        DisplayItem(identity: identity, bounds: rect, content: .fill(.rectangle(rect), .color(color)))
    }

    package func text(
        _ identity: UInt64, _ string: String, _ origin: CGPoint, size: Double = 17, weight: Int = 400,
        italic: Bool = false
    ) -> DisplayItem {
        let layout = self.layout(string, ResolvedFont(size: size, weight: weight, isItalic: italic))
        return DisplayItem(
            identity: identity, bounds: layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y),
            content: .text(layout, origin: origin))
    }

    private func layout(_ string: String, _ font: ResolvedFont) -> TextLayout {
        let key = "\(font) \(scheme) \(string)"
        if let known = layouts[key] { return known }
        let color = scheme == .light ? DisplayColor.gray(0) : .gray(1)
        let styled = StyledText(
            runs: [.init(text: string, font: font, color: color)], scale: scale)
        let text = typesetter.typeset(styled)
        let layout = text.layout(size: text.size(width: .infinity, height: .infinity))
        if layouts.count > 200 { layouts = [:] }
        layouts[key] = layout
        return layout
    }
}

extension DisplayColor {
    package static func gray(_ white: Float) -> DisplayColor {
        DisplayColor(red: white, green: white, blue: white, alpha: 1)
    }
}
