import ArgumentParser
import Foundation

/// A kind of screen that can be added to an app.
enum Kind: String, CaseIterable, ExpressibleByArgument {
    case list, form, settings, blank

    /// The marks that choose lines of the templates. Settings are a form with other fields, which also
    /// reports changes to its parent.
    var marks: [String] { self == .settings ? ["form", "settings"] : [rawValue] }
}

/// A new screen for an app: its files, and lines that are added after the lines of the app's list.
struct NewFeature {
    /// The files to write into the app, by their paths.
    let files: [String: String]
    let noun: Noun
    /// Lines that could not be added, because the app's sources have changed. The user has to add them
    /// by hand.
    let byHand: [String]

    init(
        _ name: String, plural: String?, kind: Kind, fields: [String] = [],
        deleted: Deleted? = nil, in storage: Storage? = nil, from source: Repository,
        into target: Repository
    ) throws {
        let options = [
            ("--field", !fields.isEmpty), ("--plural", plural != nil), ("--data", storage != nil),
            ("--deleted", deleted != nil),
        ]
        if kind != .list, let (option, _) = options.first(where: \.1) {
            throw Problem("\(option) is for a list: leave it out, or try --kind list")
        }
        guard let plural = kind == .list ? plural ?? Noun.plural(of: name) : name else {
            throw Problem(
                "“\(name)” may be a plural: name one of them and say --plural, or try --kind form, "
                    + "settings or blank, whose name stays")
        }
        noun = Noun(singular: name, plural: plural)
        try noun.checkPlural(isList: kind == .list)
        let pattern = try target.pattern
        if kind == .settings, target.files.values.contains(where: { $0.contains(".arranged(by:") })
        {
            throw Problem(
                "\(target.folder.path) has settings, which its list reads: add yours to them")
        }
        guard let first = target.lists.first else {
            throw Problem("\(target.folder.path) has no list like the first of a made app")
        }

        let toList = Renaming(from: .item, to: first)
        let storage = storage ?? target.storage(of: first)
        guard storage == .file || storage == target.storage(of: first) else {
            throw Problem("\(target.folder.path) has its list in a file: try --data file")
        }
        let old = kind == .list ? Noun.item : Noun("Thing")
        let made =
            kind == .list
            ? try source.kept(pattern, without: [], in: storage)
            : kind.marks.map { source.files(in: "Extras/Template/Kinds/\($0)/") }
                .reduce([:]) { $0.merging($1) { $1 } }.mapValues { toList.renamed($0) }
        let place = target.hasTabs ? ["login"] : []
        let marks = kind.marks + [pattern.rawValue, storage.rawValue] + place
        let lists = source.selected(marks)
        let (gone, others) = (Set(lists["screen", default: []]), lists["paths", default: []])
        var model: [String: String] = [:]
        for (path, text) in made where old.owns(path) && !others.contains(where: path.contains) {
            model[path] = pattern.neutral(text, at: path).cut(gone.contains)
        }
        let places = source.files["Extras/Template/Kinds/Wiring.txt"] ?? ""
        let wiring = toList.renamed(places.chosen(marks))
        let shared = target.files.filter { wiring.contains("@ \($0.key)\n") }
        try Names(target.files).check(noun, for: old, model: model.merging(shared) { $1 })

        let renaming = Renaming(from: old, to: noun)
        let new = model.map { (renaming.renamed($0), renaming.renamed($1, at: $0)) }
        let toNew = Renaming(from: Noun(singular: "Thing", plural: "Things"), to: noun)
        var files = target.files
        var byHand = try Wiring(
            text: wiring, nouns: target.features, skipsOthers: true, rename: toNew.renamed
        ).add(to: &files)
        files.merge(new) { changed, _ in changed }
        var list = Fields(
            entity: noun, pattern: pattern, source: source, files: files, deleted: deleted)
        if kind == .list { byHand += try list.add(fields) }
        self.files = list.files.filter { target.files[$0] != $1 }
        self.byHand = byHand
    }
}
