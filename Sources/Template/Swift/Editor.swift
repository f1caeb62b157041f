import Foundation

/// Takes out of a source what names something, or repeats it under another name.
///
/// It works on the smallest part that can go by itself: a statement, an element of a list, a link of a
/// chain, an operand, a closure behind a call. A part whose own words name it goes as a whole, with the
/// comments above it; so does one of whose list or block nothing would be left.
struct Editor {
    /// Whether a word of the source names it.
    let names: (String) -> Bool
    /// Whether a text names it, which counts within the element of an array.
    var namesInText: (Substring) -> Bool = { _ in false }
    /// Whether a test that names it anywhere goes as a whole; one that loses a constant does anyway.
    var testsAreWhole = false
    /// What is put behind a part that names it, and whether that is an element of an array; without this,
    /// the part is taken out.
    var copy: ((_ part: String, _ isElement: Bool) -> String)?

    func edited(_ source: String) -> String {
        block(Node.all(of: source)) ?? ""
    }

    /// Whether anything in a source names it.
    func isNamed(in source: String) -> Bool {
        mentions(Node.all(of: source)[...])
    }

    // Each of these returns nil if all that is there names it, so that more than that has to go.

    private func block(_ nodes: [Node]) -> String? {
        let statements = nodes.statements
        var text = ""
        var isLeft = statements.allSatisfy(\.isOnlyTrivia)
        for statement in statements {
            let edited = part(statement)
            isLeft = isLeft || (edited != nil && !statement.isOnlyTrivia)
            text += edited ?? changed(statement.text)
        }
        // No empty line where the first statement was.
        if statements.first?.text.hasPrefix("\n\n") == false, text.hasPrefix("\n\n") {
            text.removeFirst()
        }
        return isLeft || copy != nil ? text : nil
    }

    private func changed(
        _ text: String, separator: String = "", isElement: Bool = false
    ) -> String {
        guard let copied = copy?(text, isElement) else { return "" }
        return copied.allSatisfy(\.isWhitespace) ? text : text + separator + copied
    }

    private func part(_ nodes: ArraySlice<Node>) -> String? {
        guard mentions(nodes) else { return nodes.text }
        if nodes.isTest, testsAreWhole || copy == nil && losesConstant(nodes) { return nil }
        if let parts = nodes.case {
            guard let patterns = patterns(parts.patterns), let rest = piece(parts.rest) else {
                return nil
            }
            return parts.word.text + patterns + rest
        }
        var pieces = nodes.pieces
        guard pieces.count > 1 else { return piece(nodes) }
        let head = pieces[0].operand
        guard pieces[1].isOperator, mentions(head), piece(head) == nil else {
            guard let first = piece(pieces.removeFirst()) else { return nil }
            return first + pieces.map { edited($0) }.joined()
        }
        // The first operand goes, or is repeated, with the operator behind it.
        let before = pieces[0].prefix(upTo: head.startIndex)
        guard !mentions(before) else { return nil }
        let symbol = pieces[1].drop(while: \.isTrivia).prefix(1)
        if let copy {
            let text = " " + symbol.text + copy(head.text, false)
            return pieces[0].text + text + pieces[1...].map { edited($0) }.joined()
        }
        return part(before + pieces[1].drop { $0.isTrivia }.dropFirst() + pieces[2...].joined())
    }

    /// Each pattern of a case by itself.
    private func patterns(_ patterns: [ArraySlice<Node>]) -> String? {
        let texts = patterns.map {
            mentions($0) ? changed($0.text, separator: ",") : $0.text
        }
        .filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ",")
    }

    /// Whether a test would lose what its other statements use.
    private func losesConstant(_ test: ArraySlice<Node>) -> Bool {
        let body = test.last { !$0.isTrivia }?.group?.nodes ?? []
        return body.statements.contains { statement in
            let first = statement.first { !$0.isTrivia }?.text
            return ["let", "var", "guard"].contains(first) && part(statement) == nil
        }
    }

    private func edited(_ nodes: ArraySlice<Node>) -> String { piece(nodes) ?? changed(nodes.text) }

    private func piece(_ nodes: ArraySlice<Node>) -> String? {
        guard mentions(nodes) else { return nodes.text }
        let words = nodes.compactMap(\.token).flatMap(\.names)
        guard !words.contains(where: names) else { return nil }
        var text = ""
        for index in nodes.indices {
            guard let group = nodes[index].group else {
                text += lines(nodes[index])
                continue
            }
            if let inside = inside(group) {
                text += group.open + inside + group.close
            } else if copy == nil, nodes.isArrayOfDeclaredType(at: index) {
                text += "[]"
            } else if copy == nil, nodes.isCallWithClosure(at: index) {
                // What is called keeps its closure.
                continue
            } else {
                return nil
            }
        }
        return text
    }

    private func inside(_ group: Node.Group) -> String? {
        if group.open == "{" { return block(group.nodes) }
        let elements = group.nodes[...].split("," as Character)
        guard elements.contains(where: { !$0.isOnlyTrivia }) else { return group.nodes.text }
        var texts: [String] = []
        var isLeft = false
        for element in elements {
            let edited = group.open == "[" ? self.element(element) : part(element)
            if edited == nil, copy != nil {
                // A parameter of its name is repeated in its list; any other is a part of something.
                guard group.open == "[" || element.label.contains(where: names) else { return nil }
                isLeft = true
            }
            if edited != nil && !element.isOnlyTrivia { isLeft = true }
            let text = edited ?? changed(element.text, separator: ",", isElement: group.open == "[")
            if !text.isEmpty { texts.append(text) }
        }
        guard isLeft else { return nil }
        // The last that is left stands in the line of its brackets; the formatter breaks long ones.
        let isLast = group.open == "(" && texts.count == 1 && elements.count > 1
        return isLast && !texts[0].contains("//")
            ? texts[0].trimmingCharacters(in: .whitespacesAndNewlines)
            : texts.joined(separator: ",")
    }

    /// An element of an array: whole or gone, but for the arrays in it.
    private func element(_ nodes: ArraySlice<Node>) -> String? {
        var text = ""
        for node in nodes {
            switch node {
            case .token(let token):
                guard !token.names.contains(where: names), !namesInText(token) else { return nil }
                text += token.text
            case .group(let group) where group.open == "[":
                guard let inside = inside(group) else { return nil }
                text += "[" + inside + "]"
            case .group(let group):
                guard let inside = element(group.nodes[...]) else { return nil }
                text += group.open + inside + group.close
            }
        }
        return text
    }

    /// A text of several lines without those that name it.
    private func lines(_ node: Node) -> String {
        guard let token = node.token, token.kind == .string, copy == nil,
            token.text.hasPrefix("\"\"\"")
        else { return node.text }
        let lines = token.text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !namesInText($0) }
        return lines.indices.filter { !lines[$0].isEmpty || $0 == 0 || !lines[$0 - 1].isEmpty }
            .map { lines[$0] }.joined(separator: "\n")
    }

    private func mentions(_ nodes: ArraySlice<Node>) -> Bool {
        nodes.contains { node in
            switch node {
            case .token(let token): token.names.contains(where: names) || namesInText(token)
            case .group(let group): mentions(group.nodes[...])
            }
        }
    }

    private func namesInText(_ token: Token) -> Bool {
        token.kind == .string && namesInText(token.text[...])
    }
}
