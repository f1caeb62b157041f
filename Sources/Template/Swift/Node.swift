/// A token, or what stands between two brackets.
indirect enum Node {
    case token(Token)
    case group(Group)

    struct Group {
        let open: String
        let nodes: [Node]
        let close: String
    }

    /// The tree of a source. Angle brackets count where they hold generic parameters or arguments.
    static func all(of source: String) -> [Node] {
        var tokens = Token.all(of: source)[...]
        return all(&tokens, until: nil).nodes
    }

    private static func all(
        _ tokens: inout ArraySlice<Token>, until close: String?
    ) -> (nodes: [Node], isClosed: Bool) {
        var nodes: [Node] = []
        while let token = tokens.popFirst() {
            if token.kind == .symbol, token.text == close { return (nodes, true) }
            // A bracket that closes more than an angle bracket: that was none.
            if close == ">", [")", "]", "}"].contains(token.text) { return (nodes, false) }
            let follows = nodes.last?.token?.kind
            guard token.kind == .symbol, let end = brackets[token.text],
                token.text != "<" || follows == .word
            else {
                nodes.append(.token(token))
                continue
            }
            let start = tokens
            let inside = all(&tokens, until: end)
            if inside.isClosed {
                nodes.append(.group(Group(open: token.text, nodes: inside.nodes, close: end)))
            } else {
                tokens = start
                nodes.append(.token(token))
            }
        }
        return (nodes, close == nil)
    }

    private static let brackets = ["(": ")", "[": "]", "{": "}", "<": ">"]

    var text: String {
        switch self {
        case .token(let token): token.text
        case .group(let group): group.open + group.nodes.text + group.close
        }
    }

    var token: Token? {
        if case .token(let token) = self { token } else { nil }
    }

    var group: Group? {
        if case .group(let group) = self { group } else { nil }
    }

    /// Whether this is white space or a comment.
    var isTrivia: Bool {
        switch token?.kind {
        case .space, .newline, .comment: true
        default: false
        }
    }
}

extension Sequence<Node> {
    var text: String { map(\.text).joined() }
}
