import ArgumentParser
import Foundation

/// How the screens of an app are written.
enum Pattern: String, CaseIterable, ExpressibleByArgument {
    case mvvm, mvi

    var name: String { rawValue.uppercased() }
    var other: String { self == .mvvm ? "MVI" : "MVVM" }

    /// The text without what only tells the patterns apart. Samples get names that fit any list.
    func neutral(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            !line.contains("//")
                || !["twin", "oth patterns", "ach pattern"].contains(where: line.contains)
        }
        var text = lines.joined(separator: "\n").replacing(", \(name)\")", with: "\")")
        for (index, sample) in ["Apple", "Banana", "Cherry"].enumerated() {
            text = text.replacing(", name: \"\(sample)\")", with: ", name: \"Item \(index + 1)\")")
        }
        return text
    }
}

/// A new app: the files of this repository that it needs, without the code for features that it drops.
struct NewApp {
    let name: String
    /// By their paths.
    let files: [String: String]
    /// Entities whose plural nobody has given, with what it is now.
    private(set) var guessed: [(entity: String, plural: String)] = []

    /// Needed by all others: the tabs are behind the login, and the first has the items.
    private static let tabs = ["items", "login"]

    /// The entities are “Item=Book”, or “Item=Person,People” with a plural that is not regular.
    init(
        _ name: String, pattern: Pattern, features asked: [String], entities: [String],
        from source: Repository
    ) throws {
        self.name = name
        let needed = asked == ["items"] ? asked : Self.tabs + asked
        let all = Dictionary(
            uniqueKeysWithValues: source.features.map { ($0.noun.plural.lowered, $0) })
        if let other = asked.first(where: { all[$0] == nil }) {
            throw Problem(
                "--features “\(other)” is not one of \(all.keys.sorted().joined(separator: ","))")
        }
        let features = all.filter { needed.contains($0.key) }.map(\.value)
        let gone = all.filter { !needed.contains($0.key) }.map(\.value)
        let rest = Selection(pattern, without: gone, from: source.files).files

        let names = Names(rest.merging(source.stubs) { $1 })
        try names.check(app: name)
        let named = entities.flatMap { $0.split { "=,".contains($0) }.prefix(2) } + [name[...]]
        guard Set(named).count == named.count else {
            throw Problem(
                "--entity \(entities.joined(separator: " ")) of \(name): give each another name")
        }
        var renamings = [
            Renaming(from: Noun("SideBySide"), to: Noun(name)),
            Renaming(from: Noun("\(pattern.name)App"), to: Noun("\(name)App")),
        ]
        for entity in entities {
            let (feature, new) = try Self.noun(entity, of: features)
            let renaming = Renaming(from: feature.noun, to: new)
            try names.check(new, for: feature.noun, model: rest.filter { feature.owns($0.key) })
            renamings.append(renaming)
            if !entity.contains(","), new.plural != new.singular {
                guessed.append((entity, new.plural))
            }
        }

        var files: [String: String] = [:]
        func add(_ path: String, _ text: String) {
            let isKit = path.hasPrefix("Sources/") && Selection.isKit(path)
            let rename = { (text: String) in renamings.reduce(text) { $1.renamed($0, at: path) } }
            files[rename(path)] =
                isKit
                ? text
                : rename(pattern.neutral(text))
                    .replacing("sidebyside", with: name.lowercased())
                    .replacing("(\"\(pattern.name)\")", with: "(\"\(name)\")")
        }
        for (path, text) in rest { add(path, text) }
        let marks = [pattern.rawValue] + needed
        for folder in ["App"] + (needed.contains("login") ? [] : ["List"]) {
            for (path, text) in source.files(in: "Extras/Template/\(folder)/") {
                add(path.replacing(".txt", with: ""), text.chosen(marks))
            }
        }
        self.files = files
    }

    private static func noun(
        _ entity: String, of features: [Feature]
    ) throws -> (Feature, Noun) {
        let known = features.filter { $0.noun.singular != "Login" }
        let parts = entity.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let feature = known.first(where: { $0.noun.singular == parts[0] })
        else {
            throw Problem(
                "--entity “\(entity)” is not OLD=NEW, where OLD can be: "
                    + known.map(\.noun.singular).joined(separator: ", "))
        }
        let names = parts[1].split(separator: ",").map(String.init) + [""]
        let isOne = feature.noun.singular == feature.noun.plural
        let regular = isOne ? names[0] : Noun.plural(of: names[0])
        guard let plural = names.count > 2 ? names[1] : regular else {
            throw Problem(
                "“\(names[0])” may be a plural: name one and several, as in --entity "
                    + "\(parts[0])=Person,People")
        }
        return (feature, Noun(singular: names[0], plural: plural))
    }
}
extension NewApp {
    /// Writes the app and commits it. It is made beside the folder and moved, so it is never half made.
    func make(in folder: URL) throws {
        let manager = FileManager.default
        let content = try? manager.contentsOfDirectory(atPath: folder.path)
        guard content?.isEmpty ?? !manager.fileExists(atPath: folder.path) else {
            throw Problem("\(folder.path) is there already: remove it, or choose with --to")
        }
        let unfinished = folder.deletingLastPathComponent()
            .appending(path: ".\(folder.lastPathComponent).unfinished")
        defer { try? manager.removeItem(at: unfinished) }
        try write(files, to: unfinished)
        try shell(["git", "init", "--quiet", "--initial-branch", "main"], in: unfinished)
        try shell(["git", "add", "--all"], in: unfinished)
        if (try? shell(["git", "config", "user.email"], in: unfinished)) == nil {
            try shell(["git", "config", "user.name", name], in: unfinished)
            try shell(["git", "config", "user.email", "\(name)@localhost"], in: unfinished)
        }
        try shell(["git", "commit", "--quiet", "-m", "Start \(name)"], in: unfinished)
        try? manager.removeItem(at: folder)
        try manager.moveItem(at: unfinished, to: folder)
    }
}
