/// Takes out of a source what names something, or repeats it under another name.
///
/// It takes the smallest part that can stand by itself: a statement, an element of a list, an operand. A
/// part whose own words name it goes as a whole, with the comments above it; so does a test or a preview,
/// and a part whose list or block would be left empty.
struct Editor {
    let names: (String) -> Bool
    /// The text that comes behind a part; nil where it is not repeated. Without it, parts are taken out.
    var copy: ((String) -> String?)?

    /// Nil if nothing would be left.
    func edited(_ source: String) -> String? {
        let nodes = [Node](source: source)
        return nodes.mentions(names) ? block(nodes)?.text : source
    }

    /// In functions that have one of these words in their heads.
    private static let calledByOthers = ["Effect", "saveDrafts"]

    // Each of these returns nil if the part has to be taken as a whole.

    private func block(_ nodes: [Node]) -> [Node]? {
        let parts = nodes.statements.flatMap { statement in
            part(statement).map { [$0] } ?? instead(of: statement)
        }
        guard !parts.allSatisfy(\.isOnlyTrivia) || nodes.isOnlyTrivia else { return nil }
        let result = Array(parts.joined())
        let isSeparate = result.text.hasPrefix("\n\n") && !nodes.text.hasPrefix("\n\n")
        return isSeparate ? Array(result.dropFirst()) : result
    }

    private func part(_ nodes: ArraySlice<Node>) -> [Node]? {
        guard nodes.mentions(names) else { return Array(nodes) }
        guard !nodes.isTestOrPreview, let first = operand(nodes.operands[0]) else { return nil }
        return first
            + nodes.operands.dropFirst().flatMap { operand($0) ?? instead(of: $0).flatMap(\.self) }
    }

    private func operand(_ nodes: ArraySlice<Node>) -> [Node]? {
        var left: [Node] = []
        for node in nodes {
            guard node.mentions(names) else {
                left.append(node)
                continue
            }
            guard let inside = node.inside else { return nil }
            let isList = node.open == "[" || left.last?.word == "merge"
            if let inside = node.open == "{" ? block(inside) : list(inside, isList) {
                left.append(Node(open: node.open, inside: inside, close: node.close))
            } else if node.open == "{",
                let word = left.lazy.compactMap(\.word).last(where: Self.calledByOthers.contains)
            {
                // This function has nothing to do any more.
                left.append(Node(open: word == "Effect" ? "{ .none }" : "{}"))
            } else {
                return nil
            }
        }
        return left
    }

    /// An argument that is not labelled for it takes the call with it.
    private func list(_ nodes: [Node], _ isList: Bool) -> [Node]? {
        var left: [[Node]] = []
        for element in nodes.elements {
            if let part = part(element) {
                left.append(part)
            } else if isList || element.label.contains(where: names) {
                left += instead(of: element)
            } else {
                return nil
            }
        }
        guard !left.allSatisfy(\.isOnlyTrivia) else { return nil }
        let result = Array(left.joined(separator: [Node(open: ",")]))
        // Parameters in lines of their own stay there.
        let end = nodes.last?.isTrivia == true && result.text.count > 40 ? [Node(open: "\n")] : []
        return isList ? result : end + result.inOneLine + end
    }

    /// Nothing, or what is done without it. Or the part and its copy.
    private func instead(of part: ArraySlice<Node>) -> [[Node]] {
        guard let copy else {
            if let end = part.endOfReducedCase, !part[..<end].mentions(names) {
                return [part[..<end] + [Node(open: " return .none")]]
            }
            return part.otherwise.flatMap(block).map { [$0] } ?? []
        }
        // A line of its own needs no empty one before it.
        let bare = part.drop { $0.text == "\n" }
        let isLine = bare.startIndex > part.startIndex && !bare.contains { $0.text.contains("\n") }
        let text = isLine ? "\n" + bare.text : " " + part.text
        return [Array(part)] + (copy(text).map { [[Node](source: $0)] } ?? [])
    }
}
