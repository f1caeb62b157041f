import Foundation

/// An app of one's own: the files of this repository that it keeps, without what they say of others.
struct NewApp {
    private let repository: Repository
    private let name: String
    private let choice: AppChoice
    private let package: Renaming

    init(_ options: Options, from repository: Repository) throws(Problem) {
        self.repository = repository
        name = options.name
        choice = try AppChoice(options, from: repository)
        package = Renaming(
            from: Noun(singular: repository.name, plural: repository.name),
            to: Noun(singular: name, plural: name))
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

    /// What belongs to a pattern is in a file or a folder that says so; what compares them, likewise.
    private func keeps(_ path: String) -> Bool {
        let others = ["MVVM", "MVI"].filter { !choice.patterns.contains($0) }
        let words = others + (others.isEmpty ? [] : ["SideBySide"])
        return !LeftOut.has(path, withNotes: !isGone("Notes"))
            && !choice.gone.contains { $0.owns(path) }
            && (path.hasPrefix("App/") || !words.contains { path.contains($0) })
    }

    /// The text without what is gone; nil if nothing is left.
    private func cut(_ text: String, of path: String) -> String? {
        if path == ".ci/run" { return LeftOut.cut(text, without: choice.gone) }
        if path == "Package.swift" {
            return Editor(names: { _ in false }, namesInText: LeftOut.isNamed).edited(text)
        }
        guard path.hasSuffix(".swift") else { return text }
        // A mistake that must not compile is about a screen; without the screen it is another mistake.
        if path.hasPrefix(".ci/"), choice.gone.contains(where: { $0.isUsed(in: text) }) {
            return nil
        }
        var rest = text
        if path == "Sources/Scenarios/Patterns.swift" {
            let others = ["MVVM", "MVI"].filter { !choice.patterns.contains($0) }
            rest = text.split(separator: "\n", omittingEmptySubsequences: false)
                .filter { line in !others.contains { line.uppercased().contains($0) } }
                .joined(separator: "\n")
        }
        for feature in choice.gone where repository.shares(path) || feature.isUsed(in: rest) {
            // These show the app, which without a login is the screens by themselves.
            if feature.noun.plural == "App", path.contains("/App/") || path.contains("/Previews/") {
                continue
            }
            rest = Editor(names: feature.isNamed, namesInText: feature.isNamedInText).edited(rest)
        }
        return rest == text || rest.hasDeclarations ? rest : nil
    }

    private func isGone(_ feature: String) -> Bool {
        choice.gone.contains { $0.noun.plural == feature }
    }

    private func renamed(_ path: String) -> String {
        var path = path
        if isGone("App") { path = path.replacing("/Screens", with: "/App") }
        if choice.patterns.count == 1 {
            path = path.replacing("\(choice.patterns[0])App.swift", with: "\(name)App.swift")
        }
        return package.renamed(choice.entity?.renaming.renamed(path) ?? path)
    }

    private func renamed(_ text: String, of path: String) -> String {
        var text = text
        // Without a login, the screens by themselves are the app.
        if isGone("App") { text = text.replacing(/Screens(?=[A-Z])/, with: "App") }
        if let pattern = choice.patterns.first, choice.patterns.count == 1 {
            text = text.replacing("SideBySideApp", with: "\(pattern)App")
                .replacing("\(pattern)App", with: "\(name)App")
                .replacing("WindowGroup(\"\(pattern)\")", with: "WindowGroup(\"\(name)\")")
        }
        if let (feature, renaming) = choice.entity,
            repository.shares(path) || feature.owns(path) || feature.isUsed(in: text)
                || feature.noun.plural == "Notes" && LeftOut.has(path, withNotes: false)
        {
            text = renaming.renamed(text)
        }
        return package.renamed(text)
    }

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
