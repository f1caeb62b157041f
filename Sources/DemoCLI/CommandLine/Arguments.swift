import DI

/// The words that follow the name of the command: options and operands, in any order.
struct Arguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]
    private let command: Command

    /// A value follows its option, as in `--items FILE`. After `--`, all words are operands.
    init(_ words: ArraySlice<String>, of command: Command) throws {
        self.command = command
        // In `usage`, the word after an option says which values the option takes: `FILE` means any text,
        // and `table|json` means one of these two words.
        let usage = command.usage.split { " []".contains($0) }.map(String.init)
        var rest = words
        while let word = rest.popFirst(), word != "--" {
            // A `-` alone is an operand, which means standard input.
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            guard word.hasPrefix("--"), let place = usage.firstIndex(of: word) else {
                throw problem("\(word.quoted) is not an option of \(command.name)")
            }
            let (kind, value) = (usage[place + 1], rest.popFirst() ?? "")
            guard value != "",
                !kind.contains("|") || kind.split(separator: "|").contains(value[...])
            else { throw problem("\(word) takes \(kind), not \(value.quoted)") }
            values[word] = value
        }
        operands += rest
    }

    subscript(option: String) -> String? { values[option] }

    var isJSON: Bool { values["--format"] == "json" }
    var pattern: AppPattern { values["--pattern"].flatMap(AppPattern.init) ?? .allCases[0] }

    /// Throws if there are more than `count` operands.
    func allow(_ count: Int) throws {
        guard operands.count > count else { return }
        throw problem("\(command.name) takes no \(operands[count].quoted)")
    }

    /// A problem with the command line. The message also says how to show the help for this command.
    func problem(_ text: String) -> Problem {
        Problem(.usage, "\(text); see “swift run DemoCLI help \(command.name)”")
    }
}
