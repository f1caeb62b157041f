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

// `Live --app` compiles another app with the modules of this package. Then this variable lists that
// app's files.
let ofApp = Context.environment["WITH_MACROS"]?.split(separator: ",").map(String.init)

// These files use macros of SwiftUI. A plugin writes copies of them without the macros.
let withMacros =
    ofApp ?? [
        "App/Views/SideBySideMenu.swift", "Counter/Views/CounterPanel.swift",
        "Items/Views/ItemForm.swift", "Items/Views/ItemViews.swift",
        "Login/Views/LoginForm.swift", "ScreenKit/Views/Alerts.swift",
        "ScreenKit/Views/View+Screen.swift", "Users/Views/UserViews.swift",
    ]
let notesWithMacros = ["Notes/Views/NoteEditor.swift", "Notes/Views/NoteList.swift"]

/// Makes the compiler count how often each line runs. `Live` shows on its page which lines ran.
let counted = settings + [.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"])]
let system: [Target.Dependency] = ["SwiftUI", "UIKit", "AppKit", "Accessibility"]

// Sources/Domain and similar folders are links to the sources of the root, the Lab and the recipes. Here
// they are compiled against our own SwiftUI. This is a separate package because in the root's build,
// `canImport(SwiftUI)` would find our SwiftUI.
let package = Package(
    name: "Headless",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .target(name: "Elements", swiftSettings: settings),
        .target(name: "Accessibility", swiftSettings: settings),
        .target(name: "AppKit", dependencies: ["Elements"], swiftSettings: settings),
        .target(name: "Network", swiftSettings: settings),
        .target(name: "Security", swiftSettings: settings),
        .target(name: "UIKit", dependencies: ["Elements"], swiftSettings: settings),
        .target(
            name: "SwiftUI", dependencies: ["Accessibility", "AppKit", "Elements", "UIKit"],
            swiftSettings: settings),
        .target(
            name: "Headless", dependencies: ["AppKit", "Elements", "SwiftUI", "UIKit"],
            swiftSettings: settings),
        .target(name: "Counters", linkerSettings: [.unsafeFlags(["-profile-generate"])]),
        .target(name: "Domain", swiftSettings: settings),
        .target(name: "Data", dependencies: ["Domain", "Security"], swiftSettings: settings),
        .target(
            name: "Presentation", dependencies: ["Counters", "Domain"] + system,
            exclude: withMacros, packageAccess: false, swiftSettings: counted,
            plugins: ["WithoutMacros"]),
        .target(
            name: "DI", dependencies: ["Domain", "Data", "Presentation"] + system,
            swiftSettings: settings),
        .target(name: "NotesDomain", dependencies: ["Domain"], swiftSettings: settings),
        .target(
            name: "NotesData", dependencies: ["NotesDomain", "Domain", "Data", "Security"],
            swiftSettings: settings),
        .target(
            name: "NotesPresentation",
            dependencies: ["NotesDomain", "Domain", "Presentation", "SwiftUI"],
            exclude: notesWithMacros, packageAccess: false, swiftSettings: settings,
            plugins: ["WithoutMacros"]),
        .target(
            name: "NotesDI",
            dependencies: [
                "NotesDomain", "NotesData", "NotesPresentation", "DI", "Domain", "Presentation",
                "Network", "SwiftUI",
            ], swiftSettings: settings),
        .target(
            name: "Recipes", dependencies: ["Domain", "Presentation"] + system,
            exclude: [
                "Search/Search.md", "Timer/Timer.md", "Stream/Stream.md", "Refresh/Refresh.md",
                "Favourite/Favourite.md", "Stack/Stack.md", "Paging/Paging.md",
                "Undo/Undo.md", "Wizard/Wizard.md", "Upload/Upload.md", "Report/Report.md",
                "Dates/Dates.md",
            ], swiftSettings: counted),
        .executableTarget(name: "MacroWriter", swiftSettings: settings),
        .plugin(
            name: "WithoutMacros", capability: .buildTool(), dependencies: ["MacroWriter"]),
        .target(
            name: "Scenarios", dependencies: ["Domain", "Presentation"],
            resources: [.embedInCode("Texts")], swiftSettings: settings),
        .target(
            name: "Reports", dependencies: ["Domain", "Presentation", "Recipes", "Scenarios"],
            swiftSettings: settings),
        // Uses only the public part of Scenarios, as the package of Notes does.
        .target(
            name: "NotesScenarios",
            dependencies: [
                "Domain", "NotesDomain", "NotesPresentation", "Presentation", "Scenarios",
            ], resources: [.embedInCode("Texts")], packageAccess: false, swiftSettings: settings),
        .executableTarget(
            name: "Live",
            dependencies: [
                "Counters", "Domain", "Elements", "Headless", "Presentation", "Recipes",
                "Reports", "Scenarios",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
            ] + system,
            exclude: ["Web"], swiftSettings: settings),
        .executableTarget(
            name: "OnePhone",
            dependencies: [
                "Counters", "DI", "Elements", "Headless",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ] + system,
            swiftSettings: settings),
        .testTarget(
            name: "ViewTests",
            dependencies: [
                "DI", "Data", "Domain", "Elements", "Headless", "Live", "OnePhone",
                "Presentation", "Recipes", "Scenarios",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ] + system,
            swiftSettings: settings),
        .testTarget(
            name: "NotesViewTests",
            dependencies: [
                "Domain", "Headless", "Live", "Network", "NotesDI", "NotesDomain",
                "NotesPresentation", "NotesScenarios", "Presentation", "Scenarios", "SwiftUI",
            ], swiftSettings: settings),
        .testTarget(
            name: "KeychainTests",
            dependencies: ["NotesData", "Data", "Domain", "Security"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

if ofApp != nil {
    package.dependencies.removeFirst()
    package.targets.removeAll {
        $0.type == .test || $0.name.hasPrefix("Notes")
            || ["Live", "Recipes", "Reports", "Scenarios"].contains($0.name)
    }
}
