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
        for (path, place, lines, kind) in parts where files[path] != nil || !skipsOthers {
            let (place, new) = (rename(place), rename(lines.joined(separator: "\n")))
            let isAdded =
                kind == "+"
                ? files[path]?.add(new, behind: place, isListed)
                : try files[path]?.insert(new, at: place, replaces: kind == "=")
            if isAdded == true { continue }
            byHand.append("\(path), \(kind == ">" ? "inside" : "behind") “\(place)”: \(new)")
        }
        return byHand
    }

    /// The files with `new` instead of the added lines of a field. Lines that somebody has changed stay.
    func replacing(
        in files: [String: String], at paths: [String], with new: (String) -> String?
    ) throws -> [String: String] {
        var files = files
        for (path, _, lines, kind) in parts where paths.contains(path) {
            for part in lines.split(separator: "").map({ $0.joined(separator: "\n") })
            where part.lowercased().contains("thing") || part.contains("KEY") {
                let end = kind != "+" ? "" : "[ \\t]*(?=\\n)"
                let old = try Regex<(Substring, Substring)>("(\\s*)" + rename(part).loosely + end)
                files[path]?.replace(old.wordBoundaryKind(.simple), maxReplacements: 1) { match in
                    new(part).map { match.1 + $0 } ?? ""
                }
            }
        }
        return files
    }

    /// True for a line that names one of the `nouns`.
    private func isListed(_ line: Substring) -> Bool {
        line.prefix { $0 != ":" }.split { !$0.isPartOfWord }.contains { word in
            nouns.contains { $0.isNamed(by: word) }
        }
    }

    /// The lines to add at a place. `kind` is the sign before them.
    private typealias Part = (path: String, place: String, lines: [String], kind: Character)

    private var parts: [Part] {
        var parts: [Part] = []
        for section in text.split(separator: "\n@ ").dropFirst() {
            var rest = section.split(separator: "\n")
            let path = rename(String(rest.removeFirst()))
            while let place = rest.first {
                let new = rest.dropFirst().prefix { "+>=".contains($0.prefix(1)) }
                rest.removeFirst(1 + new.count)
                guard let kind = new.first?.first else { continue }
                let lines = new.map { String($0.dropFirst(kind == "+" ? 2 : 1)) }
                parts.append((path, String(place), lines, kind))
            }
        }
        return parts
    }
}

extension String {
    fileprivate mutating func add(
        _ part: String, behind beginning: String, _ isAlike: (Substring) -> Bool
    ) -> Bool {
        var lines = Lines(self)
        defer { self = lines.text }
        return lines.add(Lines(part).all, behind: beginning, isAlike)
    }

    /// Inserts a text at the end of the last bracket that `beginning` opens, or replaces `beginning` by
    /// the text. Line breaks make no difference. Returns false if `beginning` is not found.
    mutating func insert(
        _ text: String, at beginning: String, replaces: Bool = false
    ) throws -> Bool {
        let regex = try Regex(beginning.loosely).wordBoundaryKind(.simple)
        guard let found = firstRange(of: regex) else { return false }
        if replaces {
            replaceSubrange(found, with: text)
            return true
        }
        guard let open = self[found].lastIndex(where: "([{".contains) else { return false }
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
