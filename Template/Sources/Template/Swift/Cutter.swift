/// Takes out of a source what names something.
///
/// It takes the smallest part that can go by itself: a statement, an element of a list, an operand, a
/// closure behind a call. A part whose own words name it goes as a whole, with the
/// comments above it; so does one of whose list or block nothing would be left.
struct Cutter {
    let names: (String) -> Bool

    /// Nil if nothing would be left.
    func cut(_ source: String) -> String? {
        let nodes = [Node](source: source)
        return nodes.mentions(names) ? block(nodes)?.text : source
    }

    // Each of these returns nil if nothing would be left, so that more than that has to go.

    private func block(_ nodes: [Node]) -> [Node]? {
        let statements = nodes.statements
        var left: [[Node]] = []
        // The empty line before what goes stays before what follows, unless that is the first.
        var wasSeparate = false
        for statement in statements {
            let isSeparate = statement.text.hasPrefix("\n\n")
            guard var part = part(statement) else {
                wasSeparate = wasSeparate || isSeparate
                continue
            }
            let isFirst = left.allSatisfy(\.isOnlyTrivia) && statement.startIndex > 0
            if isFirst, isSeparate, !nodes.text.hasPrefix("\n\n") { part.removeFirst() }
            if !isFirst, wasSeparate, !isSeparate, !part.isOnlyTrivia {
                part.insert(Node(open: "\n"), at: 0)
            }
            wasSeparate = false
            left.append(part)
        }
        let isEmpty = left.allSatisfy(\.isOnlyTrivia) && !statements.allSatisfy(\.isOnlyTrivia)
        return isEmpty ? nil : Array(left.joined())
    }

    private func part(_ nodes: ArraySlice<Node>) -> [Node]? {
        guard nodes.mentions(names) else { return Array(nodes) }
        if nodes.isTest, losesStep(nodes) { return nil }
        let pieces = nodes.pieces
        guard let first = piece(pieces[0]) else { return nil }
        return first + pieces.dropFirst().flatMap { piece($0) ?? [] }
    }

    private func piece(_ nodes: ArraySlice<Node>) -> [Node]? {
        var left: [Node] = []
        for node in nodes {
            if let word = node.word, names(word) { return nil }
            guard let inside = node.inside, node.mentions(names) else {
                left.append(node)
                continue
            }
            let (open, close) = (node.open, node.close)
            let isList = open == "[" || left.last?.word == "merge"
            if var inside = open == "{" ? block(inside) : list(inside, isList) {
                if open == "(", !isList { inside = inside.relaid(areParameters: nodes.isFunction) }
                left.append(Node(open: open, inside: inside, close: close))
            } else if open == "{", left.contains(where: { $0.word == "Effect" }) {
                // Others call this function, which has nothing to do any more.
                left.append(Node(open: "{ .none }"))
            } else {
                return nil
            }
        }
        return left
    }

    /// An argument that is not labelled for what goes takes the call with it.
    private func list(_ nodes: [Node], _ isList: Bool) -> [Node]? {
        var left: [[Node]] = []
        for element in nodes.elements {
            if let part = part(element) {
                left.append(part)
            } else if !isList, !element.label.contains(where: names) {
                return nil
            }
        }
        return left.allSatisfy(\.isOnlyTrivia)
            ? nil : Array(left.joined(separator: [Node(open: ",")]))
    }

    /// True if a test would lose what its other statements use or wait for. That all is loaded, they can
    /// do without.
    private func losesStep(_ test: ArraySlice<Node>) -> Bool {
        let body = test.last { !$0.isTrivia }?.inside ?? []
        return body.statements.contains { statement in
            let first = statement.first { !$0.isTrivia }?.word ?? ""
            return ["let", "var", "guard", "await"].contains(first) && part(statement) == nil
                && !statement.contains { $0.word == "loads" }
        }
    }
}
