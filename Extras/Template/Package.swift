// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

// Template only copies files of the repository and does not build them. So the root package is not a
// dependency.
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
