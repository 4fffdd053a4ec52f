import Alidade
internal import CX11

/// The server's standard pointers, made when first wanted.
@MainActor final class CursorStore {
    private let display: OpaquePointer
    private var cursors: [WindowCursor: Cursor] = [:]

    init(display: OpaquePointer) { self.display = display }

    subscript(_ cursor: WindowCursor) -> Cursor {
        if let known = cursors[cursor] { return known }
        let shape =
            switch cursor {
            case .arrow: XC_left_ptr
            case .hand, .openHand: XC_hand2
            case .text: XC_xterm
            case .crosshair: XC_crosshair
            case .resizeHorizontal: XC_sb_h_double_arrow
            case .resizeVertical: XC_sb_v_double_arrow
            case .closedHand: XC_fleur
            case .notAllowed: XC_X_cursor
            }
        let made = XCreateFontCursor(display, UInt32(shape))
        cursors[cursor] = made
        return made
    }
}
