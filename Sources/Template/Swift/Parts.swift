extension Token {
    /// The words of code in it: itself, or those between the parentheses of `\(…)`.
    var names: [String] {
        switch kind {
        case .word: [text]
        case .string: interpolations.flatMap { Token.all(of: $0).flatMap(\.names) }
        default: []
        }
    }
}

extension [Node] {
    /// The statements of a block, each with the white space, comments and attributes before it.
    ///
    /// A statement goes on in lines that are indented further, or that begin like the rest of one.
    var statements: [ArraySlice<Node>] {
        var result: [ArraySlice<Node>] = []
        var start = startIndex
        let indentation = self[...].indentation(after: 0) ?? 0
        for index in indices where self[index].token?.kind == .newline && index > start {
            guard !self[start..<index].isOnlyAttributes,
                let next = self[index...].indentation(after: 0), next <= indentation,
                !self[index...].continuesStatement
            else { continue }
            result.append(self[start..<index])
            start = index
        }
        // What is behind the last one belongs to none.
        let end = self[start...].lastIndex { !$0.isTrivia }.map { $0 + 1 } ?? start
        return (result + [self[start..<end], self[end...]]).filter { !$0.isEmpty }
    }
}

extension ArraySlice<Node> {
    var text: String { map(\.text).joined() }

    var isOnlyTrivia: Bool { allSatisfy(\.isTrivia) }

    var isTest: Bool {
        let words = drop(while: \.isTrivia)
        return words.first?.text == "@" && words.dropFirst().first?.text == "Test"
    }

    var isOperator: Bool {
        ["+", "||", "&&"].contains(drop(while: \.isTrivia).first?.text)
    }

    /// Nothing but white space, comments, and attributes such as `@Test("…")` that end their lines.
    fileprivate var isOnlyAttributes: Bool {
        var rest = drop(while: \.isTrivia)
        while rest.first?.text == "@" {
            rest = rest.dropFirst(2)
            if rest.first?.group?.open == "(" { rest = rest.dropFirst() }
            rest = rest.drop(while: \.isTrivia)
        }
        return rest.isEmpty
    }

    /// The spaces before what comes first, if a line begins there.
    fileprivate func indentation(after start: Int) -> Int? {
        var last: Int?
        for node in self {
            switch node.token?.kind {
            case .newline: last = 0
            case .space: last = last.map { $0 + node.text.count }
            case .comment: return last
            default: return last
            }
        }
        return nil
    }

    fileprivate var continuesStatement: Bool {
        guard let first = drop(while: \.isTrivia).first else { return true }
        if first.group?.open == "{" { return true }
        return ["else", "where", "catch", ".", "+", "||", "&&", "?", ":", "->"].contains(first.text)
    }

    /// What can be taken out by itself: the links of a chain that begin lines, operands with the operator
    /// before them, and the named closures behind a call.
    var pieces: [ArraySlice<Node>] {
        var result: [ArraySlice<Node>] = []
        var start = startIndex
        for index in indices.dropFirst() where isStartOfPiece(index) {
            // The white space before it belongs to it.
            guard let last = self[start..<index].lastIndex(where: { !$0.isTrivia }) else {
                continue
            }
            result.append(self[start...last])
            start = last + 1
        }
        result.append(self[start...])
        return result
    }

    private func isStartOfPiece(_ index: Int) -> Bool {
        switch self[index].text {
        case ".":
            let before = self[startIndex..<index].reversed().drop { $0.token?.kind == .space }
            let isNewLine = before.first?.token?.kind == .newline
            // Behind an operator or a colon it is a value, and no link.
            let last = before.first { !$0.isTrivia }
            return isNewLine && ![":", "=", "in", "return"].contains(last?.text)
        case "+", "||", "&&":
            // Behind a condition there is a block, which belongs to all of it.
            let first = self[startIndex..<index].first { !$0.isTrivia }?.text
            return !["if", "guard", "while"].contains(first)
        default:
            guard self[index].token?.kind == .word, index + 2 < endIndex,
                self[index + 1].text == ":", self[index + 2].text == " ",
                self[(index + 3)...].first?.group?.open == "{"
            else { return false }
            let last = self[startIndex..<index].last { !$0.isTrivia }
            return last?.group?.open == "{"
        }
    }

    /// The operand that these nodes end with, behind `=`, `return`, `in` or `:`.
    var operand: ArraySlice<Node> {
        let last = lastIndex { ["=", "return", "in", ":"].contains($0.text) }
        return self[(last.map { $0 + 1 } ?? startIndex)...]
    }

    /// The words before the colon of an argument or a parameter.
    var label: [String] {
        guard let colon = firstIndex(where: { $0.text == ":" }) else { return [] }
        let words = self[..<colon].filter { !$0.isTrivia }
        return words.allSatisfy { $0.token?.kind == .word } ? words.map(\.text) : []
    }

    func split(_ separator: Character) -> [ArraySlice<Node>] {
        split(omittingEmptySubsequences: false) { $0.text == String(separator) }
    }

    /// The parts of `case a, b: …`: the word, the patterns, and the rest.
    var `case`: (word: ArraySlice<Node>, patterns: [ArraySlice<Node>], rest: ArraySlice<Node>)? {
        guard let start = firstIndex(where: { !$0.isTrivia }), self[start].text == "case",
            let colon = firstIndex(where: { $0.text == ":" })
        else { return nil }
        let patterns = self[(start + 1)..<colon].split("," as Character)
        return patterns.count > 1 ? (self[...start], patterns, self[colon...]) : nil
    }

    /// Whether the parentheses here are those of a call that has a closure behind them.
    func isCallWithClosure(at index: Int) -> Bool {
        guard self[index].group?.open == "(", index > startIndex,
            self[index - 1].token?.kind == .word,
            !self[..<index].contains(where: { ["func", "init"].contains($0.text) }),
            let next = self[(index + 1)...].first(where: { !$0.isTrivia })?.group
        else { return false }
        return next.open == "{"
    }

    /// Whether the brackets here hold the elements in `let array: [Type] = […]`.
    func isArrayOfDeclaredType(at index: Int) -> Bool {
        let before = self[..<index].filter { !$0.isTrivia }.suffix(3)
        return self[index].group?.open == "[" && before.last?.text == "="
            && before.dropLast().last?.group?.open == "[" && before.first?.text == ":"
    }
}
