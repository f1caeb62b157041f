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
        // The white space behind the last one belongs to none.
        let end = self[start...].lastIndex { !$0.isTrivia }.map { $0 + 1 } ?? start
        return (result + [self[start..<end], self[end...]]).filter { !$0.isEmpty }
    }

    /// Separated by commas.
    var elements: [ArraySlice<Node>] { split(omittingEmptySubsequences: false) { $0.text == "," } }

    /// A changed list in one line, which the formatter breaks again. One with comments or closures stays.
    var inOneLine: [Node] {
        guard !text.contains("//"), !text.contains("{") else { return self }
        let lines = split { $0.text == "\n" }.map { $0.drop(while: \.isTrivia) }
        return Array(lines.filter { !$0.isEmpty }.joined(separator: [Node(open: " ")]))
    }
}

extension ArraySlice<Node> {
    /// Without white space and comments.
    private var code: [Node] { filter { !$0.isTrivia } }

    var isTestOrPreview: Bool {
        let start = code.prefix(2).map(\.text)
        return start == ["@", "Test"] || start == ["#", "Preview"]
    }

    /// Behind the colon of a case for which a reducer calls itself or another one.
    var endOfReducedCase: Int? {
        guard code.first?.text == "case", mentions({ $0 == "reduce" }) else { return nil }
        return firstIndex { $0.text == ":" }.map { $0 + 1 }
    }

    /// What a statement `if … { … } else { … }` does otherwise.
    var otherwise: [Node]? {
        let code = code
        guard code.first?.text == "if", code.filter({ $0.text == "else" }).count == 1,
            code.dropLast().last?.text == "else"
        else { return nil }
        return code.last?.inside
    }

    /// The words before the colon of an argument or a parameter.
    var label: [String] {
        guard let colon = firstIndex(where: { $0.text == ":" }) else { return [] }
        let words = self[..<colon].code
        return words.allSatisfy { $0.word != nil } ? words.compactMap(\.word) : []
    }

    /// The operands of a condition, each with the operator before it.
    var operands: [ArraySlice<Node>] {
        // Behind the condition of a statement there is a block, which belongs to all of it.
        guard !["if", "guard", "while"].contains(code.first?.text) else { return [self] }
        var result: [ArraySlice<Node>] = []
        var start = startIndex
        for index in indices where ["||", "&&"].contains(self[index].text) {
            result.append(self[start..<index])
            start = index
        }
        return result + [self[start...]]
    }

    /// How many spaces begin the first line that is not empty.
    fileprivate var indentation: Int {
        drop { $0.open == "\n" }.first?.open.prefix { $0 == " " }.count ?? 0
    }

    /// True for white space, comments, and attributes such as `@Test("…")` that end their lines.
    fileprivate var isOnlyAttributes: Bool {
        let parts = code.split(omittingEmptySubsequences: false) { $0.text == "@" }
        return parts[0].isEmpty
            && parts.dropFirst().allSatisfy { $0.dropFirst().allSatisfy { $0.inside != nil } }
    }

    fileprivate var continuesStatement: Bool {
        guard let first = code.first?.text else { return true }
        let beginnings = ["else", "where", "catch", ".", "+", "||", "&&", "?", ":", "->"]
        return first.hasPrefix("{") || beginnings.contains(first)
    }
}
