import Foundation

/// A screen in an app: files that are copied under its name, and lines behind those of another list.
struct NewFeature {
    private let kind: Kind
    private let target: Repository
    private let noun: Noun
    /// The last list with a selection, as such a list has all the lines that a screen needs, and no others.
    private let list: Noun
    private let copied: Renaming
    private let model: [String: String]

    init(
        _ name: String, plural: String?, kind: Kind, from source: Repository,
        into target: Repository
    ) throws {
        self.kind = kind
        self.target = target
        guard let plural = kind == .list ? plural ?? Noun.plural(of: name) : name else {
            throw Problem(
                "“\(name)” may be a plural: name one of them and say --plural, or try --kind form "
                    + "or blank, whose name stays")
        }
        noun = Noun(singular: name, plural: plural)
        let lists = target.features.map(\.noun).filter { noun in
            target.files.values.contains { $0.contains("func delete\(noun.singular)(id:") }
        }
        let container = target.files["Sources/DI/Container.swift"] ?? ""
        let names = container.matches(of: /var (\w+): \w+UseCases/).reversed()
        guard
            let list = names.compactMap({ name in lists.first { $0.plural.lowered == name.1 } })
                .first
        else { throw Problem("\(target.folder.path) has no list like the first of a made app") }
        self.list = list

        let hasLab = target.files["Extras/Lab/Package.swift"] != nil
        let isMVVM = target.files.keys.contains { $0.contains("/MVVM/") }
        let pattern = isMVVM ? Pattern.mvvm : .mvi
        let prefix = kind == .list ? "" : "Extras/Template/Kinds/\(kind.rawValue)/"
        let old = Feature(kind == .list ? "Items" : "Thing", in: source.files)
        var model: [String: String] = [:]
        for (path, text) in source.files where path.hasPrefix(prefix) {
            let path = String(path.dropFirst(prefix.count))
            let isCopied = NewApp.isCopied(path, withLab: hasLab) && old.owns(path)
            if isCopied, !path.contains(pattern.other) { model[path] = pattern.neutral(text) }
        }
        self.model = model
        copied = Renaming(from: old.noun, to: noun)
        let stubs = source.files.filter { $0.key.hasPrefix("Extras/Headless/") }
        let shared = target.files.filter { isWired($0.key) }
        try copied.check(
            noun, types: Repository(files: target.files.merging(stubs) { $1 }).types,
            model: model.merging(shared) { $1 })
    }

    /// Says where the new screen can be seen.
    var place: String {
        target.files.keys.contains("Sources/Presentation/App/MainState.swift")
            ? "Its tab is behind \(list.plural)." : "No view shows it yet."
    }

    /// The files to write into the target, by their paths.
    var files: [String: String] {
        var files: [String: String] = [:]
        for (path, text) in model { files[copied.renamed(path)] = copied.renamed(text) }
        for (path, text) in target.files where isWired(path) {
            let wired = wired(text, isTest: path.hasPrefix("Tests/"))
            if wired != text { files[path] = wired }
        }
        return files
    }

    /// True if a file is about all screens, or tests the app that they make up.
    private func isWired(_ path: String) -> Bool {
        (path.contains(/^(Sources|Tests\/PresentationTests\/App)\/.*\.swift$/)
            && !NewApp.isOfKit(path)
            || kind == .list && path == "Extras/Lab/Sources/Explorer/Feature.swift")
            && !path.hasPrefix("Sources/DI/App/")
            && !target.features.contains { $0.owns(path) }
            && !(kind == .blank && path == "Sources/DI/Container.swift")
    }

    private func wired(_ text: String, isTest: Bool) -> String {
        let renaming = Renaming(from: list, to: noun)
        let isNamed = { !Names.spared.contains($0) && list.isNamed(by: $0) }
        let editor = Editor(names: isNamed) {
            let lines = $0.split(separator: "\n", omittingEmptySubsequences: false)
            let part = lines.filter { !$0.contains(/[bB]adge/) }.joined(separator: "\n")
            let code = part.replacing(/\/\/.*/, with: "")
            let isRepeated = kind.takes(code, isTest: isTest)
            return isRepeated ? kind.adapted(renaming.renamed(part), noun) : nil
        }
        return editor.edited(kind.wired(text, list.plural.lowered, noun.plural.lowered)) ?? text
    }
}
