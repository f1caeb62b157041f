/// The words of the command line: options and operands, in any order. The first operand is the action.
struct Arguments {
    private(set) var operands: [String] = []
    private(set) var options: [String: String] = [:]

    /// A value follows its option, as in `--folder FOLDER`. After `--`, all words are operands.
    init(_ words: [String]) throws {
        let known = ["--folder": "FOLDER", "--server": "URL", "--format": "table|json"]
        var rest = words[...]
        while let word = rest.popFirst(), word != "--" {
            switch (word, known[word]) {
            case ("-h", _), ("--help", _): (operands, rest) = (["help"], [])
            case (_, let kind?):
                let value = rest.popFirst() ?? ""
                guard word == "--format" ? ["table", "json"].contains(value) : value != "" else {
                    throw Problem(usage: "\(word) takes \(kind), not \(value.quoted)")
                }
                options[word] = value
            // A single `-` is an operand. For example, it can be the text of a note.
            case _ where word.hasPrefix("-") && word != "-":
                throw Problem(usage: "\(word.quoted) is not an option of Notes")
            default: operands.append(word)
            }
        }
        operands += rest
    }
}
