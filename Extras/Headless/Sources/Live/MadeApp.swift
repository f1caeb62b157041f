import Foundation

/// An app that Template has made. A package of links, in the build folder of the app, compiles it with the
/// modules of this package.
struct MadeApp {
    private let app, package: URL
    private let ours = Sources.folder.deletingLastPathComponent()
    private let layers = ["Domain", "Data", "Presentation", "DI"].map { "Sources/\($0)" }

    init(folder: String) throws {
        app = URL(filePath: folder).standardizedFileURL
        package = app.appending(path: ".build/live")
        for part in layers + ["App/Sources/main.swift"]
        where !files.fileExists(atPath: "\(app.path)/\(part)") {
            throw Refusal("“\(folder)” is no app that Template has made: it has no \(part).")
        }
    }

    private var files: FileManager { .default }

    /// Builds the app and shows it, in place of this process.
    func run(port: UInt16, open: Bool) throws {
        setenv("WITH_MACROS", try linked().joined(separator: ","), 1)
        // On Linux, the app has its data in this folder.
        setenv("XDG_DATA_HOME", "\(package.path)/data", 1)
        let command =
            ["swift", "run", "--package-path", package.path, "OnePhone", "\(port)"]
            + (open ? [] : ["--no-open"])
        execvp(command[0], command.map { strdup($0) } + [nil])
        throw Refusal("There is no “swift” in PATH.")
    }

    /// Writes the links. Returns the files of the screens with macros of SwiftUI, of which `WithoutMacros`
    /// writes copies.
    func linked() throws -> [String] {
        try link("Sources/OnePhone/App", in: app, "App/Sources")
        for path in ["Package.swift", "Plugins"] + (try names("Sources", but: "OnePhone"))
            + (try names("Sources/OnePhone", but: "App"))
        {
            try link(path, in: layers.contains(path) ? app : ours, path)
        }
        let folder = "\(app.path)/Sources/Presentation"
        return try files.subpathsOfDirectory(atPath: "\(folder)/").sorted().filter {
            try $0.hasSuffix(".swift")
                && String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
                    .contains(/(?m)^(#Preview\b| +@Entry )/)
        }
    }

    private func names(_ folder: String, but other: String) throws -> [String] {
        try files.contentsOfDirectory(atPath: "\(ours.path)/\(folder)").filter { $0 != other }
            .map { "\(folder)/\($0)" }
    }

    private func link(_ path: String, in folder: URL, _ source: String) throws {
        let (link, source) = ("\(package.path)/\(path)", "\(folder.path)/\(source)")
        guard (try? files.destinationOfSymbolicLink(atPath: link)) != source else { return }
        try? files.removeItem(atPath: link)
        let parent = URL(filePath: link).deletingLastPathComponent()
        try files.createDirectory(at: parent, withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: link, withDestinationPath: source)
    }
}
