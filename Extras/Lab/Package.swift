// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let domain = Target.Dependency.product(name: "Domain", package: "SideBySide")
let presentation = Target.Dependency.product(name: "Presentation", package: "SideBySide")
let di = Target.Dependency.product(name: "DI", package: "SideBySide")
let recipes = Target.Dependency.product(name: "Recipes", package: "Recipes")

/// Four targets with the same files. Each target compiles them under its own condition. The folders of
/// three targets are links to `Sources/Mistakes`.
let mistakes = [
    "Mistakes": "MISTAKE", "WrongMends1": "MEND_1", "WrongMends2": "MEND_2", "Mended": "MENDED",
].map { name, condition in
    Target.target(
        name: name, dependencies: [domain, presentation, "FaultyScreens", "Scenarios"],
        swiftSettings: settings + [.define(condition)])
}

let package = Package(
    name: "Lab",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "Lab", targets: ["Lab"]),
        // Other packages, such as Notes, use these to play their own screens.
        .library(name: "Scenarios", targets: ["Scenarios"]),
        .library(name: "Explorer", targets: ["Explorer"]),
    ],
    dependencies: [
        .package(name: "SideBySide", path: "../.."),
        .package(path: "../Recipes"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "Scenarios", dependencies: [domain, presentation],
            resources: [.embedInCode("Texts")], swiftSettings: settings),
        .target(
            name: "Reports", dependencies: [domain, presentation, recipes, "Scenarios"],
            swiftSettings: settings),
        .target(
            name: "Explorer", dependencies: [domain, presentation, "Scenarios"],
            swiftSettings: settings),
        .target(
            name: "FaultyScreens", dependencies: [domain, presentation, "Scenarios"],
            swiftSettings: settings),
    ] + mistakes + [
        .target(
            name: "Faults",
            dependencies: [
                "Explorer", "FaultyScreens", "Mended", "Mistakes", "Scenarios", "WrongMends1",
                "WrongMends2",
            ], swiftSettings: settings),
        .target(
            name: "Page",
            dependencies: [
                "Explorer", "Faults", "FaultyScreens", "Scenarios", domain, presentation,
            ],
            exclude: ["Shown", "Web"], swiftSettings: settings),
        .executableTarget(
            name: "Lab",
            dependencies: [
                "Explorer", "Faults", "Page", "Reports", "Scenarios", recipes,
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "FaultsTests",
            dependencies: ["Faults", "FaultyScreens", "Explorer", "Scenarios"],
            swiftSettings: settings),
        .testTarget(
            name: "LabTests",
            dependencies: ["Lab", "Explorer", "Faults", "Scenarios", domain, presentation],
            swiftSettings: settings),
        .testTarget(
            name: "PageTests",
            dependencies: ["Page", "Explorer", "Faults", "Scenarios", domain, presentation],
            exclude: ["Browser", "Modules"], swiftSettings: settings),
        // Tests start this program as a separate process, so that they can kill it.
        .executableTarget(name: "DataStress", dependencies: [di, domain], swiftSettings: settings),
        .testTarget(
            name: "ScenariosTests", dependencies: ["Scenarios", "Explorer"], swiftSettings: settings
        ),
        .testTarget(
            name: "FeaturesTests",
            dependencies: [domain, presentation, "Scenarios", "Explorer"],
            swiftSettings: settings),
        .testTarget(
            name: "RecipesTests",
            dependencies: [domain, presentation, recipes, "Scenarios", "Explorer"],
            swiftSettings: settings),
        .testTarget(
            name: "ReportsTests",
            dependencies: ["Reports", "Scenarios", domain, presentation, recipes],
            exclude: ["opened-by-itself.jsonl"], swiftSettings: settings),
        .testTarget(
            name: "StressTests", dependencies: [di, domain, "DataStress"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
