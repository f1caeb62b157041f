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
        .package(name: "SideBySide", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "AllocationCounter"),
        .target(
            name: "Measuring", dependencies: ["AllocationCounter"], swiftSettings: settings),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Measuring",
                .product(name: "DI", package: "SideBySide"),
                .product(name: "Domain", package: "SideBySide"),
                .product(name: "Presentation", package: "SideBySide"),
                .product(name: "OpenCombine", package: "OpenCombine"),
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
    ],
    swiftLanguageModes: [.v6]
)
