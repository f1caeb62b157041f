/// The lines of a formatted source. A part is a line, the lines below it that are indented further, and
/// its closing line.
struct Lines {
    private(set) var all: [Substring]

    init(_ text: String) { all = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The source, without blank lines at the end of a block.
    var text: String { all.joined(separator: "\n").replacing(/\n\n+( *})/) { "\n\($0.1)" } }

    /// Removes each part with a word that `names` accepts. If a test has such a word, removes the whole
    /// test.
    mutating func cut(_ names: (Substring) -> Bool) {
        var line = 0
        while line < all.count {
            let isWhole = all[line].code.hasPrefix("@Test")
            let part = isWhole ? all[line..<end(of: line)] : all[line...line]
            line = part.contains { $0.words.contains(where: names) } ? drop(line) : line + 1
        }
    }

    /// Adds a part after the part that begins with `place`, and after the next parts that `isAlike`
    /// accepts. Returns false if `place` is not found.
    mutating func add(
        _ part: [Substring], behind place: String, _ isAlike: (Substring) -> Bool
    ) -> Bool {
        func both(_ line: Int) -> String {
            all[line...].prefix(2).map(\.code).joined(separator: " ")
        }
        // The formatter may break a long line, so two lines are compared as one.
        guard let line = all.indices.first(where: { both($0).hasPrefix(place) }) else {
            return false
        }
        var end = end(of: line)
        while let next = all[end...].firstIndex(where: { !$0.code.isEmpty && !$0.isAbove }),
            all[next].depth == all[line].depth,
            isAlike(all[next].last == "(" ? both(next)[...] : all[next])
        {
            end = self.end(of: next)
        }
        all.insert(contentsOf: part.map { "\(all[line].space)\($0)" }, at: end)
        return true
    }

    /// Removes a part with its comments. If the block around it has nothing else, removes the block,
    /// too. Returns the next line.
    private mutating func drop(_ line: Int) -> Int {
        var top = line
        let end = end(of: line)
        while top > 0, all[top - 1].isAbove, all[top - 1].depth == all[line].depth { top -= 1 }
        // If an `if` is removed, its `else` branch stays.
        let other = all[line..<end].firstIndex { $0 == all[line].space + "} else {" }
        if let other, all[line].code.hasPrefix("if ") {
            all.replaceSubrange(top..<end, with: all[(other + 1)..<(end - 1)])
            return top
        }
        all.removeSubrange(top..<end)
        guard top > 0, top < all.count else { return top }
        if all[top - 1].isOpen, all[top].code.first == "}" { return drop(top - 1) }
        if all[top - 1].isOpen, all[top].isEmpty { all.remove(at: top) }
        return top
    }

    private func end(of head: Int) -> Int {
        var (end, isOpen) = (head + 1, all[head].isOpen)
        while let next = all[end...].firstIndex(where: { !$0.code.isEmpty }) {
            if all[next].depth == all[head].depth {
                guard isOpen && all[next].closes || all[next].goesOn else { break }
                isOpen = all[next].isOpen
            }
            if all[next].depth < all[head].depth { break }
            end = next + 1
        }
        // An attribute belongs to the declaration that follows it.
        return all[head].isAttribute && end < all.count ? self.end(of: end) : end
    }
}

extension Substring {
    var code: Substring { drop { $0 == " " } }
    fileprivate var space: Substring { prefix { $0 == " " } }
    fileprivate var depth: Int { space.count }
    fileprivate var isOpen: Bool { code.last.map("([{<".contains) ?? false || hasSuffix(" in") }
    fileprivate var closes: Bool { code.contains(/^([)\]}>]|else|->)/) }
    fileprivate var goesOn: Bool { code.hasPrefix(".") || code.hasPrefix("{") }
    fileprivate var isAbove: Bool { code.hasPrefix("//") || isAttribute }

    /// True for an attribute on separate lines, above its declaration.
    fileprivate var isAttribute: Bool {
        code.contains(/^@\w+(\([^{]*)?$/) && !words.contains("var")
    }

    /// The words of the code, without the words in comments and strings.
    var words: [Substring] {
        matches(of: Self.tokens).map(\.0).filter { $0.first?.isPartOfWord == true }
    }

    /// Strings, comments and words.
    nonisolated(unsafe) static let tokens = /"(?:\\.|[^"\\\n])*"?|\/\/.*|\w+/
}

extension Character {
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
