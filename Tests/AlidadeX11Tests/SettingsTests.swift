import Alidade
import AlidadeX11
import Testing

@Suite struct SettingsTests {
    /// Packs settings as a manager does.
    static func packed(_ entries: [(String, XSettings.Value)], bigEndian: Bool = false) -> [UInt8] {
        func card16(_ value: Int) -> [UInt8] {
            let bytes = [UInt8(value & 255), UInt8(value >> 8 & 255)]
            return bigEndian ? bytes.reversed() : bytes
        }
        func card32(_ value: Int) -> [UInt8] {
            bigEndian
                ? card16(value >> 16 & 65535) + card16(value & 65535)
                : card16(value & 65535) + card16(value >> 16 & 65535)
        }
        func padded(_ text: String) -> [UInt8] {
            Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
        }
        var bytes: [UInt8] = [bigEndian ? 1 : 0, 0, 0, 0] + card32(7) + card32(entries.count)
        for (name, value) in entries {
            let type: UInt8 =
                switch value {
                case .integer: 0
                case .string: 1
                case .color: 2
                }
            bytes += [type, 0] + card16(name.utf8.count) + padded(name) + card32(7)
            switch value {
            case .integer(let number): bytes += card32(Int(UInt32(bitPattern: number)))
            case .string(let text): bytes += card32(text.utf8.count) + padded(text)
            case .color(let red, let green, let blue, let alpha):
                for part in [red, green, blue, alpha] { bytes += card16(Int(part)) }
            }
        }
        return bytes
    }

    static let example: [(String, XSettings.Value)] = [
        ("Net/ThemeName", .string("Adwaita-dark")), ("Gtk/Colour", .color(red: 1, green: 2, blue: 3, alpha: 4)),
        ("Xft/DPI", .integer(147_456)), ("Net/DoubleClickTime", .integer(-1)),
    ]

    @Test(arguments: [false, true]) func settingsAreReadInBothByteOrders(bigEndian: Bool) {
        let settings = XSettings(Self.packed(Self.example, bigEndian: bigEndian))
        #expect(settings.string("Net/ThemeName") == "Adwaita-dark")
        #expect(settings.integer("Xft/DPI") == 147_456)
        #expect(settings.integer("Net/DoubleClickTime") == -1)
        #expect(settings.values.count == 4)
    }

    @Test func aPropertyCutOffAnywhereIsReadAsFarAsItGoes() {
        let whole = Self.packed(Self.example)
        for length in 0..<whole.count { #expect(XSettings(Array(whole.prefix(length))).values.count < 4) }
    }

    @Test(
        arguments: [
            ([:], nil, nil, 1.0),
            ([:], nil, "Xcursor.size: 24\nXft.dpi:\t192\n", 2),
            ([:], nil, "Xft.dpi: 120", 1.25),
            ([:], nil, "Xft.dpi: none", 1),
            ([:], [("Xft/DPI", XSettings.Value.integer(98_304 * 3 / 2))], "Xft.dpi: 192", 1.5),
            ([:], [("Gdk/WindowScalingFactor", .integer(2)), ("Xft/DPI", .integer(98_304))], nil, 2),
            ([:], [("Gdk/WindowScalingFactor", .integer(2)), ("Xft/DPI", .integer(196_608))], nil, 2),
            (["ALIDADE_SCALE": "3"], [("Gdk/WindowScalingFactor", .integer(2))], "Xft.dpi: 120", 3),
            (["ALIDADE_SCALE": "nan"], nil, "Xft.dpi: 120", 1.25),
            (["ALIDADE_SCALE": "-1"], nil, nil, 1),
            (["ALIDADE_SCALE": "1e9"], nil, nil, 1),
        ] as [([String: String], [(String, XSettings.Value)]?, String?, Double)])
    func scaleHasItsSources(
        environment: [String: String], entries: [(String, XSettings.Value)]?, resources: String?, scale: Double
    ) {
        let settings = entries.map { XSettings(Self.packed($0)) }
        #expect(Appearance(environment: environment, settings: settings, resources: resources).scale == scale)
    }

    @Test(arguments: [
        ("Adwaita", ColorScheme.light), ("Adwaita-dark", .dark), ("Adwaita:dark", .dark), ("Arc-Darker", .dark),
        ("Darkroom", .light), ("", .light),
    ])
    func aThemeIsDarkByItsName(theme: String, scheme: ColorScheme) {
        let settings = XSettings(Self.packed([("Net/ThemeName", .string(theme))]))
        #expect(Appearance(environment: [:], settings: settings, resources: nil).colorScheme == scheme)
        #expect(
            Appearance(environment: [:], chosen: .light, settings: settings, resources: nil).colorScheme == .light)
    }
}

@Suite struct EnvironmentCheckTests {
    @Test(arguments: [
        ("ALIDADE_SCALE", "0"), ("ALIDADE_SCALE", "abc"), ("ALIDADE_SCALE", "9"), ("ALIDADE_APPEARANCE", "blue"),
        ("ALIDADE_HZ", "0"), ("ALIDADE_HZ", "x"), ("ALIDADE_HZ", "-5"), ("ALIDADE_HZ", "nan"),
        ("ALIDADE_INSPECT", "banana"), ("ALIDADE_X_SYNC", "yes"),
    ])
    func whatMeansNothingIsSaid(name: String, value: String) {
        let lines = EnvironmentCheck.complaints([name: value, "ALIDADE_OTHER": "?"])
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("\(name) \"\(value)\" ") == true)
    }

    @Test func whatMeansSomethingIsNot() {
        let environment = [
            "ALIDADE_SCALE": "1.5", "ALIDADE_APPEARANCE": "dark", "ALIDADE_HZ": "120", "ALIDADE_INSPECT": "1",
            "ALIDADE_X_SYNC": "",
        ]
        #expect(EnvironmentCheck.complaints(environment) == [])
    }
}
