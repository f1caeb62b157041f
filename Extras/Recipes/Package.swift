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
let di = Target.Dependency.product(name: "DI", package: "SideBySide")
let presentation = Target.Dependency.product(name: "Presentation", package: "SideBySide")

let package = Package(
    name: "Recipes",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "Recipes", targets: ["Recipes"])],
    dependencies: [.package(name: "SideBySide", path: "../..")],
    targets: [
        .target(
            name: "Recipes", dependencies: [domain, presentation],
            exclude: [
                "Search/Search.md", "Timer/Timer.md", "Stream/Stream.md", "Refresh/Refresh.md",
                "Favourite/Favourite.md", "Stack/Stack.md", "Paging/Paging.md",
                "Undo/Undo.md", "Wizard/Wizard.md", "Upload/Upload.md", "Report/Report.md",
                "Dates/Dates.md",
            ], swiftSettings: settings),
        .testTarget(
            name: "RecipesTests", dependencies: ["Recipes", di, domain, presentation],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
