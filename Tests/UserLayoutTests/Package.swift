// swift-tools-version: 6.0
import PackageDescription

// A package as a user would write it, whose tests look at its views with no display. scripts/test runs them.
let package = Package(
    name: "Greetings",
    dependencies: [
        .package(name: "Alidade", path: "../..")
    ],
    targets: [
        .target(name: "Greetings", dependencies: [.product(name: "SwiftUI", package: "Alidade")]),
        .testTarget(
            name: "GreetingsTests",
            dependencies: [
                "Greetings", .product(name: "SwiftUI", package: "Alidade"),
                .product(name: "AlidadeTesting", package: "Alidade"),
            ]),
    ]
)
