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

// Written without their macros by a plugin.
let withMacros = [
    "App/Views/SideBySideMenu.swift", "Counter/Views/CounterPanel.swift",
    "Items/Views/ItemViews.swift", "Login/Views/LoginForm.swift", "Notes/Views/NoteEditor.swift",
    "Notes/Views/SyncStatusRow.swift", "ScreenKit/Views/Alerts.swift",
    "ScreenKit/Views/View+Screen.swift", "Users/Views/UserViews.swift",
]

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
            exclude: ["Macros.swift"], swiftSettings: settings),
        .target(
            name: "Headless", dependencies: ["AppKit", "Elements", "Network", "SwiftUI", "UIKit"],
            swiftSettings: settings),
        .target(name: "Domain", swiftSettings: settings),
        .target(name: "Data", dependencies: ["Domain", "Security"], swiftSettings: settings),
        .target(
            name: "Presentation", dependencies: ["Domain"] + system, exclude: withMacros,
            packageAccess: false, swiftSettings: settings, plugins: ["WithoutMacros"]),
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
        .executableTarget(name: "MacroWriter", swiftSettings: settings),
        .plugin(
            name: "WithoutMacros", capability: .buildTool(), dependencies: ["MacroWriter"]),
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
