/// Explains the program, or one command.
struct HelpCommand: Command {
    static let page = CommandPage(
        name: "help", operands: "[COMMAND]", summary: "explain the program, or one command",
        examples: ["help compare", "compare --help"])

    private let lines: [Line]

    init(lines: [Line]) {
        self.lines = lines
    }

    init(_ arguments: Arguments) throws {
        let topic = try arguments.onlyOperand("command").map(Commands.named)
        lines = topic.map { Self.lines(of: $0.page) } ?? Self.overview
    }

    func run() throws -> ExitCode {
        try Console.standard.print(lines)
        return .done
    }

    private static var overview: [Line] {
        let first = Commands.names[0]
        return ["DemoCLI plays the screens of a small app, in each of their patterns.", ""]
            + Columns.aligned(Commands.all.map { [$0.page.name, $0.page.summary] }, indent: 2)
            + [
                "", "Without a command it is \(first). “help COMMAND” or “COMMAND --help” explains",
                "a command; --version prints the version.", "",
                "  swift run DemoCLI", "  swift run DemoCLI help \(first)", "",
                "Exit codes: 0 done; 1 the patterns disagree, or some work failed; 64 usage;",
                "65 bad data, scenario or recording; 66 no such input file; 74 reading or",
                "writing failed; 75 a server can't be reached now; 77 log in first.",
            ]
    }

    static func lines(of page: CommandPage) -> [Line] {
        let details = page.details.split(separator: "\n", omittingEmptySubsequences: false)
        let examples = page.examples.map { Line("  swift run DemoCLI \($0)") }
        let operands = page.operands.isEmpty ? "" : " \(page.operands)"
        return [
            "\(page.name): \(page.summary)", "", "  swift run DemoCLI \(page.name)\(operands)",
        ]
            + Columns.aligned(page.options.map { [$0.usage, $0.meaning] }, indent: 4)
            + (details.isEmpty ? [] : [""] + details.map { Line(String($0)) })
            + (examples.isEmpty ? [] : [""] + examples)
    }
}
