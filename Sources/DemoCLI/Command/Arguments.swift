/// The words of the command line after the command: options and operands, in any order.
struct Arguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private let command: Command

    /// A value follows its option, as in `--items FILE` or `--items=FILE`; `--` ends the options.
    init(_ words: ArraySlice<String>, of command: Command) throws {
        self.command = command
        var rest = words
        while let word = rest.popFirst(), word != "--" {
            // A lone `-` is standard input.
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            guard let usage = command.options[parts[0]] else {
                throw problem("\(parts[0].quoted) is not an option of \(command.name)")
            }
            let isApart = parts.count == 1 && !usage.isEmpty && rest.first?.hasPrefix("--") == false
            let value = isApart ? rest.removeFirst() : parts.dropFirst().first ?? ""
            let choices = usage.split(separator: "|").map(String.init)
            let isKnown = choices.count < 2 || choices.contains(value)
            guard isKnown, usage.isEmpty == value.isEmpty else {
                let expected = usage.isEmpty ? "no value" : usage
                throw problem("\(parts[0]) takes \(expected), not \(value.quoted)")
            }
            values[parts[0]] = value
        }
        operands += rest
    }

    subscript(option: String) -> String? { values[option] }

    var isJSON: Bool { values["--format"] == "json" }
    var pattern: Pattern { values["--pattern"].flatMap(Pattern.init) ?? Pattern.allCases[0] }

    /// The operand, if there is one. More than one is an error.
    func onlyOperand() throws -> String? {
        guard operands.count > 1 else { return operands.first }
        throw problem("\(command.name) takes no \(operands[1].quoted)")
    }

    /// Says what is wrong with the words, and where to read on.
    func problem(_ text: String) -> Problem {
        Problem(.usage, "\(text); see “swift run DemoCLI help \(command.name)”")
    }
}
