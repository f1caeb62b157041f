// swift-tools-version: 6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// Repositories are `package`. What is compiled under the name of the root package, which is that of
// its folder, may conform to them, as it could if it lay in the root package itself.
let rootName = URL(filePath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
let asPartOfTheRoot = settings + [.unsafeFlags(["-package-name", rootName.lowercased()])]

let package = Package(
    name: "Benchmarks",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [
        .package(name: "SideBySide", path: "..")
    ],
    targets: [
        // What can be counted without running a screen, and the page that tells of it.
        .target(name: "CostCounting", swiftSettings: settings),
        .executableTarget(
            name: "CostSheet",
            dependencies: [
                "CostCounting",
                .product(name: "DI", package: "SideBySide"),
                .product(name: "Domain", package: "SideBySide"),
                .product(name: "Presentation", package: "SideBySide"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CostSheetTests", dependencies: ["CostCounting", "CostSheet"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
