/// A piece of Swift source, as far as this program has to tell pieces apart: a word, a symbol, a text in
/// quotes, space, a comment; or what stands between two brackets.
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
        var reader = Reader(rest: source[...])
        self = reader.nodes()
    }
}

private struct Reader {
    var rest: Substring

    mutating func nodes(until close: Character? = nil) -> [Node] {
        var nodes: [Node] = []
        while let first = rest.first, first != close {
            let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}", "<": ">"]
            // In formatted code, an angle bracket behind a word opens generic parameters or arguments.
            if let close = brackets[first], first != "<" || nodes.last?.word != nil {
                rest.removeFirst()
                let inside = self.nodes(until: close)
                nodes.append(Node(open: "\(first)", inside: inside, close: "\(close)"))
                rest = rest.dropFirst()
            } else {
                let start = rest
                skip(first)
                nodes.append(Node(open: String(start[..<rest.startIndex])))
            }
        }
        return nodes
    }

    private mutating func skip(_ first: Character) {
        if first == " " {
            rest = rest.drop { $0 == " " }
        } else if rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
        } else if first.isPartOfWord {
            rest = rest.drop(while: \.isPartOfWord)
        } else if !skipLiteral() {
            rest = rest.dropFirst(["->", "&&", "||"].contains { rest.hasPrefix($0) } ? 2 : 1)
        }
    }

    private mutating func skipLiteral() -> Bool {
        let hashes = rest.prefix { $0 == "#" }
        let after = rest.dropFirst(hashes.count)
        guard after.first == "\"" else { return false }
        let quotes = after.hasPrefix("\"\"\"\n") ? "\"\"\"" : "\""
        rest = after.dropFirst(quotes.count)
        while !rest.isEmpty, !rest.hasPrefix(quotes + hashes) {
            if rest.hasPrefix("\\" + hashes + "(") {
                rest = rest.dropFirst(2 + hashes.count)
                _ = nodes(until: ")")
                rest = rest.dropFirst()
            } else {
                rest = rest.dropFirst(rest.first == "\\" && hashes.isEmpty ? 2 : 1)
            }
        }
        rest = rest.dropFirst(quotes.count + hashes.count)
        return true
    }
}

extension Character {
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
