import Foundation

/// An app of one's own: the files of this repository that it keeps, without what they say of others.
struct NewApp {
    private let repository: Repository
    private let name: String
    private let patterns: [String]
    private let kept: [Feature]
    private let gone: [Feature]
    /// The package's name, and what a list is of, in the files of that feature and in shared ones.
    private let package: Renaming
    private let entity: (feature: Feature, renaming: Renaming)?

    /// Named here and nowhere else: what the app of somebody else does without.
    private static let leftOut: Set<String> = [
        "Benchmarks", "Server", "DemoCLI", "DemoCLITests", "Template", "TemplateTests",
        "DataStress",
        "HTTP", "HTTPAuthenticationRepository.swift", "HTTPAuthenticationRepositoryTests.swift",
        "Tokens.swift", "TokenRecord.swift", "TokensTests.swift", "Device.swift",
        "StubServer.swift",
        "Stress.swift", "ProcessesTests.swift", "SizeTests.swift", "Reentrance", "README.md",
        "CONTRIBUTING.md", "LICENSE", ".readme", ".spi.yml", "pages.yml",
    ]
    /// The checks that it keeps; `run` without those that are left out.
    private static let checks: Set<String> = [
        "run", "layers", "views", "must-not-compile", "view-mistakes", "view-stubs",
    ]

    init(_ options: Options, from repository: Repository) throws(Problem) {
        self.repository = repository
        name = options.name
        // Notes need a server, and are left to copy by hand.
        let all = repository.features.filter { $0.noun.plural != "Notes" }
        let taken = Set(all.flatMap { [$0.noun.singular, $0.noun.plural] })
        try Names.check(
            name, for: "an app",
            taken: Self.types(of: repository).union(taken).union(Self.modules))

        let pattern = options["--pattern"] ?? "mvvm"
        let patterns = ["mvvm": ["MVVM"], "mvi": ["MVI"], "both": ["MVVM", "MVI"]]
        guard let chosen = patterns[pattern] else {
            throw Problem(.usage, "--pattern “\(pattern)” is not known; it can be: mvvm, mvi, both")
        }
        self.patterns = chosen

        let asked = (options["--features"] ?? "items").lowercased().split(separator: ",")
        let known = all.map { $0.noun.plural.lowercased() }
        for feature in asked where feature != "all" && !known.contains(String(feature)) {
            throw Problem(
                .usage,
                "--features “\(feature)” is not known; it can be: "
                    + (known + ["all"]).joined(separator: ", "))
        }
        kept = all.filter {
            asked.contains("all") || asked.contains($0.noun.plural.lowercased()[...])
        }
        let names = kept.map(\.noun.plural)
        guard names != ["Login"], !names.contains("Login") || names.contains("Items") else {
            throw Problem(
                .usage, "--features login needs items behind it, as in “--features items,login”")
        }
        // Behind a login there is the app with its tabs, and without one the screens by themselves.
        let other = names.contains("Login") ? repository.screens : repository.app
        gone =
            (other.map { [$0] } ?? [])
            + repository.features.filter { !names.contains($0.noun.plural) }

        package = Renaming(
            from: Noun(singular: repository.name, plural: repository.name),
            to: Noun(singular: name, plural: name))
        entity = try Self.entity(options, among: kept, in: repository)
    }

    private static let modules: Set<String> = [
        "Domain", "Data", "Presentation", "Scenarios", "DI", "DomainTests", "DataTests",
        "PresentationTests", "ScenariosTests", "DITests",
    ]

    /// What has a name already in an app that is made from here.
    private static func types(of repository: Repository) -> Set<String> {
        repository.types { path in
            !path.split(separator: "/").contains { leftOut.contains(String($0)) }
        }
    }

    private static func entity(
        _ options: Options, among features: [Feature], in repository: Repository
    ) throws(Problem) -> (Feature, Renaming)? {
        guard let entity = options["--entity"] else {
            guard options["--plural"] == nil else {
                throw Problem(.usage, "--plural needs an --entity, as in “--entity Item=Book”")
            }
            return nil
        }
        let parts = entity.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        let names = features.map(\.noun.singular).filter { $0 != "Login" }
        guard parts.count == 2,
            let feature = features.first(where: { $0.noun.singular == parts[0] }),
            names.contains(parts[0])
        else {
            throw Problem(
                .usage,
                "--entity “\(entity)” is not OLD=NEW, where OLD can be: "
                    + names.joined(separator: ", "))
        }
        let isOne = feature.noun.singular == feature.noun.plural
        let new = Noun(
            singular: parts[1],
            plural: options["--plural"] ?? (isOne ? parts[1] : Names.plural(of: parts[1])))
        let files = repository.files.filter { feature.owns($0.key) }
        try new.check(against: types(of: repository), files: files)
        return (feature, Renaming(from: feature.noun, to: new, sparing: repository.frameworkWords))
    }

    /// All that the app consists of.
    func change() throws(Problem) -> Change {
        var change = Change()
        for (path, text) in repository.files where keeps(path) {
            guard let text = cut(text, of: path) else { continue }
            change.files[renamed(path)] = renamed(text, of: path)
        }
        change.files["README.md"] = readme
        guard let settings = repository.files[".swift-format"] else {
            throw Problem(.badData, "\(repository.folder.path) has no .swift-format; restore it")
        }
        return try change.formatted(with: settings)
    }

    private func keeps(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        if parts.contains(where: { Self.leftOut.contains($0) || $0.hasSuffix(".docc") }) {
            return false
        }
        if parts[0] == ".ci", !Self.checks.contains(parts[1]) { return false }
        if gone.contains(where: { $0.owns(path) }) { return false }
        return parts[0] == "App" || keepsPattern(path)
    }

    /// What belongs to a pattern is in a file or a folder that says so; what compares them, likewise.
    private func keepsPattern(_ path: String) -> Bool {
        let others = ["MVVM", "MVI"].filter { !patterns.contains($0) }
        return !(others + (others.isEmpty ? [] : ["SideBySide"])).contains { path.contains($0) }
    }

    /// The text without what is gone; nil if nothing is left.
    private func cut(_ text: String, of path: String) -> String? {
        if path == ".ci/run" { return checks(in: text) }
        if path == "Package.swift" {
            return Editor(
                names: { _ in false },
                namesInText: { string in
                    Self.leftOut.contains {
                        string.contains("\"\($0)\"") || string.contains("\"\($0)/")
                    }
                }
            )
            .edited(text)
        }
        guard path.hasSuffix(".swift") else { return text }
        // A mistake that must not compile is about a screen; without the screen it is another mistake.
        if path.hasPrefix(".ci/"), gone.contains(where: { $0.isUsed(in: text) }) { return nil }
        let original = text
        var text = text
        if path == "Sources/Scenarios/Patterns.swift" {
            let others = ["mvvm", "mvi"].filter { !patterns.contains($0.uppercased()) }
            text = text.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { line in !others.contains { line.lowercased().contains($0) } }
                .joined(separator: "\n")
        }
        for feature in gone where repository.shares(path) || feature.isUsed(in: text) {
            // These show the app, which without a login is the screens by themselves.
            if feature.noun.plural == "App", path.contains("/App/") || path.contains("/Previews/") {
                continue
            }
            text = Editor(
                names: feature.isNamed,
                namesInText: { text in
                    feature.isScreen
                        && text.split { !$0.isPartOfWord }.contains {
                            $0 == feature.noun.plural.lowered
                        }
                }
            )
            .edited(text)
        }
        return text == original || text.hasDeclarations ? text : nil
    }

    /// The checks of `.ci/run` that are kept, each of which is a paragraph.
    private func checks(in script: String) -> String {
        script.split(separator: "\n\n").filter { paragraph in
            let scripts = paragraph.matches(of: /\.ci\/(\w[\w-]*)/).map { String($0.1) }
            let isKept = scripts.allSatisfy { Self.checks.contains($0) }
            return isKept && !Self.leftOut.contains { paragraph.contains("--package-path \($0)") }
        }
        .joined(separator: "\n\n")
        .replacing(" Benchmarks", with: "")
    }

    private func renamed(_ path: String) -> String {
        var path = path
        if hasNoLogin { path = path.replacing("/Screens", with: "/App") }
        if patterns.count == 1 {
            path = path.replacing("\(patterns[0])App.swift", with: "\(name)App.swift")
        }
        return package.renamed(entity?.renaming.renamed(path) ?? path)
    }

    private func renamed(_ text: String, of path: String) -> String {
        var text = text
        // Without a login, the screens by themselves are the app.
        if hasNoLogin { text = text.replacing(/Screens(?=[A-Z])/, with: "App") }
        if let pattern = patterns.first, patterns.count == 1 {
            text = text.replacing("SideBySideApp", with: "\(pattern)App")
                .replacing("\(pattern)App", with: "\(name)App")
                .replacing("WindowGroup(\"\(pattern)\")", with: "WindowGroup(\"\(name)\")")
        }
        if let (feature, renaming) = entity,
            repository.shares(path) || feature.owns(path) || feature.isUsed(in: text)
        {
            text = renaming.renamed(text)
        }
        return package.renamed(text)
    }

    private var hasNoLogin: Bool { gone.contains { $0.noun.plural == "App" } }

    private var readme: String {
        """
        # \(name)

        An app in layers: `Presentation → Domain ← Data`, put together by DI. Needs Swift 6.3, and Xcode 26 or newer on a Mac.

        ```
        swift run \(name)
        swift test
        ```

        The first opens the app on a Mac; for the iPhone open `App/\(name).xcodeproj`. `.ci/run` is every check.
        """ + "\n"
    }
}

extension Noun {
    /// Throws if a type of this name, or a word of these files, is there already.
    func check(against types: Set<String>, files: [String: String]) throws(Problem) {
        for name in Set([singular, plural]) {
            try Names.check(name, for: "a feature", taken: types)
        }
        for (path, text) in files.sorted(by: { $0.key < $1.key })
        where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
            let words = Token.all(of: text).flatMap(\.names)
            for name in [singular.lowered, plural.lowered] where words.contains(name) {
                throw Problem(.usage, "“\(name)” is a word of \(path) already: choose another name")
            }
        }
    }
}
