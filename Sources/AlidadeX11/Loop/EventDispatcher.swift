import Alidade
internal import CX11
import Foundation

/// Turns X's events into the engine's, window by window.
@MainActor final class EventDispatcher {
    private let connection: DisplayConnection
    private let keyboard: Keyboard
    private var clock = ServerClock()
    private var scroll = SmoothScroll()
    /// When the person last pressed something, by the server's clock; 0: not yet.
    private(set) var userTime: UInt = 0

    init(connection: DisplayConnection, keyboard: Keyboard) {
        self.connection = connection
        self.keyboard = keyboard
        if connection.xinputOpcode != nil {
            XInput.queryDevices(connection, into: &scroll)
            XInput.selectHierarchy(display: connection.display, root: connection.root)
        }
    }

    func dispatch(_ event: inout XEvent, to windows: [ContentWindow]) {
        if event.type == GenericEvent {
            generic(&event, windows)
            return
        }
        if event.type == MappingNotify {
            keyboard.mappingChanged(event.xmapping)
            return
        }
        guard let window = windows.first(where: { $0.window == event.xany.window }) else { return }
        switch event.type {
        case ConfigureNotify:
            window.configured(width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
        case Expose:
            let expose = event.xexpose
            window.expose(
                PixelRect(x: Int(expose.x), y: Int(expose.y), width: Int(expose.width), height: Int(expose.height)))
        case MapNotify: window.setMapped(true)
        case UnmapNotify: window.setMapped(false)
        case VisibilityNotify: window.setObscured(event.xvisibility.state == VisibilityFullyObscured)
        case DestroyNotify:
            window.isClosing = true
            ProtocolErrors.forget(event.xdestroywindow.window)
        case FocusIn, FocusOut: focus(event.xfocus, window)
        case KeyPress:
            userActed(at: event.xkey.time, window)
            let time = clock.seconds(event.xkey.time, now: ServerClock.now)
            if let key = keyboard.press(event.xkey, time: time) { window.receive(.key(key)) }
        case KeyRelease:
            let time = clock.seconds(event.xkey.time, now: ServerClock.now)
            if let key = keyboard.release(event.xkey, time: time) { window.receive(.key(key)) }
        case ButtonPress, ButtonRelease:
            let button = event.xbutton
            self.button(
                Pointer(
                    x: Double(button.x), y: Double(button.y), modifiers: KeyNames.modifiers(state: button.state),
                    time: button.time),
                number: Int(button.button), isPress: event.type == ButtonPress, window)
        case MotionNotify:
            let motion = event.xmotion
            send(
                .moved,
                Pointer(
                    x: Double(motion.x), y: Double(motion.y), modifiers: KeyNames.modifiers(state: motion.state),
                    time: motion.time), window)
        case EnterNotify, LeaveNotify:
            let crossing = event.xcrossing
            guard crossing.mode == NotifyNormal, crossing.detail != NotifyInferior else { return }
            send(
                event.type == EnterNotify ? .moved : .left,
                Pointer(
                    x: Double(crossing.x), y: Double(crossing.y), modifiers: KeyNames.modifiers(state: crossing.state),
                    time: crossing.time), window)
        case PropertyNotify where event.xproperty.atom == connection.atoms.frameShown: window.frameShown()
        case ClientMessage: message(&event, window)
        default: break
        }
    }

    private func userActed(at time: UInt, _ window: ContentWindow) {
        userTime = time
        window.userActed(at: time)
    }

    /// Where the pointer is, in the window's pixels.
    private struct Pointer {
        var x: Double
        var y: Double
        var modifiers: EventModifiers
        var time: UInt
    }

    private func send(_ phase: PointerEvent.Phase, button: Int = 1, _ pointer: Pointer, _ window: ContentWindow) {
        window.receive(
            .pointer(
                PointerEvent(
                    phase: phase, position: position(pointer, window), button: button, modifiers: pointer.modifiers,
                    time: clock.seconds(pointer.time, now: ServerClock.now))))
    }

    private func position(_ pointer: Pointer, _ window: ContentWindow) -> CGPoint {
        CGPoint(x: pointer.x / window.scale, y: pointer.y / window.scale)
    }

    private func button(_ pointer: Pointer, number: Int, isPress: Bool, _ window: ContentWindow) {
        if let notches = Wheel.notches(button: number) {
            // A notch is a press; its release says nothing.
            if isPress { turnWheel(notches, phase: .notch, pointer, window) }
            return
        }
        if isPress { userActed(at: pointer.time, window) }
        send(isPress ? .down : .up, button: number, pointer, window)
    }

    private func turnWheel(
        _ notches: CGVector, phase: ScrollEvent.Phase, _ pointer: Pointer, _ window: ContentWindow
    ) {
        window.receive(
            .scroll(
                ScrollEvent(
                    position: position(pointer, window), delta: Wheel.delta(notches, modifiers: pointer.modifiers),
                    phase: phase, modifiers: pointer.modifiers,
                    time: clock.seconds(pointer.time, now: ServerClock.now))))
    }

    private func focus(_ event: XFocusChangeEvent, _ window: ContentWindow) {
        // A grab takes the keyboard for a moment and gives it back; a pointer that carries the focus is no focus.
        guard event.mode == NotifyNormal || event.mode == NotifyWhileGrabbed, event.detail != NotifyPointer,
            event.detail != NotifyInferior
        else { return }
        let hasFocus = event.type == FocusIn
        keyboard.inputMethod.setFocus(window.window, hasFocus)
        if !hasFocus { keyboard.focusLost() }
        window.receive(.focus(hasFocus))
    }

    private func message(_ event: inout XEvent, _ window: ContentWindow) {
        let atoms = connection.atoms
        guard event.xclient.message_type == atoms.wmProtocols, event.xclient.format == 32 else { return }
        let data = event.xclient.data.l
        switch Atom(bitPattern: data.0) {
        case atoms.wmDeleteWindow:
            window.receive(.close)
            window.isClosing = true
        case atoms.netPing:
            event.xclient.window = connection.root
            XSendEvent(
                connection.display, connection.root, False, SubstructureNotifyMask | SubstructureRedirectMask, &event)
        case atoms.netSyncRequest:
            window.syncRequested(
                XSyncValue(
                    hi: Int32(truncatingIfNeeded: data.3), lo: UInt32(truncatingIfNeeded: data.2)))
        default: break
        }
    }

    // MARK: XInput

    private func generic(_ event: inout XEvent, _ windows: [ContentWindow]) {
        guard event.xcookie.extension == connection.xinputOpcode,
            XGetEventData(connection.display, &event.xcookie) != 0
        else { return }
        defer { XFreeEventData(connection.display, &event.xcookie) }
        guard let data = event.xcookie.data else { return }
        switch event.xcookie.evtype {
        case XI_Motion, XI_ButtonPress, XI_ButtonRelease:
            device(data.assumingMemoryBound(to: XIDeviceEvent.self).pointee, windows)
        case XI_Enter, XI_Leave:
            crossing(data.assumingMemoryBound(to: XIEnterEvent.self).pointee, windows)
        case XI_DeviceChanged:
            let change = data.assumingMemoryBound(to: XIDeviceChangedEvent.self).pointee
            // Values inside are those of now, so the next difference is right.
            scroll.setDevice(Int(change.sourceid), axes: XInput.axes(change.classes, Int(change.num_classes)))
        case XI_HierarchyChanged:
            XInput.queryDevices(connection, into: &scroll)
        default: break
        }
    }

    private func device(_ event: XIDeviceEvent, _ windows: [ContentWindow]) {
        guard let window = windows.first(where: { $0.window == event.event }) else { return }
        let pointer = Pointer(
            x: event.event_x, y: event.event_y,
            modifiers: KeyNames.modifiers(state: UInt32(truncatingIfNeeded: event.mods.effective)),
            time: event.time)
        guard event.evtype == XI_Motion else {
            let number = Int(event.detail)
            let isEmulated = event.flags & XIPointerEmulated != 0
            if Wheel.notches(button: number) != nil,
                scroll.ignoresButton(isEmulated: isEmulated, source: Int(event.sourceid))
            {
                return
            }
            button(pointer, number: number, isPress: event.evtype == XI_ButtonPress, window)
            return
        }
        if !scroll.isEmpty,
            let turned = scroll.motion(source: Int(event.sourceid), valuators: XInput.valuators(event.valuators))
        {
            turnWheel(
                CGVector(dx: turned.dx, dy: turned.dy), phase: turned.isEnd ? .ended : .changed, pointer, window)
        }
        send(.moved, pointer, window)
    }

    private func crossing(_ event: XIEnterEvent, _ windows: [ContentWindow]) {
        guard let window = windows.first(where: { $0.window == event.event }) else { return }
        let crossing = SmoothScroll.Crossing(mode: Int(event.mode), detail: Int(event.detail))
        guard crossing.mode == NotifyNormal, crossing.detail != NotifyInferior else { return }
        if event.evtype == XI_Enter, scroll.entered(crossing), !scroll.isEmpty {
            // Asking again instead of waiting for a baseline keeps the first notch.
            XInput.queryDevices(connection, into: &scroll)
        }
        send(
            event.evtype == XI_Enter ? .moved : .left,
            Pointer(
                x: event.event_x, y: event.event_y,
                modifiers: KeyNames.modifiers(state: UInt32(truncatingIfNeeded: event.mods.effective)),
                time: event.time), window)
    }
}
