import DI

/// A command line: the name of a command, then its options and operands, in any order.
struct Command {
    private(set) var name: String
    private(set) var operands: [String] = []
    private(set) var options: [String: String] = [:]

    /// A value follows its option, as in `--items FILE`. After `--`, all words are operands. If the words
    /// do not begin with a name, the command is `compare`.
    init(_ words: [String]) {
        var rest = words[...]
        name = rest.first?.hasPrefix("-") == false ? rest.removeFirst() : "compare"
        while let word = rest.popFirst(), word != "--" {
            switch word {
            case "-h", "--help": (name, options, rest) = ("help", [:], [])
            case "--log": options[word] = "yes"
            // A `-` alone is an operand, which means standard input.
            case _ where word.hasPrefix("-") && word != "-": options[word] = rest.popFirst() ?? ""
            default: operands.append(word)
            }
        }
        operands += rest
    }

    /// Returns the text to print.
    @MainActor
    func run() async throws -> String {
        try checkOptions()
        switch (name, operands.count) {
        case ("help", _): return help
        case ("compare", ...1): return try await compare(operands.first)
        case ("list", 0): return try await list()
        case ("add", 1): return try await add(operands[0])
        case ("rename", 2): return try await rename(operands[0], to: operands[1])
        case ("delete", 1): return try await delete(operands[0])
        default:
            let line = ([name] + operands).joined(separator: " ")
            throw Problem(usage: "\(line.quoted) is not understood")
        }
    }

    private func checkOptions() throws {
        // The values that each option can have. An option without values here takes any text.
        var known = ["--items": [], "--login": [], "--pattern": patterns]
        if name == "list" { known["--format"] = ["table", "json"] }
        if name == "compare" { known = ["--log": []] }
        for (option, value) in options.sorted(by: <) {
            guard let values = known[option] else {
                throw Problem(usage: "\(option.quoted) is not an option of \(name)")
            }
            guard values.isEmpty ? !value.isEmpty : values.contains(value) else {
                let expected = values.isEmpty ? "a value" : values.joined(separator: "|")
                throw Problem(usage: "\(option) takes \(expected), not \(value.quoted)")
            }
        }
    }
}

private let patterns = AppPattern.allCases.map(\.rawValue)

private let help = """
    DemoCLI plays the screens of a small app, in each of their patterns.

      compare [FILE]   play a race in both patterns, and show them side by side
      list             show the items
      add NAME         add an item, through the form
      rename ID NAME   rename an item, through the form
      delete ID        delete an item

    Without a command it is compare. What begins with a dash comes after --.

      --items SOURCE   a JSON file, an array of {"id", "name"}, or the address of a
                       server; without it, the samples, which are kept nowhere
      --login EMAIL    the account at the server; standard input has its password
      --pattern WORD   \(patterns.joined(separator: "|")): the pattern of the screen
      --format WORD    table|json: how list prints
      --log            compare prints the log of a store instead

    FILE has a race, - is standard input; without it, a sample is played. Each line
    is a step, or a comment that starts with #. The items are a, b and c.

      load                   ask for the items
      select ID, deselect    tap an item, clear the selection
      delete ID              delete an item
      clear-error [MESSAGE]  dismiss the error
      answer N ok            let the Nth request succeed
      answer N fail MESSAGE  let the Nth request fail

    Exit codes: 0 done; 1 failed, or the patterns disagree; 64 usage; 65 bad data;
    74 reading or writing failed.

    """
