/// A formatted source: a part is a line, what is indented further below it, and what closes it.
struct Lines {
    private(set) var all: [Substring]

    init(_ text: String) { all = text.split(separator: "\n", omittingEmptySubsequences: false) }

    var text: String { all.joined(separator: "\n") }

    /// Takes out the parts that name something; a test and a preview go as a whole.
    mutating func cut(_ names: (Substring) -> Bool) {
        var line = 0
        while line < all.count {
            let isWhole = ["@Test", "#Preview"].contains(where: all[line].code.hasPrefix)
            let part = isWhole ? all[line..<end(of: line)] : all[line...line]
            line = part.contains { $0.words.contains(where: names) } ? drop(line) : line + 1
        }
    }

    /// Adds a part behind another, and behind the next ones that `isAlike`. Returns false if it is not there.
    mutating func add(
        _ part: [String], behind beginning: String, _ isAlike: (Substring) -> Bool
    ) -> Bool {
        let found = all.firstIndex { $0.code.hasPrefix(beginning) }
        guard let line = found else { return false }
        var end = end(of: line)
        while let next = all[end...].firstIndex(where: { !$0.code.isEmpty && !$0.isAbove }),
            all[next].depth == all[line].depth, isAlike(all[next])
        {
            end = self.end(of: next)
        }
        all.insert(contentsOf: part.map { "\(all[line].space)\($0)" }, at: end)
        return true
    }

    /// With its comments, and a block of which nothing else is left. Returns the line that is next.
    private mutating func drop(_ line: Int) -> Int {
        var top = line
        let end = end(of: line)
        while top > 0, all[top - 1].isAbove, all[top - 1].depth == all[line].depth { top -= 1 }
        // Of a condition, what is done otherwise stays.
        let other = all[line..<end].firstIndex { $0 == all[line].space + "} else {" }
        if let other, all[line].code.hasPrefix("if ") {
            all.replaceSubrange(top..<end, with: all[(other + 1)..<(end - 1)])
            return top
        }
        all.removeSubrange(top..<end)
        guard top > 0, top < all.count else { return top }
        let closes = all[top].code.first == "}"
        if closes, all[top - 1].isOpen { return drop(top - 1) }
        if closes, all[top - 1].isEmpty { all.remove(at: top - 1) }
        if all[top - 1].isOpen, all[top].isEmpty { all.remove(at: top) }
        return top
    }

    private func end(of head: Int) -> Int {
        var (end, isOpen) = (head + 1, all[head].isOpen)
        while let next = all[end...].firstIndex(where: { !$0.code.isEmpty }) {
            let goesOn =
                isOpen && all[next].closes || all[next].code.first.map(".{".contains) == true
            guard all[next].depth > all[head].depth || goesOn && all[next].depth == all[head].depth
            else { break }
            if goesOn, all[next].depth == all[head].depth { isOpen = all[next].isOpen }
            end = next + 1
        }
        // Attributes are part of what follows them.
        return all[head].isAttribute && end < all.count ? self.end(of: end) : end
    }
}

extension Substring {
    var code: Substring { drop { $0 == " " } }
    fileprivate var space: Substring { prefix { $0 == " " } }
    fileprivate var depth: Int { space.count }
    fileprivate var isOpen: Bool { code.last.map("([{<".contains) ?? false || hasSuffix(" in") }
    fileprivate var isAbove: Bool { code.hasPrefix("//") || isAttribute }

    fileprivate var closes: Bool {
        code.first.map(")]}>{".contains) ?? false
            || ["else", "-> "].contains(where: code.hasPrefix)
    }

    /// In lines of its own, above what it is an attribute of.
    fileprivate var isAttribute: Bool {
        let words = Set(words.map(String.init))
        return code.hasPrefix("@")
            && words.isDisjoint(with: ["func", "var", "let", "init", "class"])
    }

    /// Those of code: not in comments and texts.
    var words: [Substring] {
        matches(of: Self.tokens).map(\.0).filter { $0.first?.isPartOfWord == true }
    }

    fileprivate nonisolated(unsafe) static let tokens = /"(?:\\.|[^"\\\n])*"?|\/\/.*|\w+/
}

extension Character {
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
