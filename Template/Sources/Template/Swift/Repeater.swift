/// Repeats under another name what names something: a statement, or an element of a list.
///
/// A part whose own words name it is repeated as a whole, with the comments above it; so is one that
/// names it in an argument that is not labelled for it. The copy comes behind the last of its like.
struct Repeater {
    let names: (String) -> Bool
    /// True if a word names it, or something like it.
    let namesLike: (String) -> Bool
    /// The text that is put behind a part; nil where it is not repeated.
    let copy: (String) -> String?

    func repeated(_ source: String) -> String { block([Node](source: source)).text }

    private func block(_ nodes: [Node]) -> [Node] {
        let like = Repeater(names: namesLike, namesLike: namesLike) { _ in nil }
        var result: [Node] = []
        var waiting: (nodes: [Node], head: String?) = ([], nil)
        for part in nodes.statements {
            let word = part.lazy.compactMap(\.word).first ?? ""
            let head = namesLike(word) ? "" : word
            if like.edited(part) != nil || head != waiting.head {
                result += waiting.nodes
                waiting = ([], head)
            }
            result += edited(part) ?? Array(part)
            if edited(part) == nil {
                // A line of its own needs no empty one before it.
                let isLine = !part.drop { $0.text == "\n" }.contains { $0.text.contains("\n") }
                let text = isLine ? "\n" + part.drop { $0.text == "\n" }.text : part.text
                waiting.nodes += copy(text).map { [Node(open: $0)] } ?? []
            }
        }
        return result + waiting.nodes
    }

    /// The part with what is repeated in it. Nil if it has to be repeated itself.
    private func edited(_ nodes: ArraySlice<Node>) -> [Node]? {
        guard nodes.mentions(names) else { return Array(nodes) }
        if nodes.contains(where: { $0.word.map(names) ?? false }) {
            // What is declared under a name that stays is there already.
            return nodes.declared.map(names) == false ? Array(nodes) : nil
        }
        var result: [Node] = []
        for node in nodes {
            guard let inside = node.inside, node.mentions(names) else {
                result.append(node)
                continue
            }
            let isList = node.open == "[" || result.last?.word == "merge"
            guard var inside = node.open == "{" ? block(inside) : list(inside, isList) else {
                return nil
            }
            if node.open == "(", !isList { inside = inside.relaid(areParameters: nodes.isFunction) }
            result.append(Node(open: node.open, inside: inside, close: node.close))
        }
        return result
    }

    private func list(_ nodes: [Node], _ isList: Bool) -> [Node]? {
        var result: [[Node]] = []
        var waiting: [[Node]] = []
        for element in nodes.elements {
            if !isLike(element, namesLike, isList) {
                result += waiting
                waiting = []
            }
            if isLike(element, names, isList) {
                result.append(Array(element))
                let copy = copy(element.drop(while: \.isTrivia).text)
                waiting += copy.map { [[Node(open: " "), Node(open: $0)]] } ?? []
            } else {
                guard let edited = edited(element) else { return nil }
                result.append(edited)
            }
        }
        return Array((result + waiting).joined(separator: [Node(open: ",")]))
    }

    private func isLike(
        _ element: ArraySlice<Node>, _ names: (String) -> Bool, _ isList: Bool
    ) -> Bool {
        isList ? element.mentions(names) : element.label.contains(where: names)
    }
}
