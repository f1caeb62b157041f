// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "SideBySide",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Domain", targets: ["Domain"]),
        .library(name: "Data", targets: ["Data"]),
    ],
    targets: [
        .target(name: "Domain", swiftSettings: settings),
        .target(name: "Data", dependencies: ["Domain"], swiftSettings: settings),

        .testTarget(name: "DomainTests", dependencies: ["Domain"], swiftSettings: settings),
        .testTarget(
            name: "DataTests", dependencies: ["Data", "DataStress", "Domain"],
            exclude: ["Fixtures"], swiftSettings: settings),
        // What the tests and the scripts start as a process of its own, to kill or to measure.
        .executableTarget(
            name: "DataStress", dependencies: ["Data", "Domain"], path: "Tests/DataStress",
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
