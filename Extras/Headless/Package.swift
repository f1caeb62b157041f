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

// Written as functions by a plugin.
let previews = ["Counter", "Items", "Login", "Notes", "Users"].map {
    "\($0)/Views/\($0)Previews.swift"
}

let system: [Target.Dependency] = ["SwiftUI", "UIKit", "AppKit", "Accessibility", "Network"]

// Sources/Domain and its like are links to the sources of the root, of the Lab and of the recipes, which are
// compiled here against a SwiftUI of our own. It is a package of its own because in the root's build a module of that name
// would be found by “canImport”.
let package = Package(
    name: "Headless",
    targets: [
        .target(name: "Elements", swiftSettings: settings),
        .target(name: "Accessibility", swiftSettings: settings),
        .target(name: "AppKit", dependencies: ["Elements"], swiftSettings: settings),
        .target(name: "Network", swiftSettings: settings),
        .target(name: "Security", swiftSettings: settings),
        .target(name: "UIKit", dependencies: ["Elements"], swiftSettings: settings),
        .target(
            name: "SwiftUI", dependencies: ["Accessibility", "AppKit", "Elements", "UIKit"],
            exclude: ["Preview.swift"], swiftSettings: settings),
        .target(
            name: "Headless", dependencies: ["AppKit", "Elements", "Network", "SwiftUI", "UIKit"],
            swiftSettings: settings),
        .target(name: "Domain", swiftSettings: settings),
        .target(name: "Data", dependencies: ["Domain", "Security"], swiftSettings: settings),
        .target(
            name: "Presentation", dependencies: ["Domain"] + system, exclude: previews,
            packageAccess: false, swiftSettings: settings, plugins: ["PreviewFunctions"]),
        .target(
            name: "DI", dependencies: ["Domain", "Data", "Presentation"] + system,
            swiftSettings: settings),
        .target(
            name: "Recipes", dependencies: ["Domain", "Presentation"] + system,
            exclude: [
                "Search/Search.md", "Timer/Timer.md", "Stream/Stream.md", "Refresh/Refresh.md",
                "Favourite/Favourite.md", "Sheet/Sheet.md", "Stack/Stack.md", "Paging/Paging.md",
                "Undo/Undo.md", "Wizard/Wizard.md",
            ], swiftSettings: settings),
        .executableTarget(name: "PreviewWriter", swiftSettings: settings),
        .plugin(
            name: "PreviewFunctions", capability: .buildTool(), dependencies: ["PreviewWriter"]),
        .target(
            name: "Scenarios", dependencies: ["Domain", "Presentation"],
            resources: [.embedInCode("Texts")], swiftSettings: settings),
        .testTarget(
            name: "ViewTests",
            dependencies: [
                "DI", "Data", "Domain", "Headless", "Presentation", "Recipes", "Scenarios",
            ] + system,
            swiftSettings: settings),
        .testTarget(
            name: "KeychainTests", dependencies: ["Data", "Domain", "Security"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
