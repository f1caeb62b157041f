/// One command of the program, such as `list`.
struct Command: Sendable {
    /// The name, the options and the operands, as in `list [--items SOURCE] [--format table|json]`.
    ///
    /// The help shows this text. Only the options in this text are allowed.
    let usage: String
    /// One line about this command, for the overview of all commands.
    let summary: String
    let details: String
    let run: @MainActor @Sendable (Arguments, Console) async throws -> Void

    var name: String { String(usage.prefix { $0 != " " }) }
}

extension Command {
    static let all: [Command] = [compare, list, add, rename, delete]

    /// Runs the command that the first word names. If there is no word, or the first word is an option,
    /// runs `compare`.
    @MainActor
    static func run(_ words: [String], _ console: Console) async throws {
        // “help list” is another way to write “list --help”.
        var rest = words.drop { $0 == "help" } + (words.first == "help" ? ["--help"] : [])
        let name = rest.first?.hasPrefix("-") == false ? rest.removeFirst() : nil
        let chosen = name ?? "compare"
        guard let command = all.first(where: { $0.name == chosen }) else {
            throw Problem(.usage, "\(chosen.quoted) is not a command; see “swift run DemoCLI help”")
        }
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return try console.print(name == nil ? overview : command.help)
        }
        try await command.run(Arguments(rest, of: command), console)
    }

    private var help: [String] {
        ["\(name): \(summary)", "", "  swift run DemoCLI \(usage)", ""]
            + details.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static let overview: [String] =
        ["DemoCLI plays the screens of a small app, in each of their patterns.", ""]
        + all.map { "  \($0.name)\(String(repeating: " ", count: 9 - $0.name.count))\($0.summary)" }
        + [
            "", "Without a command it is compare. “help COMMAND” explains a command.", "",
            "Exit codes: 0 done; 1 failed, or the patterns disagree; 64 usage; 65 bad data;",
            "66 no such file; 74 reading or writing failed; 77 not logged in.",
        ]
}
