/// A formatted source: a part is a line, what is indented further below it, and what closes it.
struct Lines {
    private(set) var all: [Substring]

    init(_ text: String) { all = text.split(separator: "\n", omittingEmptySubsequences: false) }

    var text: String { all.joined(separator: "\n") }

    /// Takes out the parts that name something. Of an `if` that asks for it, the `else` stays.
    mutating func cut(_ names: (Substring) -> Bool) {
        var line = 0
        while line < all.count {
            line = all[line].words.contains(where: names) ? drop(line) : line + 1
        }
    }

    /// Adds a part behind another, and behind the next ones that `isAlike`. Returns false if it is not there.
    mutating func add(
        _ part: [String], behind beginning: String, _ isAlike: (Substring) -> Bool
    ) -> Bool {
        guard let line = all.firstIndex(where: { $0.code.hasPrefix(beginning) }) else { return false }
        var end = end(of: line)
        while let next = all[end...].firstIndex(where: { !$0.code.isEmpty }),
            all[next].depth == all[line].depth, isAlike(all[next])
        {
            end = self.end(of: next)
        }
        let space = String(repeating: " ", count: all[line].depth)
        all.insert(contentsOf: part.map { "\(space)\($0)" }, at: end)
        return true
    }

    /// Returns the line that is next.
    private mutating func drop(_ line: Int) -> Int {
        var head = head(of: line)
        // A test and a preview go as a whole, and a suite if its tests share what is lost.
        for parent in parents(of: head) {
            let isWhole = all[top(of: parent)...parent].contains {
                ["@Test", "@Suite", "#Preview"].contains(where: $0.code.hasPrefix)
            }
            if isWhole {
                head = parent
                break
            }
        }
        let (top, end) = (top(of: head), end(of: head))
        let other = all[head..<end].firstIndex { $0.depth == all[head].depth && $0.code == "} else {" }
        if let other, all[head].code.hasPrefix("if ") {
            all.replaceSubrange(top..<end, with: all[(other + 1)..<(end - 1)])
            return top
        }
        all.removeSubrange(top..<end)
        guard top > 0, top < all.count, all[top - 1].isOpen else { return top }
        // A block of which nothing is left goes, too.
        if all[top].code.first == "}", all[top].depth == all[top - 1].depth { return drop(top - 1) }
        if all[top].isEmpty { all.remove(at: top) }
        return top
    }

    /// Where the comments and attributes of a part begin.
    private func top(of head: Int) -> Int {
        var top = head
        while let above = all[..<top].lastIndex(where: { $0.depth <= all[head].depth }),
            all[above].depth == all[head].depth, all[above].isComment || all[above].isAttribute,
            end(of: above) == top
        {
            top = above
        }
        return top
    }

    private func end(of head: Int) -> Int {
        let depth = all[head].depth
        var (end, isOpen) = (head + 1, all[head].isOpen)
        while let next = all[end...].firstIndex(where: { !$0.code.isEmpty }) {
            let isMore = all[next].depth == depth && (isOpen && all[next].closes || all[next].code.first == ".")
            guard all[next].depth > depth || isMore else { break }
            if isMore { isOpen = all[next].isOpen }
            end = next + 1
        }
        return end
    }

    /// The first line of a part that a line closes or goes on with.
    private func head(of line: Int) -> Int {
        var head = line
        while all[head].closes || all[head].code.first == ".",
            let above = all[..<head].lastIndex(where: { !$0.code.isEmpty && $0.depth <= all[head].depth }),
            all[above].depth == all[head].depth
        {
            head = above
        }
        return head
    }

    private func parents(of line: Int) -> [Int] {
        var parents: [Int] = []
        var line = line
        while all[line].depth > 0,
            let above = all[..<line].lastIndex(where: { !$0.code.isEmpty && $0.depth < all[line].depth })
        {
            line = head(of: above)
            parents.append(line)
        }
        return parents
    }
}

extension Substring {
    var code: Substring { drop { $0 == " " } }
    fileprivate var depth: Int { prefix { $0 == " " }.count }
    fileprivate var isOpen: Bool { code.last.map("([{<".contains) ?? false || code.hasSuffix(" in") }
    fileprivate var isComment: Bool { code.hasPrefix("//") }

    fileprivate var closes: Bool {
        code.first.map(")]}>{".contains) ?? false || code.hasPrefix("else") || code.hasPrefix("-> ")
    }

    /// In lines of its own, above what it is an attribute of.
    fileprivate var isAttribute: Bool {
        let declarations = ["func", "var", "let", "init", "struct", "class", "enum", "import"]
        return code.hasPrefix("@") && !words.contains { declarations.contains(String($0)) }
    }

    /// Those of code: not in comments and texts.
    var words: [Substring] {
        var words: [Substring] = []
        var rest = self
        while let first = rest.first {
            let word = rest.prefix(while: \.isPartOfWord)
            if !word.isEmpty { words.append(word) }
            let text = first == "\"" ? rest.prefixMatch(of: Self.literal)?.0.count : nil
            if rest.hasPrefix("//") { rest = rest.drop { $0 != "\n" } }
            rest = rest.dropFirst(text ?? Swift.max(word.count, 1))
        }
        return words
    }

    fileprivate nonisolated(unsafe) static let literal = /"(?:\\.|[^"\\\n])*"?/
}

extension Character {
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
