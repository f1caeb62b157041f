import ArgumentParser
import Foundation

/// A kind of screen in an app.
enum Kind: String, CaseIterable, ExpressibleByArgument {
    case list, form, blank
}

/// A screen in an app: files that are copied under its name, and lines behind those of the app's list.
struct NewFeature {
    /// To be written into the target, by their paths.
    let files: [String: String]
    let noun: Noun
    /// What the app's own sources have no place for, any more.
    let byHand: [String]
    /// Where the new screen can be seen.
    let place: String

    init(
        _ name: String, plural: String?, kind: Kind, from source: Repository,
        into target: Repository
    ) throws {
        guard let plural = kind == .list ? plural ?? Noun.plural(of: name) : name else {
            throw Problem(
                "“\(name)” may be a plural: name one of them and say --plural, or try --kind form "
                    + "or blank, whose name stays")
        }
        noun = Noun(singular: name, plural: plural)
        let nouns = target.features.map(\.noun)
        guard
            let list = nouns.first(where: { noun in
                target.files.values.contains { $0.contains("func delete\(noun.singular)(id:") }
            })
        else { throw Problem("\(target.folder.path) has no list like the first of a made app") }

        let isMVVM = target.files.keys.contains { $0.contains("/MVVM/") }
        let pattern = isMVVM ? Pattern.mvvm : .mvi
        let old = kind == .list ? Noun(singular: "Item", plural: "Items") : Noun("Thing")
        let made =
            kind == .list
            ? Selection(pattern, without: [], from: source.files).files
            : source.files(in: "Extras/Template/Kinds/\(kind.rawValue)/")
        // Without tabs, no screen says what a tab has to.
        let hasTabs = target.files["Sources/Presentation/App/MainState.swift"] != nil
        let owned = made.filter { Feature(old).owns($0.key) && !$0.key.contains(pattern.other) }
        let model = owned.compactMapValues { text in
            pattern.neutral(text).cut { !hasTabs && ["TabState", "TabViewModel"].contains($0) }
        }
        let wiring = Wiring(
            source.files["Extras/Template/Kinds/Wiring.txt"]?.chosen(
                [kind.rawValue] + (hasTabs ? ["tabs"] : [])) ?? "")
        let shared = target.files.filter { wiring.paths.contains($0.key) }
        let names = Names(target.files.merging(source.stubs) { $1 })
        try names.check(noun, for: old, model: model.merging(shared) { $1 })

        let renaming = Renaming(from: old, to: noun)
        var files: [String: String] = [:]
        for (path, text) in model {
            files[renaming.renamed(path)] = renaming.renamed(text, at: path)
        }
        let wired = wiring.wired(shared, list: list, noun: noun, nouns)
        self.files = files.merging(wired.files) { $1 }
        byHand = wired.byHand
        place = hasTabs ? "It has the last tab." : "No view shows it yet."
    }
}
