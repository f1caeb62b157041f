import Foundation

/// An app that Template has made. A package of links, in the build folder of the app, compiles it with the
/// modules of this package.
struct MadeApp {
    private let app, package: String
    /// The folders of the app, by their places in the package.
    private let parts = [
        "Sources/Domain": "Sources/Domain", "Sources/Data": "Sources/Data",
        "Sources/Presentation": "Sources/Presentation", "Sources/DI": "Sources/DI",
        "Sources/OnePhone/App": "App/Sources",
    ]

    init(folder: String) throws {
        app = URL(filePath: folder).standardizedFileURL.path
        package = "\(app)/.build/live"
        for part in parts.values.sorted() where !files.fileExists(atPath: "\(app)/\(part)") {
            throw Refusal("“\(folder)” is no app that Template has made: it has no \(part).")
        }
    }

    private var files: FileManager { .default }

    /// Replaces this process by a process that builds the app and shows it.
    func run(port: UInt16, open: Bool) throws {
        setenv("WITH_MACROS", try linked().joined(separator: ","), 1)
        // On Linux, the app has its data in this folder.
        setenv("XDG_DATA_HOME", "\(package)/data", 1)
        let command =
            ["swift", "run", "--package-path", package, "OnePhone", "\(port)"]
            + (open ? [] : ["--no-open"])
        execvp(command[0], command.map { strdup($0) } + [nil])
        throw Refusal("There is no “swift” in PATH.")
    }

    /// Writes the links. Returns the files that use macros of SwiftUI. `WithoutMacros` writes
    /// copies of these files.
    func linked() throws -> [String] {
        let ours = Sources.folder.deletingLastPathComponent().path
        var paths = ["Package.swift", "Plugins"]
        for folder in ["Sources", "Sources/OnePhone"] {
            let names = try files.contentsOfDirectory(atPath: "\(ours)/\(folder)")
            paths += names.map { "\(folder)/\($0)" }
        }
        for path in paths where path != "Sources/OnePhone" {
            try link(path, to: parts[path].map { "\(app)/\($0)" } ?? "\(ours)/\(path)")
        }
        let screens = "\(app)/Sources/Presentation"
        return try files.subpathsOfDirectory(atPath: "\(screens)/").sorted().filter {
            try $0.hasSuffix(".swift")
                && String(contentsOfFile: "\(screens)/\($0)", encoding: .utf8)
                    .contains(/(?m)^(#Preview\b| +@Entry )/)
        }
    }

    private func link(_ path: String, to source: String) throws {
        let link = URL(filePath: "\(package)/\(path)")
        guard (try? files.destinationOfSymbolicLink(atPath: link.path)) != source else { return }
        try? files.removeItem(at: link)
        let parent = link.deletingLastPathComponent()
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: link.path, withDestinationPath: source)
    }
}
