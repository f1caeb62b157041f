// swift-tools-version: 6.3
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
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "Domain", targets: ["Domain"]),
        .library(name: "Data", targets: ["Data"]),
        .library(name: "Presentation", targets: ["Presentation"]),
        .library(name: "DI", targets: ["DI"]),
        .executable(name: "SideBySide", targets: ["SideBySide"]),
        .executable(name: "DemoCLI", targets: ["DemoCLI"]),
    ],
    targets: [
        .target(name: "Domain", swiftSettings: settings),
        .target(name: "Data", dependencies: ["Domain"], swiftSettings: settings),
        // Repositories are `package`: without package access, no screen can take one.
        .target(
            name: "Presentation", dependencies: ["Domain"], packageAccess: false,
            swiftSettings: settings),
        .target(
            name: "DI", dependencies: ["Domain", "Data", "Presentation"], swiftSettings: settings),
        // The app itself, which App/SideBySide.xcodeproj builds for the iPhone.
        .executableTarget(
            name: "SideBySide", dependencies: ["DI"], path: "App/Sources", swiftSettings: settings),
        .executableTarget(
            name: "DemoCLI", dependencies: ["DI", "Domain", "Presentation"],
            swiftSettings: settings),
        .testTarget(name: "DomainTests", dependencies: ["Domain"], swiftSettings: settings),
        .testTarget(
            name: "DataTests", dependencies: ["Data", "Domain"], exclude: ["Fixtures"],
            swiftSettings: settings),
        .testTarget(
            name: "PresentationTests", dependencies: ["Presentation", "Domain"],
            swiftSettings: settings),
        .testTarget(
            name: "DITests", dependencies: ["DI", "Data", "Domain", "Presentation"],
            swiftSettings: settings),
        .testTarget(
            name: "DemoCLITests", dependencies: ["DemoCLI", "DI", "Data", "Domain"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
