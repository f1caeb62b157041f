import Foundation

/// A new app: the files of this repository that it needs, without the code for features that it drops.
struct NewApp {
    let name: String
    /// The files, by their paths.
    private(set) var files: [String: String]
    /// The entities whose plural was guessed, and the guessed plural.
    private(set) var guessed: [(entity: String, plural: String)] = []

    /// An entity is written as “Item=Book”, or as “Item=Person,People” if its plural is not regular.
    /// `fields` are the fields of the items.
    init(
        _ name: String, pattern: Pattern, features asked: [String], entities: [String],
        fields: [String] = [], in storage: Storage = .file, from source: Repository
    ) throws {
        self.name = name
        // An app with several tabs needs the login and the items: the tabs appear after the login, and
        // the first tab has the items.
        let needed = Set(asked) == ["items"] ? asked : ["items", "login"] + asked
        let all = source.features
        let known = all.map(\.plural.lowered)
        if let other = asked.first(where: { !known.contains($0) }) {
            throw Problem(
                "--features “\(other)” is not one of \(known.joined(separator: ","))"
                    + (other == "notes" ? "; notes are an app of their own, in Extras/Notes" : ""))
        }
        guard storage == .file || needed.contains("login") else {
            throw Problem("--data server needs the login: try --features items,login")
        }
        let gone = all.filter { !needed.contains($0.plural.lowered) }
        let rest = try source.kept(pattern, without: gone, in: storage)

        let names = Names(rest)
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
        var items = Noun.item
        for entity in entities {
            let lists = all.filter { needed.contains($0.plural.lowered) && $0.plural != "Login" }
            let (old, new) = try Self.nouns(entity, of: lists)
            try names.check(new, for: old, model: rest.filter { old.owns($0.key) })
            renamings.append(Renaming(from: old, to: new))
            if old == .item { items = new }
            if !entity.contains(","), new.plural != new.singular {
                guessed.append((entity, new.plural))
            }
        }

        let renaming = Renaming(renamings)
        var files: [String: String] = [:]
        func add(_ path: String, _ text: String) {
            files[renaming.renamed(path)] =
                path.isPicture
                ? text
                : Repository.isKit(path)
                    ? text.replacing(/\/\/.*/) { renaming.renamed(String($0.0)) }
                    : renaming.renamed(pattern.neutral(text, at: path), at: path)
                        .replacing("sidebyside", with: name.lowercased())
                        .replacing("(\"\(pattern.name)\")", with: "(\"\(name)\")")
        }
        for (path, text) in rest { add(path, text) }
        let marks = [pattern.rawValue, storage.rawValue] + needed
        let more = needed.contains("login") ? ["Tabs"] : ["List"]
        for folder in ["App"] + more + (storage == .server ? ["Server"] : []) {
            for (path, text) in source.files(in: "Extras/Template/\(folder)/") {
                add(path.replacing(".txt", with: ""), text.chosen(marks))
            }
        }
        var list = Fields(entity: items, pattern: pattern, source: source, files: files)
        _ = try list.add(fields)
        self.files = list.files
    }

    /// The entity's name in this project (`old`) and in the new app (`new`).
    private static func nouns(_ entity: String, of known: [Noun]) throws -> (old: Noun, new: Noun) {
        guard let match = entity.wholeMatch(of: /([^=,]+)=([^=,]+)(?:,([^=,]+))?/),
            let old = known.first(where: { $0.singular == match.1 })
        else {
            throw Problem(
                "--entity “\(entity)” is not OLD=NEW, where OLD can be: "
                    + known.map(\.singular).joined(separator: ", "))
        }
        let name = String(match.2)
        let regular = old.singular == old.plural ? name : Noun.plural(of: name)
        guard let plural = match.3.map(String.init) ?? regular else {
            throw Problem(
                "“\(name)” may be a plural: name one and several, as in --entity "
                    + "\(old.singular)=Person,People")
        }
        let new = Noun(singular: name, plural: plural)
        try new.checkPlural(isList: old.singular != old.plural)
        return (old, new)
    }
}

extension NewApp {
    /// Writes the app into a folder and commits it. The folder must be empty or missing. If this fails,
    /// the folder gets no files.
    ///
    /// From the user's git settings, the commit uses only the name and the email, and no hooks,
    /// signature, ignores or filters. So the commit has all files, unchanged.
    func make(in folder: URL) throws {
        let manager = FileManager.default
        let isEmpty = try? manager.contentsOfDirectory(atPath: folder.path).isEmpty
        guard isEmpty ?? !manager.fileExists(atPath: folder.path) else {
            throw Problem("\(folder.path) has something: empty it, or choose another with --to")
        }
        try Delivery.deliver(files, to: folder, finish: commit)
    }

    private func commit(_ folder: URL) throws {
        let home = folder.path
        let env = ["HOME=\(home)", "XDG_CONFIG_HOME=\(home)", "GIT_ATTR_NOSYSTEM=1"]
        let git = env + ["GIT_CONFIG_NOSYSTEM=1", "git", "-c", "safe.directory=*"]
        try shell(git + ["init", "--quiet", "--initial-branch", "main"], in: folder)
        try shell(git + ["add", "--all", "--force"], in: folder)
        let id = (try? shell(["git", "var", "GIT_AUTHOR_IDENT"], in: folder)) ?? ""
        let by = id.firstMatch(of: /(.+) <(.+)>/)?.output ?? ("", name[...], "\(name)@localhost")
        let origin = (try? shell(["git", "rev-parse", "HEAD"], in: Template.here)) ?? "no commit"
        let url = (try? shell(["git", "remote", "get-url", "origin"], in: Template.here)) ?? ""
        let from = url.hasPrefix("https:") ? "SideBySide, \(url.dropLast())" : "SideBySide"
        let message = ["-m", "Start \(name)", "-m", "Made from \(from), at \(origin)"]
        let its = ["-c", "user.name=\(by.1)", "-c", "user.email=\(by.2)", "commit", "--quiet"]
        try shell(git + its + message, in: folder)
    }
}

extension NewApp {
    /// Writes the bundle id and the team into the settings that Xcode reads.
    mutating func sign(bundleID: String?, team: String?) throws {
        let id = (
            /[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/, "com.acme.shelf: letters, digits, hyphens, dots"
        )
        let ten = (/[A-Z0-9]{10}/, "ABCDE12345: ten digits and capital letters")
        for case (let option, let key, let text?, let (form, right)) in [
            ("--bundle-id", "PRODUCT_BUNDLE_IDENTIFIER", bundleID, id),
            ("--team", "DEVELOPMENT_TEAM", team, ten),
        ] {
            let isRight = text.wholeMatch(of: form) != nil
            guard isRight else { throw Problem("\(option) “\(text)” is not like \(right)") }
            let line = try Regex("(?m)^\(key) =.*")
            files["App/App.xcconfig"]?.replace(line, with: "\(key) = \(text)")
        }
    }
}
