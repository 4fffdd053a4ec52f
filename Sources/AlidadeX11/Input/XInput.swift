import Alidade
internal import CX11

/// XInput 2's requests and records, turned into the plain values that `SmoothScroll` works on.
@MainActor enum XInput {
    /// Pointer events of a window come through XInput, with smooth scrolling; keys stay with the core protocol.
    static func select(display: OpaquePointer, window: Window) {
        select(
            display, window,
            [XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_Enter, XI_Leave, XI_DeviceChanged], XIAllMasterDevices)
    }

    /// New and removed devices.
    static func selectHierarchy(display: OpaquePointer, root: Window) {
        select(display, root, [XI_HierarchyChanged], XIAllDevices)
    }

    private static func select(_ display: OpaquePointer, _ window: Window, _ events: [Int32], _ device: Int32) {
        var bits = [UInt8](repeating: 0, count: 4)
        for event in events { bits[Int(event) / 8] |= 1 << UInt8(event % 8) }
        bits.withUnsafeMutableBufferPointer { buffer in
            var mask = XIEventMask(deviceid: device, mask_len: Int32(buffer.count), mask: buffer.baseAddress)
            XISelectEvents(display, window, &mask, 1)
        }
    }

    /// Asks for the scroll axes of every device, with their present values.
    static func queryDevices(_ connection: DisplayConnection, into scroll: inout SmoothScroll) {
        var count: Int32 = 0
        guard let devices = connection.roundTrip({ XIQueryDevice(connection.display, XIAllDevices, &count) }) else {
            return
        }
        defer { XIFreeDeviceInfo(devices) }
        scroll.removeAll()
        for index in 0..<Int(count) {
            let device = devices[index]
            // A master repeats the axes of the slave that was used last; events name the slave.
            guard device.use == XISlavePointer || device.use == XIFloatingSlave else { continue }
            scroll.setDevice(Int(device.deviceid), axes: axes(device.classes, Int(device.num_classes)))
        }
    }

    static func axes(
        _ classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?, _ count: Int
    ) -> [SmoothScroll.Axis] {
        guard let classes else { return [] }
        var axes: [SmoothScroll.Axis] = []
        var values: [Int: Double] = [:]
        for index in 0..<count {
            guard let info = classes[index] else { continue }
            switch info.pointee.type {
            case XIScrollClass:
                let scroll = UnsafeRawPointer(info).assumingMemoryBound(to: XIScrollClassInfo.self).pointee
                axes.append(
                    SmoothScroll.Axis(
                        number: Int(scroll.number), isVertical: scroll.scroll_type == XIScrollTypeVertical,
                        increment: scroll.increment, value: nil))
            case XIValuatorClass:
                let valuator = UnsafeRawPointer(info).assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
                values[Int(valuator.number)] = valuator.value
            default:
                break
            }
        }
        for index in axes.indices { axes[index].value = values[axes[index].number] }
        return axes
    }

    /// The valuators that an event carries: values are packed, one for each bit set.
    static func valuators(_ state: XIValuatorState) -> [(number: Int, value: Double)] {
        guard let mask = state.mask, let values = state.values else { return [] }
        var result: [(Int, Double)] = []
        for number in 0..<(Int(state.mask_len) * 8) where mask[number / 8] & (1 << UInt8(number % 8)) != 0 {
            result.append((number, values[result.count]))
        }
        return result
    }
}
