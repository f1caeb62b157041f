/// Selects the files for an app by the names of folders and files. In the selected files, each line is
/// removed that uses a removed type.
extension Repository {
    /// True for a file that each app gets unchanged. An app does not get the tests of these files.
    static func isKit(_ path: String) -> Bool {
        ["/ScreenKit/", "/MVIKit/", "/JSONFile/", "OneLine"].contains(where: path.contains)
    }

    /// The words in the lines of `Selection.txt`. The key is the first word of a line.
    func selected(_ marks: [String]) -> [Substring: [Substring]] {
        let lines = selection.chosen(marks).split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(grouping: lines) { $0[0] }.mapValues { $0.flatMap { $0.dropFirst() } }
    }

    private var selection: String { files["Extras/Template/Selection.txt"] ?? "" }

    func kept(
        _ pattern: Pattern, without gone: [Noun], in storage: Storage
    ) throws -> [String: String] {
        let hasLogin = !gone.contains { $0.plural == "Login" }
        let marks = [pattern.rawValue, storage.rawValue, hasLogin ? "login" : ""]
        let lists = selected(marks)
        func listed(_ what: String) -> [Substring] { lists[what[...], default: []] }
        let others = listed("paths")
        // An app with a login also gets these files unchanged. From their tests, it gets only the
        // doubles.
        let alike = /^Tests.*\/(App|Links|Login|Place)\/(?!(\w+\/)?Controlled|HTTP)/
        let own = files.filter { path, _ in
            listed("roots").contains(where: path.hasPrefix)
                && !(path.hasPrefix("Tests/") && Self.isKit(path)) && !path.contains(alike)
        }
        var kept = own.filter { path, _ in
            path.hasPrefix("App/")
                ? !others.contains(path[...])
                : !others.contains(where: path.contains) && !gone.contains { $0.owns(path) }
        }
        let lost = own.types.subtracting(kept.types).union(listed("words"))
        let isLost = { (word: Substring) in
            !Names.spared.contains(word)
                && (lost.contains(word) || gone.contains { $0.isNamed(by: word) })
        }
        var words = kept.filter { !$0.key.isPicture }.mapValues { Set($0[...].words) }
        let lostWords = Set(words.values.joined()).filter(isLost)
        let isCut = { $0.contains(/^(Sources|Tests)|xcconfig$/) && !Self.isKit($0) }
        for (path, text) in kept {
            let lost = (isCut(path) ? lostWords : []).union(listed(path))
            if words[path]?.isDisjoint(with: lost) != false { continue }
            kept[path] = text.cut(lost.contains)
            words[path] = kept[path].map { Set($0[...].words) }
        }
        // Test doubles, and views and their tools, are removed if no other file uses them any more.
        while let unused = kept.first(where: { path, text in
            path.contains(/Support\/|Fitting|StateObservation/) && !text.declared.isEmpty
                && words.allSatisfy { other, words in
                    other == path || other.first != path.first
                        || words.isDisjoint(with: text.declared)
                }
        }) {
            (kept[unused.key], words[unused.key]) = (nil, nil)
        }
        for (path, text) in kept where path.hasSuffix(".xcscheme") {
            let part = /\s*<(TestableReference|CommandLineArgument)\b(?s:.)*?<\/\1>/
            kept[path] = text.replacing(part) {
                listed("scheme").contains(where: $0.0.contains) ? "" : $0.0
            }
        }
        let changes = Wiring(text: selection.chosen(marks), nouns: [], skipsOthers: true) { $0 }
        _ = try changes.add(to: &kept)
        kept[".gitignore"]?.replace("/device/\n", with: "")
        return kept
    }
}

extension String {
    /// The source without the parts that use a removed name; nil if only imports are left.
    func cut(_ isLost: (Substring) -> Bool) -> String? {
        var lines = Lines(self)
        lines.cut(isLost)
        let code = lines.all.filter { !$0.words.isEmpty && !$0.hasPrefix("#") }
        if code.allSatisfy({ $0.words.contains("import") }) { return nil }
        // Without a public declaration, the compiler warns of a public import.
        return lines.text.contains(/(?m)^.*\bpublic (?!import)/)
            ? lines.text : lines.text.replacing("public import", with: "import")
    }
}
