// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

// This only copies files of its repository, and does not build them, so they are no dependency.
let package = Package(
    name: "Template",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .executableTarget(
            name: "Template",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        .testTarget(
            name: "TemplateTests",
            dependencies: [
                "Template", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
