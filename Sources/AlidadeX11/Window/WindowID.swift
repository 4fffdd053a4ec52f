internal import CX11

/// In this target a window is X11's, not SwiftUI's scene of that name.
typealias Window = CX11.Window
