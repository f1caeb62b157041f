import Foundation

/// Makes an app from this repository, and features in it. `swift run Template` says how.
@main
enum Template {
    static func main() {
        do {
            for line in try run(Array(CommandLine.arguments.dropFirst())) { print(line) }
        } catch {
            FileHandle.standardError.write(Foundation.Data("Template: \(error.message)\n".utf8))
            exit(error.code.rawValue)
        }
    }

    /// Does what the words ask for, and returns what there is to say.
    static func run(_ words: [String], here: URL? = nil) throws(Problem) -> [String] {
        guard let options = try Options(words) else { return [Options.help] }
        // Sources/Template/Template.swift, as it was when this was built.
        let here = here ?? URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let source = try Repository.read(here, mustBeClean: !options.isDryRun)
        return options.command == "new"
            ? try makeApp(options, from: source) : try makeFeature(options, from: source)
    }

    private static func makeApp(
        _ options: Options, from source: Repository
    ) throws(Problem) -> [String] {
        let app = try NewApp(options, from: source)
        let folder = URL(
            filePath: options["--to"] ?? source.folder.appending(path: "../\(options.name)").path
        )
        .standardizedFileURL
        let there = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard there?.isEmpty ?? !FileManager.default.fileExists(atPath: folder.path) else {
            throw Problem(
                .cannotCreate, "\(folder.path) is there already: remove it, or choose with --to")
        }
        let change = try app.change()
        if options.isDryRun { return change.files.keys.sorted() }
        // Made beside it and moved, so that nothing is ever half made.
        let unfinished = folder.deletingLastPathComponent()
            .appending(path: ".\(folder.lastPathComponent).unfinished")
        try? FileManager.default.removeItem(at: unfinished)
        do {
            try change.write(to: unfinished)
            try restoreModes(of: change, in: unfinished)
            try commit(options.name, in: unfinished)
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.moveItem(at: unfinished, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw error as? Problem
                ?? Problem(.inputOutput, "\(folder.path): \(error.localizedDescription)")
        }
        return [
            "Made \(options.name) in \(folder.path), \(change.files.count) files.", "",
            "  cd \(folder.path)", "  swift run \(options.name)", "  swift test",
        ]
    }

    /// The checks are programs.
    private static func restoreModes(of change: Change, in folder: URL) throws {
        for path in change.files.keys where change.files[path]?.hasPrefix("#!") == true {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: path).path)
        }
    }

    private static func commit(_ name: String, in folder: URL) throws(Problem) {
        try Shell.run(["git", "init", "--quiet", "--initial-branch", "main"], in: folder)
        try Shell.run(["git", "add", "--all"], in: folder)
        let isKnown = (try? Shell.run(["git", "config", "user.email"], in: folder)) != nil
        let author =
            isKnown ? [] : ["-c", "user.name=\(name)", "-c", "user.email=\(name)@localhost"]
        try Shell.run(["git"] + author + ["commit", "--quiet", "-m", "Start \(name)"], in: folder)
    }

    private static func makeFeature(
        _ options: Options, from source: Repository
    ) throws(Problem) -> [String] {
        var target = source
        if let folder = options["--in"] {
            target = try Repository.read(
                URL(filePath: folder).standardizedFileURL, mustBeClean: !options.isDryRun)
        }
        let change = try NewFeature(options, from: source, into: target).change()
        let new = change.files.keys.filter { target.files[$0] == nil }.sorted()
        let changed = change.files.keys.filter { target.files[$0] != nil }.sorted()
        if options.isDryRun {
            return new.map { "new      \($0)" } + changed.map { "changed  \($0)" }
        }
        do throws(Problem) {
            try change.write(to: target.folder)
        } catch {
            // The folder was clean, so git has what was there.
            _ = try? Shell.run(["git", "checkout", "--quiet", "--"] + changed, in: target.folder)
            for path in new {
                try? FileManager.default.removeItem(at: target.folder.appending(path: path))
            }
            throw error
        }
        return [
            "Made \(options.name): \(new.count) new files, and lines in \(changed.count) others.",
            "",
            "  git status", "  swift test --filter \(options.name)",
        ]
    }
}
