import AlidadeLayout
import Foundation

/// Shows a viewport's indicators while something scrolls, and lets them fade afterwards.
@MainActor
final class IndicatorFader {
    /// Seconds without movement before the indicators begin to fade.
    private static let rest = 0.8

    weak var payload: ScrollPayload?
    /// How visible the indicators are, 0…1.
    private(set) var opacity = 0.0
    var isHovered = false
    private var timer: Int?

    func show(stays: Bool) {
        guard let host = payload?.host else { return }
        if opacity != 1 { host.displayChanged = true }
        opacity = 1
        stop()
        if stays { return }
        timer = host.timers.schedule(after: Self.rest) { [weak self] in self?.step() }
    }

    private func step() {
        guard let host = payload?.host else { return }
        opacity = max(0, opacity - 0.2)
        host.displayChanged = true
        timer = opacity > 0 ? host.timers.schedule(after: 1 / 30) { [weak self] in self?.step() } : nil
    }

    func stop() {
        if let timer { payload?.host?.timers.cancel(timer) }
        timer = nil
    }
}

extension ScrollPayload {
    /// How visible the indicators are, 0…1.
    var indicatorOpacity: Double { isAlwaysShown ? 1 : fader.opacity }

    /// The pointer is on an indicator: it stays.
    var isIndicatorHovered: Bool {
        get { fader.isHovered }
        set {
            guard newValue != fader.isHovered else { return }
            fader.isHovered = newValue
            host.displayChanged = true
            showIndicators()
        }
    }

    private var isAlwaysShown: Bool { settings.indicators.vertical == .visible && axes.contains(.vertical) }

    private func shows(_ axis: Axis) -> Bool {
        guard showsIndicators else { return false }
        let visibility = axis == .vertical ? settings.indicators.vertical : settings.indicators.horizontal
        return visibility != .hidden && visibility != .never
    }

    /// Shows the indicators; they fade when nothing has scrolled for a while.
    func showIndicators() {
        guard shows(.vertical) || shows(.horizontal) else { return }
        fader.show(stays: fader.isHovered)
    }

    /// Where the indicators are, relative to the viewport's corner; nil where there is nothing to scroll.
    func indicators() -> (horizontal: CGRect?, vertical: CGRect?) {
        let viewport = self.viewport
        let content = contentSize
        let offset = self.offset
        let margins = settings.margins.indicators
        func bar(_ visible: CGFloat, _ total: CGFloat, _ position: CGFloat, _ start: CGFloat, _ end: CGFloat) -> (
            CGFloat, CGFloat
        )? {
            let track = visible - 6 - start - end
            guard total > visible + 0.5, track > 18 else { return nil }
            let length = max(24, track * visible / total)
            return (3 + start + (track - length) * min(max(position / (total - visible), 0), 1), length)
        }
        // Under the pointer they are wide enough to be taken.
        let breadth: CGFloat = fader.isHovered ? 9 : 5
        var horizontal: CGRect?
        var vertical: CGRect?
        if axes.contains(.vertical), shows(.vertical),
            let (start, length) = bar(viewport.height, content.height, offset.y, margins.top, margins.bottom)
        {
            vertical = CGRect(
                x: viewport.width - 3 - breadth - margins.trailing, y: start, width: breadth, height: length)
        }
        if axes.contains(.horizontal), shows(.horizontal),
            let (start, length) = bar(viewport.width, content.width, offset.x, margins.leading, margins.trailing)
        {
            horizontal = CGRect(
                x: start, y: viewport.height - 3 - breadth - margins.bottom, width: length, height: breadth)
        }
        return (horizontal, vertical)
    }

    func drawIndicators(_ rect: CGRect, into list: inout DisplayListBuilder) {
        let opacity = indicatorOpacity
        guard opacity > 0 else { return }
        var color = Color.primary.display(in: environment)
        color.alpha = Float(0.4 * opacity)
        let (horizontal, vertical) = indicators()
        for bar in [horizontal, vertical].compactMap({ $0 }) {
            let place = bar.offsetBy(dx: rect.minX, dy: rect.minY)
            let radius = min(bar.width, bar.height) / 2
            list.add(
                .fill(
                    .roundedRectangle(place, cornerSize: CGSize(width: radius, height: radius), .circular),
                    .color(color)),
                bounds: place)
        }
    }
}
