/// What an app keeps of this repository: what its container, previews and tests need when the rest is gone.
struct Selection {
    private(set) var files: [String: String]
    private var isLost: (Substring) -> Bool = { _ in false }

    private static let roots = [
        "App/", "Sources/Domain/", "Sources/Data/", "Sources/Presentation/", "Sources/DI/",
        "Tests/DomainTests/", "Tests/DataTests/", "Tests/PresentationTests/",
    ]
    /// What begins with these is asked for; other sources are kept for its sake.
    private static let entries = [
        "App/", "Sources/DI/Container", "Sources/DI/Previews/", "Sources/DI/App/M",
    ]
    /// What goes with a feature besides what has its name: folders, and words of code.
    private static let goesWith: [String: (folders: Set<String>, words: Set<Substring>)] = [
        "Notes": (["HTTP"], ["server", "connection", "resumeSync", "MainEvent"]),
        "Login": (["App", "Place"], ["session", "accounts", "authentication", "places"]),
    ]

    /// An app has all of these, whatever it uses, as they are. Their tests stay here.
    static func isKit(_ path: String) -> Bool {
        !Set(path.split(separator: "/")).isDisjoint(with: ["ScreenKit", "MVIKit", "JSONFile"])
    }

    init(_ pattern: Pattern, without gone: [Feature], from all: [String: String]) {
        let goesToo = gone.compactMap { Self.goesWith[$0.noun.plural] }
        // The tests of links play all tabs together.
        let folders = goesToo.reduce(into: Set(gone.isEmpty ? [] : ["Links"])) {
            $0.formUnion($1.folders)
        }
        let words = goesToo.reduce(into: Set<Substring>()) { $0.formUnion($1.words) }
        let own = all.filter { path, _ in Self.roots.contains(where: path.hasPrefix) }
        files = own.filter { path, _ in
            let others = [pattern.other, "SideBySide", ".docc/", "/Fixtures/"]
            return path.hasPrefix("App/")
                || !others.contains(where: path.contains) && !gone.contains { $0.owns(path) }
                    && folders.isDisjoint(with: path.split(separator: "/").map(String.init))
        }
        let types = own.filter { $0.key.hasSuffix(".swift") }.mapValues { Set($0.types) }
        for root in ["Sources/", "Tests/"] {
            var count = 0
            repeat {
                count = files.count
                let left = files.keys.reduce(into: Set<String>()) { $0.formUnion(types[$1] ?? []) }
                let lost = types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
                    .subtracting(left)
                isLost = { word in
                    !Names.spared.contains(word)
                        && (lost.contains(String(word)) || words.contains(word)
                            || gone.contains { $0.noun.isNamed(by: word) })
                }
                cut(under: root)
                keepNeeded(under: root)
            } while files.count < count
        }
        for file in [".swift-format", ".gitignore"] { files[file] = all[file] }
    }

    private mutating func cut(under root: String) {
        let paths = files.keys.filter { $0.hasPrefix(root) && !Self.isKit($0) }
        // Each word is looked at once.
        let words = paths.reduce(into: Set<Substring>()) {
            $0.formUnion(files[$1]?[...].words ?? [])
        }
        let lost = words.filter(isLost)
        for path in paths {
            let subject =
                path.split(separator: "/").last?.replacing(/Tests\.swift$/, with: "") ?? ""
            files[path] = isLost(subject[...]) ? nil : files[path]?.cut(lost.contains)
            if path.hasPrefix("Sources/DI/Container+M") { files[path]?.importLess() }
        }
    }

    /// Drops the files that none of the others needs.
    private mutating func keepNeeded(under root: String) {
        var open = files.filter { $0.key.hasPrefix(root) }
        var words: Set<Substring> = []
        var found = open.filter { path, text in
            Self.entries.contains(where: path.hasPrefix)
                || (root == "Tests/"
                    ? text.contains("@Suite") && !Self.isKit(path) : Self.isKit(path))
        }
        while !found.isEmpty {
            for (path, text) in found {
                open[path] = nil
                words.formUnion(text[...].words)
            }
            found = open.filter { path, text in
                !(Self.isKit(path) && text.contains("@Suite"))
                    && !text.declared(at: path).isDisjoint(with: words)
            }
        }
        for path in open.keys { files[path] = nil }
    }
}

extension String {
    /// The types that begin a line, and what the file is named for; without types, all that is added.
    fileprivate func declared(at path: String) -> Set<Substring> {
        let file =
            path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
        if !types.isEmpty { return Set((types + [file.lowered]).map { $0[...] }) }
        let words = self[...].words
        let names = zip([""] + words, words).filter { ["func", "var", "let"].contains($0.0) }
        return Set(names.map(\.1))
    }

    /// Without what names something that is lost; nil if nothing but imports is left.
    func cut(_ names: (Substring) -> Bool) -> String? {
        guard self[...].words.contains(where: names) else { return self }
        var lines = Lines(withoutElements(names))
        lines.cut(names)
        let code = lines.all.filter { !$0.words.isEmpty && !$0.hasPrefix("#") }
        if code.allSatisfy({ $0.words.contains("import") }) { return nil }
        // What is left is not to be warned of.
        return lines.text
            .replacing(/var container = (Container\([\s\S]*?\))\n *return container/) {
                "return \($0.1)"
            }
            .replacing(/main\.reduce\((.*)\) \{ receive\(&\$0, \$1\) \}/) {
                contains(": MainEvent") && names("MainEvent")
                    ? "main.reduce(\($0.1), onEvent: never)" : String($0.0)
            }
    }

    /// What no public declaration needs is not imported for one.
    fileprivate mutating func importLess() {
        if contains(/\bpublic .*(Session|\.ID)\b/) { return }
        replace(
            "public import Domain\n", with: contains(/\bPlace\b/) ? "package import Domain\n" : "")
    }
}
