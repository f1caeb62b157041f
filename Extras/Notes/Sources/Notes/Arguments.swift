/// The words of the command line: options and operands, in any order.
struct Arguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]

    /// A value follows its option, as in `--folder FOLDER`. After `--`, all words are operands.
    init(_ words: [String]) throws {
        let options = ["--folder": "FOLDER", "--server": "URL", "--format": "table|json"]
        var rest = words[...]
        while let word = rest.popFirst(), word != "--" {
            // A single `-` is an operand. For example, it can be the text of a note.
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            guard let kind = options[word] else {
                throw problem("\(word.quoted) is not an option of Notes")
            }
            let value = rest.popFirst() ?? ""
            guard word == "--format" ? ["table", "json"].contains(value) : value != "" else {
                throw problem("\(word) takes \(kind), not \(value.quoted)")
            }
            values[word] = value
        }
        operands += rest
    }

    subscript(option: String) -> String? { values[option] }

    /// A problem with the command line. The message also says how to show the help.
    func problem(_ text: String) -> Problem {
        Problem(.usage, "\(text); see “swift run Notes help”")
    }
}
