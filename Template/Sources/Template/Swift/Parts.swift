extension [Node] {
    /// The statements of a block, each with the white space, comments and attributes before it.
    ///
    /// A statement goes on in lines that are indented further, or that begin like the rest of one.
    var statements: [ArraySlice<Node>] {
        var result: [ArraySlice<Node>] = []
        var start = startIndex
        let indentation = self[...].indentation
        for index in indices where self[index].text == "\n" && index > start {
            guard !self[start..<index].isOnlyAttributes, !self[index...].continuesStatement,
                self[index...].indentation <= indentation
            else { continue }
            result.append(self[start..<index])
            start = index
        }
        // What is behind the last one belongs to none.
        let end = self[start...].lastIndex { !$0.isTrivia }.map { $0 + 1 } ?? start
        return (result + [self[start..<end], self[end...]]).filter { !$0.isEmpty }
    }

    /// Separated by commas.
    var elements: [ArraySlice<Node>] { split(omittingEmptySubsequences: false) { $0.text == "," } }

    /// A list without its line breaks, for it has got shorter or longer; the formatter breaks it again.
    /// Long parameters stay in lines of their own.
    func relaid(areParameters: Bool) -> [Node] {
        guard !text.contains("//"), !text.contains("{") else { return self }
        let lines = split { $0.text == "\n" }.map { $0.drop(while: \.isTrivia) }
        let line = Array(lines.filter { !$0.isEmpty }.joined(separator: [Node(open: " ")]))
        return areParameters && line.text.count > 40
            ? [Node(open: "\n")] + line + [Node(open: "\n")] : line
    }
}

extension ArraySlice<Node> {
    var isTest: Bool {
        let words = drop(while: \.isTrivia)
        return words.first?.text == "@" && words.dropFirst().first?.word == "Test"
    }

    var isFunction: Bool { contains { ["func", "init"].contains($0.word) } }

    /// The words before the colon of an argument or a parameter.
    var label: [String] {
        guard let colon = firstIndex(where: { $0.text == ":" }) else { return [] }
        let words = self[..<colon].filter { !$0.isTrivia }
        return words.allSatisfy { $0.word != nil } ? words.compactMap(\.word) : []
    }

    /// The name of a constant or a variable that this declares.
    var declared: String? {
        let words = compactMap(\.word)
        return words.firstIndex { $0 == "let" || $0 == "var" }.map { words[$0 + 1] }
    }

    /// Pieces that can go by themselves: operands with their operator, and named closures behind a call.
    var pieces: [ArraySlice<Node>] {
        var result: [ArraySlice<Node>] = []
        var start = startIndex
        for index in indices.dropFirst() where beginsPiece(index) {
            // The white space before it belongs to it.
            guard let last = self[start..<index].lastIndex(where: { !$0.isTrivia }) else {
                continue
            }
            result.append(self[start...last])
            start = last + 1
        }
        return result + [self[start...]]
    }

    private func beginsPiece(_ index: Int) -> Bool {
        let before = self[..<index].last { !$0.isTrivia }
        switch self[index].text {
        case "+", "||", "&&":
            // Behind a condition there is a block, which belongs to all of it.
            let first = first { !$0.isTrivia }?.text
            return !["if", "guard", "while"].contains(first)
        default:
            let rest = self[index...].filter { !$0.isTrivia }.prefix(3).map(\.text)
            return self[index].word != nil && rest.count == 3 && rest[1] == ":"
                && rest[2].hasPrefix("{") && before?.text.hasPrefix("{") == true
        }
    }

    /// The spaces before what comes first in the first line that has something.
    fileprivate var indentation: Int {
        let line = drop { $0.open == "\n" }
        return line.first?.open.prefix { $0 == " " }.count ?? 0
    }

    /// Nothing but white space, comments, and attributes such as `@Test("…")` that end their lines.
    fileprivate var isOnlyAttributes: Bool {
        var rest = drop(while: \.isTrivia)
        while rest.first?.text == "@" {
            rest = rest.dropFirst(2)
            if rest.first?.inside != nil { rest = rest.dropFirst() }
            rest = rest.drop(while: \.isTrivia)
        }
        return rest.isEmpty
    }

    fileprivate var continuesStatement: Bool {
        guard let first = drop(while: \.isTrivia).first?.text else { return true }
        let beginnings = ["else", "where", "catch", ".", "+", "||", "&&", "?", ":", "->"]
        return first.hasPrefix("{") || beginnings.contains(first)
    }
}
