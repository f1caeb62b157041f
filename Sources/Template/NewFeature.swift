import Foundation

/// A feature that loads a list: the users of this repository by another name, without what is more.
struct NewFeature {
    private let model: Feature
    private let source: Repository
    private let target: Repository
    private let line: Feature
    private let noun: Noun

    /// What the model and other features have beyond a load, in code, texts and names of files.
    private static let beyondALoad: Set<String> = [
        "badge", "chosen", "close", "delete", "deleted", "deleting", "deselect",
        "destination",
        "detail", "event", "events", "navigate", "navigations", "path",
        "query",
        "search", "searchable", "select", "selected", "selection", "subscriber", "tap", "tapped",
        "visible",
    ]
    private static let spared: Set<String> = ["navigationTitle", "NavigationStack", "reachable"]
    /// What is about the features that are there, and stays so.
    private static let untouched = [
        "AppContract", "ViewControllerMVVMPreviews", "ViewControllerMVIPreviews", "ContainerTests",
        "ContainerMVVMTests",
        "ContainerMVITests", "SideBySideContainerTests",
    ]

    init(_ options: Options, from source: Repository, into target: Repository) throws(Problem) {
        let plural = options["--plural"] ?? Names.plural(of: options.name)
        noun = Noun(singular: options.name, plural: plural)
        self.source = source
        self.target = target
        guard let model = source.features.first(where: { $0.noun.plural == "Users" }) else {
            throw Problem(.badData, "\(source.folder.path) has no feature Users, which is copied")
        }
        self.model = model
        let files = source.files.filter { model.owns($0.key) }
        try noun.check(against: target.types(), files: files)
        // Where the features are listed, the new one follows one that is a list, too.
        let lists = target.features.filter { $0.noun.plural != $0.noun.singular }
        guard let line = lists.first(where: { $0.noun == model.noun }) ?? lists.first else {
            throw Problem(
                .badData,
                "\(target.folder.path) has no feature that is a list: start it with --features items"
            )
        }
        self.line = line
    }

    /// What is to be written into the target.
    func change() throws(Problem) -> Change {
        var change = Change()
        let copied = Renaming(from: model.noun, to: noun, sparing: source.frameworkWords)
        for (path, text) in source.files where isCopied(path) {
            let text = withoutMore(text)
            guard text.hasDeclarations else { continue }
            change.files[copied.renamed(path)] = copied.renamed(text)
        }
        for (path, text) in target.files where !line.owns(path) {
            let extended = followed(text, at: path) ?? listed(text, at: path)
            if let extended, extended != text { change.files[path] = extended }
        }
        guard let settings = target.files[".swift-format"] else {
            throw Problem(.badData, "\(target.folder.path) has no .swift-format; restore it")
        }
        return try change.formatted(with: settings)
    }

    private func isCopied(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        guard model.owns(path), ["Sources", "Tests"].contains(parts[0]), path.hasSuffix(".swift"),
            !["DemoCLI", "DemoCLITests"].contains(parts[1]), !isBeyondALoad(parts.last ?? "")
        else { return false }
        let paths = target.files.keys
        return ["MVVM", "MVI"].allSatisfy { pattern in
            !path.contains(pattern)
                || paths.contains {
                    $0.hasPrefix("Sources/Presentation/") && $0.contains("/\(pattern)/")
                }
        }
    }

    /// The model without what is beyond a load, and without the comments about that.
    private func withoutMore(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let isComment = line.drop { $0 == " " }.hasPrefix("//")
            return !isComment || !isBeyondALoad(String(line))
        }
        let editor = Editor(
            names: isBeyondALoad, namesInText: { isBeyondALoad(String($0)) }, testsAreWhole: true)
        return editor.edited(lines.joined(separator: "\n"))
            .replacing("visible" + model.noun.plural, with: model.noun.plural.lowered)
    }

    /// Whether one of the words, or of the words in a word, is about more than a load.
    private func isBeyondALoad(_ text: String) -> Bool {
        text.split { !$0.isPartOfWord }.contains { word in
            guard !Self.spared.contains(String(word)), word != "visible" + model.noun.plural else {
                return false
            }
            return String(word).words.contains { word in Self.beyondALoad.contains(word) }
        }
    }

    /// The source with the new feature behind each part that names the one before it.
    private func followed(_ text: String, at path: String) -> String? {
        let file = path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
        guard path.hasSuffix(".swift"), !Self.untouched.contains(file),
            target.shares(path) || path.hasPrefix("Sources/") && line.isUsed(in: text),
            !target.features.contains(where: { feature in feature.owns(path) })
        else { return nil }
        let renaming = Renaming(from: line.noun, to: noun, sparing: target.frameworkWords)
        let more = Editor(names: isBeyondALoad, namesInText: { isBeyondALoad(String($0)) })
        let copy = { (part: String, isElement: Bool) in
            isElement && more.isNamed(in: part) ? "" : renaming.renamed(more.edited(part))
        }
        return Editor(names: line.isNamed, namesInText: line.isNamedInText, copy: copy)
            .edited(text)
    }

    /// The page with the new feature's types behind those of the one before it, where they are listed.
    private func listed(_ page: String, at path: String) -> String? {
        guard path.contains(".docc/"), line.isUsed(in: page) else { return nil }
        let renaming = Renaming(from: line.noun, to: noun, sparing: target.frameworkWords)
        return page.split(separator: "\n", omittingEmptySubsequences: false).flatMap { entry in
            let copy = renaming.renamed(String(entry))
            let isListed = entry.hasPrefix("- ``") && copy != entry && !isBeyondALoad(copy)
            return [String(entry)] + (isListed ? [copy] : [])
        }
        .joined(separator: "\n")
    }
}

extension String {
    /// The words in a word, in small letters: of `makeUsersMVIView`, “make”, “users”, “mvi” and “view”.
    var words: [String] {
        matches(of: /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/).map { $0.0.lowercased() }
    }
}
