/// A piece of Swift source, only as fine as this program needs: a word, a symbol, a quoted text, space,
/// a comment. Or all that stands between two brackets.
struct Node {
    /// All of it, or the bracket that opens it.
    let open: String
    var inside: [Node]?
    var close = ""

    var text: String { open + (inside?.text ?? "") + close }
    var word: String? { open.first?.isPartOfWord == true ? open : nil }
    var isTrivia: Bool { ["\n", " ", "//"].contains { open.hasPrefix($0) } }

    func mentions(_ names: (String) -> Bool) -> Bool {
        word.map(names) ?? inside?.mentions(names) ?? false
    }
}

extension Sequence<Node> {
    var text: String { map(\.text).joined() }
    var isOnlyTrivia: Bool { allSatisfy(\.isTrivia) }

    func mentions(_ names: (String) -> Bool) -> Bool { contains { $0.mentions(names) } }
}

extension [Node] {
    /// The tree of a source; its text is the source again.
    init(source: String) {
        var rest = source[...]
        self = rest.readNodes()
    }
}

extension Substring {
    // Made once: a regular expression is read wherever it is evaluated.
    nonisolated(unsafe) private static let token = /\ +|\/\/[^\n]*|\w+|->|&&|\|\||[\s\S]/

    fileprivate mutating func readNodes(until close: Character? = nil) -> [Node] {
        var nodes: [Node] = []
        while let first, first != close {
            let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]
            // In formatted code, an angle bracket behind a word opens generic parameters or arguments.
            if let end = brackets[first], first != "<" || nodes.last?.word != nil {
                removeFirst()
                nodes.append(Node(open: "\(first)", inside: readNodes(until: end), close: "\(end)"))
                self = dropFirst()
            } else {
                let start = self
                if !skipLiteral() { self = dropFirst(prefixMatch(of: Self.token)?.0.count ?? 1) }
                nodes.append(Node(open: String(start[..<startIndex])))
            }
        }
        return nodes
    }

    private mutating func skipLiteral() -> Bool {
        let hashes = prefix { $0 == "#" }
        let after = dropFirst(hashes.count)
        guard after.first == "\"" else { return false }
        let quotes = after.hasPrefix("\"\"\"\n") ? "\"\"\"" : "\""
        self = after.dropFirst(quotes.count)
        while !isEmpty, !hasPrefix(quotes + hashes) {
            if hasPrefix("\\" + hashes + "(") {
                self = dropFirst(2 + hashes.count)
                _ = readNodes(until: ")")
                self = dropFirst()
            } else {
                self = dropFirst(first == "\\" && hashes.isEmpty ? 2 : 1)
            }
        }
        self = dropFirst(quotes.count + hashes.count)
        return true
    }
}

extension Character {
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
