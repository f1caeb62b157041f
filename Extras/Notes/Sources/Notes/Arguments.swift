/// The words of the command line: options and operands, in any order.
struct Arguments {
    private(set) var operands: [String] = []
    private(set) var folder: String?
    private(set) var server: String?
    private(set) var isJSON = false

    /// After `--`, all words are operands.
    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst(), word != "--" {
            guard word.hasPrefix("-") else {
                operands.append(word)
                continue
            }
            let value = rest.popFirst() ?? ""
            switch word {
            case "--folder" where value != "": folder = value
            case "--server" where value != "": server = value
            case "--format" where ["table", "json"].contains(value): isJSON = value == "json"
            case "--folder", "--server", "--format":
                throw problem("\(word) does not take \(value.quoted)")
            default: throw problem("\(word.quoted) is not an option")
            }
        }
        operands += rest
    }

    /// A problem with the command line. The message also says how to show the help.
    func problem(_ text: String) -> Problem {
        Problem(.usage, "\(text); see “swift run Notes help”")
    }
}
