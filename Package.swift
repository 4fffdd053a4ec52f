// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

// Imports go down this list only; each line is a target so that the compiler enforces it.
let package = Package(
    name: "Alidade",
    products: [
        // A program takes code from the engine into its own; it is built again when a module that is named here changes.
        .library(name: "SwiftUI", targets: ["SwiftUI", "Alidade", "AlidadeLayout", "Combine"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "AlidadeTesting", targets: ["AlidadeTesting"]),
        .executable(name: "GeometryDemo", targets: ["GeometryDemo"]),
        .executable(name: "alidade", targets: ["alidade"]),
        .executable(name: "alidade-host", targets: ["alidade-host"]),
    ],
    targets: [
        .executableTarget(name: "GeometryDemo", dependencies: ["SwiftUI", "Alidade", "AlidadeLayout"]),
        .executableTarget(name: "alidade", dependencies: ["AlidadeWire"]),
        .executableTarget(
            name: "alidade-host",
            dependencies: [
                "AlidadeWire", "SwiftUI", "UIKit", "Combine", "Alidade", "AlidadeText", "AlidadeImage", "AlidadeX11",
            ],
            // The files it loads take the engine from it, and the generic code of the library that is compiled for
            // callers without optimisation, as they are; a release build alone would not bring that.
            linkerSettings: [
                .unsafeFlags(["-Xlinker", "--export-dynamic", "-Xlinker", "--no-as-needed"]),
                .linkedLibrary("swiftSwiftOnoneSupport"),
            ]),
        // What the two say to each other.
        .target(name: "AlidadeWire"),
        .target(name: "UIKit", dependencies: ["SwiftUI"]),
        .target(
            name: "SwiftUI",
            dependencies: ["Alidade", "AlidadeMacros", "AlidadeText", "AlidadeImage", "AlidadeX11", "Combine"]),
        // The program that the compiler starts. It holds nothing else: tests of what it does must not depend on a macro
        // target, or SwiftPM builds every target a second time, for the machine that builds.
        .macro(name: "AlidadeMacros", dependencies: ["AlidadeMacroExpansion"]),
        .target(name: "AlidadeMacroExpansion"),
        // Hosts a view with no display, for users' own layout tests.
        .target(name: "AlidadeTesting", dependencies: ["Alidade", "AlidadeText", "AlidadeImage"]),
        .target(
            name: "AlidadeX11",
            dependencies: ["Alidade", "AlidadeText", "AlidadeImage", "CX11"]),
        .target(name: "AlidadeImage", dependencies: ["Alidade", "AlidadeText", "CPango", "CJPEG"]),
        .target(name: "AlidadeText", dependencies: ["Alidade", "CPango"]),
        .target(name: "Alidade", dependencies: ["AlidadeLayout", "Combine"]),
        .target(name: "AlidadeLayout"),
        // The benchmark and its floor in C; `scripts/bench` runs it.
        .target(name: "CFloor"),
        .target(name: "CCounters"),
        .executableTarget(
            name: "Bench",
            dependencies: [
                "SwiftUI", "Alidade", "AlidadeLayout", "AlidadeText", "AlidadeX11", "CFloor", "CCounters",
            ]),
        .target(name: "Combine"),
        .systemLibrary(
            name: "CX11", pkgConfig: "x11 xft xrender xext xi",
            providers: [.apt(["libx11-dev", "libxft-dev", "libxext-dev", "libxi-dev"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo pangoft2 cairo cairo-ft fontconfig freetype2 harfbuzz",
            providers: [.apt(["libpango1.0-dev"])]),
        // JPEG decoding by a call that reports errors: libjpeg's own interface ends the process at a broken file.
        .systemLibrary(
            name: "CJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .testTarget(name: "AlidadeLayoutTests", dependencies: ["AlidadeLayout", "CCounters"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        // Ordinary user code: language mode 5, and nothing but the public names.
        .testTarget(
            name: "APISurfaceTests", dependencies: ["SwiftUI", "UIKit", "Alidade", "AlidadeText"],
            exclude: ["names.tsv"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AlidadeMacroExpansionTests", dependencies: ["AlidadeMacroExpansion", "SwiftUI", "Alidade"]),
        .testTarget(
            name: "AlidadeTests",
            dependencies: ["Alidade", "AlidadeLayout", "AlidadeText", "AlidadeImage", "SwiftUI", "CCounters"]),
        .testTarget(name: "AlidadeTestingTests", dependencies: ["AlidadeTesting", "SwiftUI", "Alidade"]),
        .testTarget(
            name: "AlidadeToolTests",
            dependencies: ["alidade", "alidade-host", "AlidadeImage", "AlidadeText", "Alidade"]),
        .testTarget(name: "AlidadeTextTests", dependencies: ["AlidadeText", "Alidade", "AlidadeImage"]),
        .testTarget(name: "GeometryDemoTests", dependencies: ["GeometryDemo", "SwiftUI", "AlidadeText", "Alidade"]),
        .testTarget(name: "AlidadeImageTests", dependencies: ["AlidadeImage", "AlidadeText", "Alidade"]),
        // A window with hand-written content, so that the X11 side is tested without the engine.
        .target(
            name: "X11TestContent", dependencies: ["Alidade", "AlidadeText"], path: "Tests/X11TestContent"),
        .executableTarget(
            name: "X11TestWindow", dependencies: ["AlidadeX11", "X11TestContent"], path: "Tests/X11TestWindow"),
        .testTarget(
            name: "AlidadeX11Tests", dependencies: ["AlidadeX11", "SwiftUI", "X11TestContent", "X11TestWindow", "CX11"]),
    ],
    swiftLanguageModes: [.v6]
)
