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
        for section in text.split(separator: "\n@ ").dropFirst() {
            var rest = section.split(separator: "\n")
            let path = rename(String(rest.removeFirst()))
            if files[path] == nil, skipsOthers { continue }
            var source = files[path] ?? ""
            while let anchor = rest.first {
                let new = rest.dropFirst().prefix { "+>=".contains($0.prefix(1)) }
                rest.removeFirst(1 + new.count)
                if new.isEmpty { continue }
                let place = rename(String(anchor))
                let kind = new.first?.first
                let parts = new.map { rename(String($0.dropFirst(kind == "+" ? 2 : 1))) }
                let isAdded =
                    kind != "+"
                    ? try source.insert(
                        parts.joined(separator: "\n"), at: place, replaces: kind == "=")
                    : source.add(parts, behind: place) { line in
                        line.prefix { $0 != ":" }.split { !$0.isPartOfWord }.contains { word in
                            nouns.contains { $0.isNamed(by: word) }
                        }
                    }
                if !isAdded { byHand.append("\(path): \(parts.joined(separator: "\n"))") }
            }
            if files[path] != nil { files[path] = source }
        }
        return byHand
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

    /// Inserts a text at the end of the last bracket that `beginning` opens, or replaces `beginning` by
    /// the text. Line breaks make no difference. Returns false if `beginning` is not found.
    mutating func insert(
        _ text: String, at beginning: String, replaces: Bool = false
    ) throws -> Bool {
        let pattern = beginning.map { character in
            character.isPartOfWord
                ? "\(character)" : character == " " ? #"\s*"# : #"\s*\"# + "\(character)" + #"\s*"#
        }
        guard
            let found = try firstRange(
                of: Regex(#"\b"# + pattern.joined()).wordBoundaryKind(.simple)),
            let last = self[found].lastIndex(
                where: replaces ? { !$0.isWhitespace } : "([{".contains)
        else { return false }
        if replaces {
            replaceSubrange(found.lowerBound...last, with: text)
            return true
        }
        var depth = 0
        let close = self[last...].indices.first { index in
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
}
