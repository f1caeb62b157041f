/// A piece of Swift source, as far as this program has to tell pieces apart.
struct Token {
    enum Kind {
        case word
        case string
        case comment
        case space
        case newline
        case symbol
    }

    let kind: Kind
    let text: String

    /// What stands between the parentheses of `\(…)` in a string.
    var interpolations: [String] = []

    /// All tokens of a source; joined, they are the source again.
    static func all(of source: String) -> [Token] {
        var reader = TokenReader(source)
        var tokens: [Token] = []
        while let token = reader.next() { tokens.append(token) }
        return tokens
    }
}

private struct TokenReader {
    private var rest: Substring

    init(_ source: String) {
        rest = source[...]
    }

    mutating func next() -> Token? {
        guard let first = rest.first else { return nil }
        if first.isNewline { return take(.newline, 1) }
        if first == " " { return take(.space) { $0 == " " } }
        if rest.hasPrefix("//") { return take(.comment) { !$0.isNewline } }
        if first.isPartOfWord { return take(.word, while: \.isPartOfWord) }
        if let string = string() { return string }
        for symbol in ["->", "&&", "||", "=="] where rest.hasPrefix(symbol) {
            return take(.symbol, symbol.count)
        }
        return take(.symbol, 1)
    }

    private mutating func take(_ kind: Token.Kind, _ count: Int) -> Token {
        defer { rest = rest.dropFirst(count) }
        return Token(kind: kind, text: String(rest.prefix(count)))
    }

    private mutating func take(_ kind: Token.Kind, while isPart: (Character) -> Bool) -> Token {
        take(kind, rest.prefix(while: isPart).count)
    }

    /// A literal with its quotes, or nil if none begins here.
    private mutating func string() -> Token? {
        let hashes = String(rest.prefix { $0 == "#" })
        let after = rest.dropFirst(hashes.count)
        guard after.first == "\"" else { return nil }
        let quotes = after.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        var text = hashes + quotes
        var interpolations: [String] = []
        rest = after.dropFirst(quotes.count)
        while let character = rest.first {
            if rest.hasPrefix(quotes + hashes) {
                rest = rest.dropFirst(quotes.count + hashes.count)
                text += quotes + hashes
                break
            }
            if rest.hasPrefix("\\" + hashes + "(") {
                let inside = interpolation(after: 2 + hashes.count)
                interpolations.append(inside)
                text += "\\" + hashes + "(" + inside + ")"
            } else if character == "\\", hashes.isEmpty {
                text += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else {
                text.append(character)
                rest = rest.dropFirst()
            }
        }
        return Token(kind: .string, text: text, interpolations: interpolations)
    }

    /// Reads up to the parenthesis that closes the interpolation, past it.
    private mutating func interpolation(after start: Int) -> String {
        rest = rest.dropFirst(start)
        var inside = ""
        var depth = 1
        while let token = next() {
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
            if depth == 0 { break }
            inside += token.text
        }
        return inside
    }
}

extension Character {
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
