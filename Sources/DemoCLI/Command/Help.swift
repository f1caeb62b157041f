extension Command {
    static let help = Command(
        usage: "help [COMMAND]", summary: "explain the program, or one command",
        details: "Without COMMAND it lists the commands and the exit codes."
    ) { arguments, console in
        try console.print(try arguments.onlyOperand().map(named)?.page ?? overview)
    }

    static var overview: [String] {
        ["DemoCLI plays the screens of a small app, in each of their patterns.", ""]
            + Columns.aligned(all.map { ["  \($0.name)", $0.summary] })
            + [
                "", "Without a command it is compare. “help COMMAND” explains a command.", "",
                "Exit codes: 0 done; 1 the patterns disagree, or some work failed; 64 usage;",
                "65 bad data; 66 no such input file; 74 reading or writing failed; 75 a server",
                "can't be reached now; 77 log in first.",
            ]
    }

    /// All that there is to know of one command.
    var page: [String] {
        ["\(name): \(summary)", "", "  swift run DemoCLI \(usage)", ""]
            + details.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            + (options["--pattern"] == nil
                ? [] : ["", "Without --pattern it is \(Pattern.allCases[0])."])
    }
}
