// swift-tools-version: 6.0
import PackageDescription

// A package as a user would write it: its own folder, one dependency, one window. scripts/test builds it.
let package = Package(
    name: "UserApp",
    dependencies: [
        .package(name: "Alidade", path: "../..")
    ],
    targets: [
        .executableTarget(name: "UserApp", dependencies: [.product(name: "SwiftUI", package: "Alidade")])
    ]
)
