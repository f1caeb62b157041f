import Foundation

/// A screen in an app: files that are copied under its name, and lines beside those of the first list.
struct NewFeature {
    private let kind: Kind
    private let source: Repository
    private let target: Repository
    private let noun: Noun
    private let line: Feature
    private let copied: Renaming
    private let model: [String: String]

    init(
        _ name: String, plural: String?, kind: Kind, from source: Repository,
        into target: Repository
    ) throws {
        self.kind = kind
        self.source = source
        self.target = target
        guard let plural = kind == .list ? plural ?? Noun.plural(of: name) : name else {
            throw Problem(
                "“\(name)” may be a plural: name one of them and say --plural, or try --kind form "
                    + "or blank, whose name stays")
        }
        noun = Noun(singular: name, plural: plural)
        let container = target.files["Sources/DI/Container.swift"] ?? ""
        let place = { (feature: Feature) in
            container.firstRange(of: "var \(feature.noun.plural.lowered):")?.lowerBound
                ?? container.endIndex
        }
        let lists = target.features.filter { $0.noun.singular != $0.noun.plural }
        guard let line = lists.min(by: { place($0) < place($1) }) else {
            throw Problem("\(target.folder.path) has no list whose lines could be followed")
        }
        self.line = line

        let hasLab = target.files["Lab/Package.swift"] != nil
        let isMVVM = target.files.keys.contains { $0.contains("/MVVM/") }
        let pattern = isMVVM ? Pattern.mvvm : .mvi
        let prefix = kind == .list ? "" : "Template/Kinds/\(kind.rawValue)/"
        let old = Feature(kind == .list ? "Items" : "Thing", in: source.files)
        var model: [String: String] = [:]
        for (path, text) in source.files where path.hasPrefix(prefix) {
            let path = String(path.dropFirst(prefix.count))
            if NewApp.isCopied(path, withLab: hasLab), old.owns(path), !path.contains(pattern.other)
            {
                model[path] = pattern.neutral(text)
            }
        }
        self.model = model
        copied = Renaming(from: old.noun, to: noun)
        let stubs = source.files.filter { $0.key.hasPrefix("Headless/") }
        let shared = target.files.filter { isWired($0.key) }
        try copied.check(
            noun, types: Repository(files: target.files.merging(stubs) { $1 }).types,
            model: model.merging(shared) { $1 })
    }

    var hasTabs: Bool { target.files.keys.contains("Sources/Presentation/App/MainState.swift") }

    /// All that is to be written into the target.
    func change() throws -> Change {
        var change = Change()
        for (path, text) in model { change.files[copied.renamed(path)] = copied.renamed(text) }
        for (path, text) in target.files where isWired(path) {
            let wired = wired(text, isTest: path.hasPrefix("Tests/"))
            if wired != text { change.files[path] = wired }
        }
        let settings = [".swift-format": target.files[".swift-format"] ?? "{}"]
        return try Change(files: change.files.merging(settings) { $1 }).formatted()
    }

    /// True if a file is about all screens, or tests the app that they make up.
    private func isWired(_ path: String) -> Bool {
        (path.contains(/^(Sources|Tests\/PresentationTests\/App)\/.*\.swift$/)
            && !NewApp.isOfKit(path)
            || kind == .list && path == "Lab/Sources/Explorer/Feature.swift")
            && !path.hasPrefix("Sources/DI/App/")
            && !target.features.contains { $0.owns(path) }
            && !(kind == .blank && path == "Sources/DI/Container.swift")
    }

    private func wired(_ text: String, isTest: Bool) -> String {
        let renaming = Renaming(from: line.noun, to: noun)
        if text.contains("        MainTabs(") { return withTab(text, renaming) }
        let nouns = target.features.map(\.noun).filter { $0.singular != "Login" }
        let isNamed = { (nouns: [Noun], word: String) in
            !Names.spared.contains(word) && nouns.contains { $0.isNamed(by: word) }
        }
        return Repeater(names: { isNamed([line.noun], $0) }, namesLike: { isNamed(nouns, $0) }) {
            let lines = $0.split(separator: "\n", omittingEmptySubsequences: false)
            let part = lines.filter { !$0.contains(/[bB]adge/) }.joined(separator: "\n")
            let code = part.replacing(/\/\/.*/, with: "")
            let isRepeated = kind.takes(code, isTest: isTest)
            return isRepeated ? kind.adapted(renaming.renamed(part), noun) : nil
        }
        .repeated(kind.wired(text, line.noun.plural.lowered, noun.plural.lowered))
    }

    /// The view with one more closure behind `MainTabs(…)`.
    private func withTab(_ text: String, _ renaming: Renaming) -> String {
        guard let view = text.firstMatch(of: /\n( +\w+View\((?:viewModel|store): .*\n)/),
            let end = text.firstRange(of: "\n        }\n    }\n")
        else { return text }
        let closure = " \(noun.plural.lowered): {\n\(renaming.renamed(String(view.1)))        }"
        return text.replacingCharacters(in: end, with: "\n        }\(closure)\n    }\n")
    }
}
