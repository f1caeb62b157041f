import Foundation

/// The files of a package of this shape, by their paths, and its features.
struct Repository {
    let folder: URL
    let files: [String: String]
    /// As the list of features has them, but the one that all of them make up.
    let features: [Feature]
    /// That one: the login and the tabs behind it. Nil in an app without a login.
    let app: Feature?
    /// The screens by themselves. Nil in an app that was made from here.
    let screens: Feature?
    /// Every word of the frameworks, and of the kits: they are about no feature.
    let frameworkWords: Set<String>

    /// Reads what git knows. With `mustBeClean`, changes that are not committed are an error.
    static func read(_ folder: URL, mustBeClean: Bool) throws(Problem) -> Repository {
        guard FileManager.default.fileExists(atPath: folder.path) else {
            throw Problem(.noInput, "\(folder.path) does not exist; check the folder")
        }
        let names = try Shell.run(["git", "ls-files", "-z"], in: folder).split(separator: "\0")
        if mustBeClean {
            let changes = try Shell.run(["git", "status", "--porcelain"], in: folder)
            if let first = changes.split(separator: "\n").first?.dropFirst(3) {
                throw Problem(
                    .badData, "\(folder.path) has changes, such as in \(first): commit them first")
            }
        }
        var files: [String: String] = [:]
        for name in names {
            let url = folder.appending(path: name)
            files[String(name)] = try? String(contentsOf: url, encoding: .utf8)
        }
        let repository = Repository(folder: folder, files: files)
        guard !repository.features.isEmpty else {
            throw Problem(
                .badData,
                "\(folder.path) has no feature in Sources/Scenarios: choose this repository, or an "
                    + "app that was made from it")
        }
        return repository
    }

    init(folder: URL, files: [String: String]) {
        self.folder = folder
        self.files = files
        let names = Set(
            files.keys.compactMap { path -> String? in
                let parts = path.split(separator: "/")
                guard parts.count == 4, parts.starts(with: ["Sources", "Scenarios"]) else {
                    return nil
                }
                return parts[3] == parts[2] + "Scenario.swift" ? String(parts[2]) : nil
            })
        frameworkWords = Set(
            files.filter { Self.isFramework($0.key) }.values.flatMap { text in
                Token.all(of: text).filter { $0.kind == .word }.map(\.text)
            })
        let words = frameworkWords
        let list = files["Sources/Scenarios/Features.swift"] ?? ""
        let all = Token.all(of: list).map { $0.text.replacing("Scenario", with: "") }
            .filter(names.contains).map { Feature($0, in: files, frameworkWords: words) }
        features = all.filter { $0.noun.plural != "App" }
        app = all.first { $0.noun.plural == "App" }
        screens =
            files.keys.contains { $0.contains("/Screens/") }
            ? Feature("Screens", in: files, frameworkWords: words) : nil
    }

    private static let kits: Set<Substring> = [
        "ScreenKit", "MVIKit", "JSONFile", "Explorer", "Language", "Playing", "Services",
    ]

    /// Declarations of SwiftUI and UIKit, and what the features here are made of.
    private static func isFramework(_ path: String) -> Bool {
        let folders = path.split(separator: "/").dropLast()
        return path.hasPrefix(".ci/view-stubs/")
            || folders.first == "Sources" && folders.dropFirst(2).first.map(kits.contains) == true
    }

    /// The name of the package.
    var name: String {
        let manifest = files["Package.swift"] ?? ""
        let name = manifest.firstMatch(of: /name: "(\w+)"/)?.1
        return name.map(String.init) ?? folder.lastPathComponent
    }

    /// Whether a file lists features: those of the app, and of the container that it comes from.
    func shares(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        let isOfApp = parts.dropLast().contains("App") || parts.last?.has("App") == true
        return parts.contains("Screens") || parts.contains("DI") || parts.contains("DITests")
            || parts.first != "App" && isOfApp || path == "Sources/Scenarios/Features.swift"
    }

    /// Every type that is declared outside of others, with those that the views' frameworks declare.
    func types(where isMeant: (String) -> Bool = { _ in true }) -> Set<String> {
        Set(
            files.filter { $0.key.hasSuffix(".swift") && isMeant($0.key) }.values
                .flatMap { Feature.types(in: $0) })
    }
}
