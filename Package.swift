// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors in CI only, so that a newer compiler stops nobody.
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
    name: "SideBySide",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Domain", targets: ["Domain"]),
        .library(name: "Data", targets: ["Data"]),
        .library(name: "Presentation", targets: ["Presentation"]),
        .library(name: "Scenarios", targets: ["Scenarios"]),
        .library(name: "DI", targets: ["DI"]),
        .executable(name: "SideBySide", targets: ["SideBySide"]),
        .executable(name: "DemoCLI", targets: ["DemoCLI"]),
        .executable(name: "Template", targets: ["Template"]),
    ],
    targets: [
        .target(name: "Domain", swiftSettings: settings),
        .target(name: "Data", dependencies: ["Domain"], swiftSettings: settings),
        // Repositories are `package`: without package access, no screen can take one.
        .target(
            name: "Presentation", dependencies: ["Domain"], packageAccess: false,
            swiftSettings: settings),
        .target(
            name: "Scenarios", dependencies: ["Domain", "Presentation"], swiftSettings: settings),
        .target(
            name: "DI", dependencies: ["Domain", "Data", "Presentation"], swiftSettings: settings),
        // The app itself, which App/SideBySide.xcodeproj builds for the iPhone.
        .executableTarget(
            name: "SideBySide", dependencies: ["DI"], path: "App/Sources", swiftSettings: settings),
        .executableTarget(
            name: "DemoCLI", dependencies: ["DI", "Domain", "Presentation", "Scenarios"],
            resources: [
                .embedInCode("Play/Page/play.html"), .embedInCode("Play/Page/play.css"),
                .embedInCode("Play/Page/play.js"), .embedInCode("Play/Page/look.css"),
            ],
            swiftSettings: settings),
        .executableTarget(name: "Template", swiftSettings: settings),
        .testTarget(name: "DomainTests", dependencies: ["Domain"], swiftSettings: settings),
        .testTarget(
            name: "DataTests", dependencies: ["Data", "DataStress", "Domain"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "PresentationTests", dependencies: ["Presentation", "Domain", "Scenarios"],
            swiftSettings: settings),
        .testTarget(
            name: "DITests", dependencies: ["DI", "Data", "Domain", "Presentation"],
            swiftSettings: settings),
        .testTarget(
            name: "ScenariosTests", dependencies: ["Scenarios", "Presentation", "Domain"],
            swiftSettings: settings),
        .testTarget(
            name: "DemoCLITests", dependencies: ["DemoCLI", "Domain", "Scenarios"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(name: "TemplateTests", dependencies: ["Template"], swiftSettings: settings),
        // What the tests and the scripts start as a process of its own, to kill or to measure.
        .executableTarget(
            name: "DataStress", dependencies: ["Data", "Domain"], path: "Tests/DataStress",
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
