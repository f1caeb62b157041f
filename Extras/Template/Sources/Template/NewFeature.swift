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
        let nouns = target.features
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
            ? source.kept(pattern, without: [])
            : source.files(in: "Extras/Template/Kinds/\(kind.rawValue)/")
        let hasTabs = target.files["Sources/Presentation/App/MainState.swift"] != nil
        let gone: Set<Substring> = hasTabs ? [] : ["PartState", "PartViewModel", "ControlledApp"]
        let model = made.filter { old.owns($0.key) && !$0.key.contains(pattern.other) }
            .compactMapValues { pattern.neutral($0).cut(gone.contains) }
        let wiring = source.files["Extras/Template/Kinds/Wiring.txt"]?.chosen(
            [kind.rawValue] + (hasTabs ? ["tabs"] : []))
        var shared = target.files.filter { wiring?.contains("@ \($0.key)\n") == true }
        try Names(target.files, besides: source).check(
            noun, for: old, model: model.merging(shared) { $1 })

        let renaming = Renaming(from: old, to: noun)
        let new = model.map { (renaming.renamed($0), renaming.renamed($1, at: $0)) }
        let toList = Renaming(from: Noun(singular: "Item", plural: "Items"), to: list)
        let toNew = Renaming(from: Noun(singular: "Thing", plural: "Things"), to: noun)
        var byHand: [String] = []
        for section in wiring?.split(separator: "@ ") ?? [] {
            var rest = section.split(separator: "\n")
            let path = String(rest.removeFirst())
            guard let source = shared[path] else { continue }
            var lines = Lines(source)
            while let anchor = rest.first {
                let new = rest.dropFirst().prefix { $0.hasPrefix("+") }
                    .map { toNew.renamed(String($0.dropFirst(2))) }
                rest.removeFirst(1 + new.count)
                let isAdded = lines.add(new, behind: toList.renamed(String(anchor))) { line in
                    line.prefix { $0 != ":" }.split { !$0.isPartOfWord }.contains { word in
                        nouns.contains { $0.isNamed(by: word) }
                    }
                }
                if !isAdded { byHand.append("\(path): \(new.joined(separator: "\n"))") }
            }
            shared[path] = lines.text
        }
        files = shared.merging(new) { shared, _ in shared }
        self.byHand = byHand
        place = hasTabs ? "It has the last tab." : "No view shows it yet."
    }
}
