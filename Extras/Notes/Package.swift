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
let data = Target.Dependency.product(name: "Data", package: "SideBySide")
let presentation = Target.Dependency.product(name: "Presentation", package: "SideBySide")
let di = Target.Dependency.product(name: "DI", package: "SideBySide")
let scenarios = Target.Dependency.product(name: "Scenarios", package: "Lab")
let explorer = Target.Dependency.product(name: "Explorer", package: "Lab")

/// The layers of the root, for one more feature. Each target knows the root's layer of the same name.
let package = Package(
    name: "Notes",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "NotesDomain", targets: ["NotesDomain"]),
        .library(name: "NotesData", targets: ["NotesData"]),
        .library(name: "NotesPresentation", targets: ["NotesPresentation"]),
        .library(name: "NotesDI", targets: ["NotesDI"]),
        .executable(name: "Notes", targets: ["Notes"]),
        .executable(name: "NotesApp", targets: ["NotesApp"]),
    ],
    dependencies: [.package(name: "SideBySide", path: "../.."), .package(path: "../Lab")],
    targets: [
        .target(name: "NotesDomain", dependencies: [domain], swiftSettings: settings),
        .target(
            name: "NotesData", dependencies: ["NotesDomain", domain, data],
            swiftSettings: settings),
        // As in the root: without package access, no screen can take a repository.
        .target(
            name: "NotesPresentation", dependencies: ["NotesDomain", domain, presentation],
            packageAccess: false, swiftSettings: settings),
        .target(
            name: "NotesDI",
            dependencies: [
                "NotesDomain", "NotesData", "NotesPresentation", domain, presentation, di,
            ],
            swiftSettings: settings),
        .executableTarget(name: "NotesApp", dependencies: ["NotesDI"], swiftSettings: settings),
        .executableTarget(
            name: "Notes", dependencies: ["NotesDI", "NotesDomain", domain],
            swiftSettings: settings),
        .testTarget(
            name: "NotesDomainTests", dependencies: ["NotesDomain", domain],
            swiftSettings: settings),
        .testTarget(
            name: "NotesDataTests", dependencies: ["NotesData", "NotesDomain", domain, data],
            exclude: ["Fixtures"], swiftSettings: settings),
        // Tries the steps of a sync in every order, on values: without files, tasks or time.
        .testTarget(
            name: "SyncTests", dependencies: ["NotesDI", "NotesData", "NotesDomain", domain, data],
            swiftSettings: settings),
        .testTarget(
            name: "NotesPresentationTests",
            dependencies: ["NotesPresentation", "NotesDomain", domain, presentation],
            swiftSettings: settings),
        .testTarget(
            name: "NotesDITests",
            dependencies: [
                "NotesDI", "NotesData", "NotesDomain", "NotesPresentation", domain, presentation,
                data, di,
            ],
            swiftSettings: settings),
        // .ci/notes starts this program as a process of its own, so that it can kill it.
        .executableTarget(
            name: "RandomDevice", dependencies: ["NotesDI", "NotesDomain", domain],
            path: "Tests/RandomDevice", swiftSettings: settings),
        .testTarget(
            name: "NotesLabTests",
            dependencies: [
                "NotesPresentation", "NotesDomain", domain, presentation, scenarios, explorer,
            ],
            resources: [.embedInCode("Texts")], swiftSettings: settings),
        .testTarget(
            name: "NotesTests", dependencies: ["Notes", "NotesDI", "NotesDomain", domain],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
