// swift-tools-version: 6.3
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

// The repository protocols of the root have `package` access. So a target that conforms to them is
// compiled with the root package's name, which is the name of its folder.
let rootFolder = URL(filePath: Context.packageDirectory).deletingLastPathComponent()
    .deletingLastPathComponent()
let rootName = identifier(rootFolder.lastPathComponent)
let asPartOfTheRoot = settings + [.unsafeFlags(["-package-name", rootName])]

/// The package name that the package manager makes from the name of a folder.
func identifier(_ folder: String) -> String {
    let name = folder.lowercased()
    let stem = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    let characters = stem.unicodeScalars.enumerated().map { index, scalar in
        let isDigit = ("0"..."9").contains(scalar)
        let isKept = isDigit ? index > 0 : scalar == "_" || scalar.properties.isAlphabetic
        return isKept ? Character(scalar) : "_"
    }
    return String(characters)
}

let package = Package(
    name: "Benchmarks",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [
        .package(name: "SideBySide", path: "../.."),
        .package(name: "Recipes", path: "../Recipes"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .target(
            name: "AllocationCounter", cSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "Measuring", dependencies: ["AllocationCounter"], swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Measuring", "SQLiteData",
                .product(name: "Recipes", package: "Recipes"),
                .product(name: "DI", package: "SideBySide"),
                .product(name: "Domain", package: "SideBySide"),
                .product(name: "Presentation", package: "SideBySide"),
            ],
            packageAccess: false, swiftSettings: asPartOfTheRoot),
        .testTarget(
            name: "BenchmarksTests",
            dependencies: [
                "Benchmarks", "Measuring",
                .product(name: "Domain", package: "SideBySide"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "AllocationTests",
            dependencies: [
                "AllocationCounter",
                .product(name: "Domain", package: "SideBySide"),
                .product(name: "Presentation", package: "SideBySide"),
            ],
            swiftSettings: settings),

        .target(
            name: "SQLiteData",
            dependencies: [
                .product(name: "DI", package: "SideBySide"),
                .product(name: "Data", package: "SideBySide"),
                .product(name: "Domain", package: "SideBySide"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            packageAccess: false, swiftSettings: asPartOfTheRoot),
        .testTarget(
            name: "SQLiteDataTests",
            dependencies: [
                "SQLiteData",
                .product(name: "DI", package: "SideBySide"),
                .product(name: "Data", package: "SideBySide"),
                .product(name: "Domain", package: "SideBySide"),
                .product(name: "Presentation", package: "SideBySide"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            packageAccess: false, swiftSettings: asPartOfTheRoot),
    ],
    swiftLanguageModes: [.v6]
)
