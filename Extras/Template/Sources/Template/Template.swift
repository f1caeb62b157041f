import ArgumentParser
import Foundation

@main
struct Template: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Template",
        abstract: "Makes an app of one pattern, and screens and fields in it.",
        subcommands: [
            New.self, AddFeature.self, AddField.self, RenameField.self, RemoveField.self,
        ])

    /// The repository in which this program was built. It contains
    /// Extras/Template/Sources/Template/Template.swift.
    static let here = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    static let typed = Array(CommandLine.arguments.dropFirst())

    /// Says which plural was guessed, and which commands undo the work and repeat it with another
    /// plural.
    static func told(_ plural: String, else undo: String, _ words: [String]) -> String {
        let start = ["swift", "run", "--package-path", "\(here.path)/Extras/Template", "Template"]
        let again = (start + words).map(\.quoted).joined(separator: " ")
        return "Several are “\(plural)”; to say otherwise: \(undo) && \(again)"
    }
}

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes an app.",
        discussion: """
            The app is a list of items, or has tabs behind a login: the items, and if wanted users and a \
            counter. So the others need items and login.
            """)

    @Argument(help: "Its name, such as Shelf; on a terminal it is asked.") var name: String?
    @Option(help: "How its screens are written.") var pattern = Pattern.mvvm
    @Option(help: "Of items,login,users,counter.") var features = "items,login"
    @Option(
        help: ArgumentHelp(
            "Another name for what it lists, once for each: Item=Book, or Item=Person,People.",
            valueName: "old=new"))
    var entity: [String] = []
    @Option(help: Field.help) var field: [String] = []
    @Option(help: "Where the list is: in a file on the device, or with the accounts at a server.")
    var data = Storage.file
    @Option(help: "The folder of the app; by default ../NAME, beside this repository.") var to:
        String?
    @Option(help: "Such as com.acme.shelf; com.example.NAME for now.") var bundleID: String?
    @Option(help: "Of Apple's developers, such as ABCDE12345.") var team: String?

    mutating func run() throws {
        if name == nil, isatty(0) == 1, isatty(1) == 1 { try ask { readLine() } }
        guard let name else { throw ValidationError("Missing argument '<name>'") }
        let source = try Repository(Template.here)
        let asked = features.lowercased().split { ", ".contains($0) }.map(String.init)
        var app = try NewApp(
            name, pattern: pattern, features: asked, entities: entity, fields: field, in: data,
            from: source)
        try app.sign(bundleID: bundleID, team: team)
        let folder = (to.map { URL(filePath: $0) } ?? source.folder.appending(path: "../\(name)"))
            .standardizedFileURL
        try app.make(in: folder)
        for (entity, plural) in app.guessed {
            let typed = Template.typed.map { $0.hasSuffix(entity) ? "\($0),PLURAL" : $0 }
            let more = typed == Template.typed ? ["--entity", "\(entity),PLURAL"] : []
            print(Template.told(plural, else: "rm -rf \(folder.quoted)", typed + more))
        }
        if asked != ["items"], !asked.contains("items") || !asked.contains("login") {
            print("The other features need items and login, so it has both.")
        }
        print(
            """
            Made \(name), \(app.files.count) files:

              cd \(folder.quoted)
              swift test
            """)
    }
}

struct AddFeature: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature", abstract: "Adds a screen to an app that was made here.")

    @Argument(help: "Its name in the singular, such as Order.") var name: String
    @Option(name: .customLong("in"), help: "The app's folder.") var folder: String
    @Option(help: "A list, a form or settings saved at each change, or blank.") var kind = Kind.list
    @Option(help: "The plural, for a list, if it is not regular.") var plural: String?
    @Option(help: Field.help) var field: [String] = []
    @Option(help: "For a list: file, or server; by default, as the app's first list.") var data:
        Storage?
    @Option(help: Deleted.help) var deleted: Deleted?

    func run() throws {
        let target = try Repository(URL(filePath: folder).standardizedFileURL, mustBeClean: true)
        let feature = try NewFeature(
            name, plural: plural, kind: kind, fields: field, deleted: deleted, in: data,
            from: Repository(Template.here), into: target)
        try target.change(feature.files, byHand: feature.byHand)
        let place =
            target.hasTabs
            ? "It has the last tab."
            : "No view shows it yet: see “Add a screen” in Docs/ChangeAFeature.md."
        if kind == .list, plural == nil {
            let undo = "git -C \(target.folder.quoted) stash --include-untracked"
            let again = Template.typed + ["--plural", "PLURAL"]
            print(Template.told(feature.noun.plural, else: undo, again))
        }
        print(
            """
            Made \(name). \(place)

              git -C \(target.folder.quoted) status
              swift test --package-path \(target.folder.quoted)
            """)
    }
}

/// The list whose fields are changed, and the folder of its app.
struct List: ParsableArguments {
    @Argument(help: "What it is a list of, such as Book.") var entity: String
    @Option(name: .customLong("in"), help: "The app's folder.") var folder: String

    /// Changes the fields. `change` returns the lines that the user has to change by hand.
    func change(
        _ done: String, byHand verb: String = "added",
        _ change: (inout Fields) throws -> [String]
    ) throws {
        let target = try Repository(URL(filePath: folder).standardizedFileURL, mustBeClean: true)
        let pattern = try target.pattern
        guard let list = target.lists.first(where: { $0.singular == entity }) else {
            let known = target.lists.map(\.singular).joined(separator: ", ")
            throw Problem("“\(entity)” is no list of \(target.folder.path): try \(known)")
        }
        var fields = Fields(
            entity: list, pattern: pattern, source: try Repository(Template.here),
            files: target.files)
        let byHand = try change(&fields)
        try target.change(fields.files.filter { target.files[$0] != $1 }, byHand: byHand, verb)
        print("\(entity) has \(done). See: git -C \(target.folder.quoted) diff")
    }
}

struct AddField: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "field", abstract: "Adds fields to a list of an app that was made here.",
        discussion: "To its entity, the file, the form with its rules, the detail, and the tests.")

    @OptionGroup var list: List
    @Argument(help: Field.help) var fields: [String]
    @Option(help: Deleted.help) var deleted: Deleted?

    func run() throws {
        try list.change(fields.joined(separator: ", ")) {
            $0.deleted = deleted
            return try $0.add(fields)
        }
    }
}

struct RenameField: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Renames a field of a list, in all places of its app.",
        discussion: "Its key in files stays, so that the app can read the files of older versions.")

    @OptionGroup var list: List
    @Argument(help: "The field, such as species.") var old: String
    @Argument(help: "Its new name, such as variety or \"best before\".") var new: String

    func run() throws {
        try list.change("\(new) instead of \(old)") {
            try $0.rename(old, to: new); return []
        }
    }
}

struct RemoveField: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Removes a field of a list, in all places of its app.",
        discussion: "Files keep what was entered there, and no later field can have its name.")

    @OptionGroup var list: List
    @Argument(help: "The field, such as notes.") var field: String

    func run() throws { try list.change("no \(field)", byHand: "removed") { try $0.remove(field) } }
}
