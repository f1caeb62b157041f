/// Adds lines to an app at each place that lists all screens, or all fields of an entity.
/// `Kinds/Wiring.txt` and `Fields/Wiring.txt` have the places and the lines.
struct Wiring {
    /// For each file, the lines to find, and the lines to add there.
    let text: String
    /// The nouns that are listed there already. The new noun comes after them.
    let nouns: [Noun]
    /// True if the app may lack some of the files.
    let skipsOthers: Bool
    /// Replaces the names in a line by the names of the app.
    let rename: (String) -> String

    /// Adds the lines to the files. Returns the lines whose place was not found.
    func add(to files: inout [String: String]) throws -> [String] {
        var byHand: [String] = []
        try change(&files) { source, path, place, new, isInside in
            let (place, parts) = (rename(place), new.map(rename))
            let isAdded =
                isInside
                ? try source.insert(parts.joined(), at: place)
                : source.add(parts, behind: place) { line in
                    line.prefix { $0 != ":" }.split { !$0.isPartOfWord }.contains { word in
                        nouns.contains { $0.isNamed(by: word) }
                    }
                }
            if !isAdded { byHand.append("\(path): \(parts.joined(separator: "\n"))") }
        }
        return byHand
    }

    /// The files with other lines instead of the new noun in these files. Lines that somebody has changed stay.
    func replacing(
        in files: [String: String], at paths: [String], with new: (String) -> String?
    ) throws -> [String: String] {
        var files = files
        try change(&files) { source, path, _, lines, isInside in
            for part in lines.split(separator: "").map({ $0.joined(separator: "\n") })
            where paths.contains(path) && part.lowercased().contains("thing") {
                let end = isInside ? "" : "[ \\t]*(?=\\n)"
                let old = try Regex<(Substring, Substring)>("(\\s*)" + rename(part).loosely + end)
                source.replace(old.wordBoundaryKind(.simple), maxReplacements: 1) { match in
                    new(part).map { match.1 + $0 } ?? ""
                }
            }
        }
        return files
    }

    private func change(
        _ files: inout [String: String],
        _ change: (inout String, _ path: String, _ place: String, [String], Bool) throws -> Void
    ) rethrows {
        for section in text.split(separator: "\n@ ").dropFirst() {
            var rest = section.split(separator: "\n")
            let path = rename(String(rest.removeFirst()))
            if files[path] == nil, skipsOthers { continue }
            var source = files[path] ?? ""
            while let place = rest.first {
                let new = rest.dropFirst().prefix { $0.hasPrefix("+") || $0.hasPrefix(">") }
                rest.removeFirst(1 + new.count)
                guard let isInside = new.first?.hasPrefix(">") else { continue }
                let parts = new.map { String($0.dropFirst(isInside ? 1 : 2)) }
                try change(&source, path, String(place), parts, isInside)
            }
            if files[path] != nil { files[path] = source }
        }
    }
}

extension String {
    fileprivate mutating func add(
        _ part: [String], behind beginning: String, _ isAlike: (Substring) -> Bool
    ) -> Bool {
        var lines = Lines(self)
        defer { self = lines.text }
        return lines.add(part, behind: beginning, isAlike)
    }

    /// Inserts a text at the end of the last bracket that `beginning` opens. Line breaks make no
    /// difference. Returns false if `beginning` is not found.
    mutating func insert(_ text: String, at beginning: String) throws -> Bool {
        let regex = try Regex(beginning.loosely).wordBoundaryKind(.simple)
        guard let found = firstRange(of: regex),
            let open = self[found].lastIndex(where: "([{".contains)
        else { return false }
        var depth = 0
        let close = self[open...].indices.first { index in
            if "([{".contains(self[index]) { depth += 1 }
            if ")]}".contains(self[index]) { depth -= 1 }
            return depth == 0
        }
        guard let close else { return false }
        let end = self[..<close].lastIndex { !$0.isWhitespace }.map(index(after:)) ?? close
        insert(
            contentsOf: self[..<end].hasSuffix(",") ? text.drop { $0 == "," } : text[...], at: end)
        return true
    }

    /// A pattern for this text, in which spaces and line breaks make no difference.
    fileprivate var loosely: String {
        let signs = matches(of: /\w+|\S/).map { #"\Q\#($0.0)\E"# }.joined(separator: #"\s*"#)
        return (first?.isPartOfWord == true ? #"\b"# : "") + signs
    }
}
