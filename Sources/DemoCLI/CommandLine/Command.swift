import DI

/// A command line: the name of a command, then its options and operands, in any order.
struct Command {
    let name: String
    private(set) var operands: [String] = []
    private var options: [String: String] = [:]

    /// A value follows its option, as in `--items FILE`. After `--`, all words are operands. If the words
    /// do not begin with a name, the command is `compare`.
    init(_ words: [String]) {
        var rest = words[...]
        name = rest.first?.hasPrefix("-") == false ? rest.removeFirst() : "compare"
        while let word = rest.popFirst(), word != "--" {
            // A `-` alone is an operand, which means standard input.
            if word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else {
                let isAlone = ["-h", "--help", "--log"].contains(word)
                options[word] = isAlone ? "yes" : rest.popFirst() ?? ""
            }
        }
        operands += rest
    }

    @MainActor
    func run(on console: Console) async throws {
        if name == "help" || options["-h"] ?? options["--help"] != nil {
            return try console.print(help.split(separator: "\n", omittingEmptySubsequences: false))
        }
        let source = ["--items", "--login", "--pattern"]
        let (count, known, run): (Int, [String], @MainActor (Console) async throws -> Void) =
            switch name {
            case "compare": (1, ["--format", "--log"], compare)
            case "list": (0, source + ["--format"], list)
            case "add": (1, source, add)
            case "rename": (2, source, rename)
            case "delete": (1, source, delete)
            default:
                throw Problem(
                    .usage, "\(name.quoted) is not a command; see “swift run DemoCLI help”")
            }
        try check(operands: count, options: known)
        try await run(console)
    }

    private func check(operands count: Int, options known: [String]) throws {
        let values = ["--format": "table|json", "--pattern": patterns]
        for (option, value) in options.sorted(by: <) {
            guard known.contains(option) else {
                throw problem("\(option.quoted) is not an option of \(name)")
            }
            let allowed = values[option]?.split(separator: "|").map(String.init)
            guard value != "", allowed?.contains(value) != false else {
                throw problem("\(option) takes \(values[option] ?? "a value"), not \(value.quoted)")
            }
        }
        if operands.count > count { throw problem("\(name) takes no \(operands[count].quoted)") }
    }

    subscript(option: String) -> String? { options[option] }

    var isJSON: Bool { options["--format"] == "json" }
    var pattern: AppPattern { options["--pattern"].flatMap(AppPattern.init) ?? .allCases[0] }

    func problem(_ text: String) -> Problem {
        Problem(.usage, "\(text); see “swift run DemoCLI help”")
    }
}

private let patterns = AppPattern.allCases.map(\.rawValue).joined(separator: "|")

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
      --login EMAIL    the account at the server; the password comes from standard
                       input: echo enigma | swift run DemoCLI list --items \\
                       http://127.0.0.1:8080 --login al@x.test
      --pattern WORD   \(patterns): the pattern of the screen
      --format WORD    table|json: how compare and list print
      --log            compare prints the log of a store instead

    FILE has a race, - is standard input; without it, a sample is played. Each line
    is a step, or a comment that starts with #. The items are a, b and c.

      load                   ask for the items
      select ID              tap an item
      deselect               clear the selection
      delete ID              delete an item
      clear-error [MESSAGE]  dismiss the error
      answer N ok            let the Nth request succeed
      answer N fail MESSAGE  let the Nth request fail

    Exit codes: 0 done; 1 failed, or the patterns disagree; 64 usage; 65 bad data;
    66 no such file; 74 reading or writing failed; 77 not logged in.
    """
