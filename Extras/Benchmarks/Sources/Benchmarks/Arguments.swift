/// The comparisons to measure, and the number of rounds.
struct Arguments {
    private(set) var filter = ""
    private(set) var rounds = 15
    private(set) var wantsHelp = false

    static func help(_ names: [String]) -> String {
        """
        USAGE: swift run -c release --package-path Extras/Benchmarks Benchmarks [OPTIONS]

          --filter TEXT    only what has this in its name; a whole name means that one alone
          --rounds N       how often each is measured, in turn with the others (15)

        NAMES:
        \(names.map { "  \($0)" }.joined(separator: "\n"))
        """
    }

    init(_ arguments: some Sequence<String>) throws(Problem) {
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            switch (option, rest.first) {
            case ("--help", _), ("-h", _): wantsHelp = true
            case ("--filter", let text?): filter = text
            case ("--rounds", let text?):
                guard let number = Int(text), (1...1_000).contains(number) else {
                    throw Problem(.usage, "--rounds takes a number from 1 to 1000, not “\(text)”")
                }
                rounds = number
            case ("--filter", nil), ("--rounds", nil):
                throw Problem(.usage, "\(option) needs a value; --help shows which")
            default:
                throw Problem(.usage, "there is no option “\(option)”; --help lists them")
            }
            if !wantsHelp { rest = rest.dropFirst() }
        }
    }

    /// The entry whose name is equal to the filter, or else all entries whose names contain the filter.
    /// Without a filter, all entries.
    func selection(of entries: [Catalogue.Entry]) throws(Problem) -> [Catalogue.Entry] {
        let named = entries.filter { $0.name == filter }
        let selection =
            named.isEmpty ? entries.filter { filter.isEmpty || $0.name.contains(filter) } : named
        guard !selection.isEmpty else {
            throw Problem(
                .usage, "nothing has “\(filter)” in its name; --help lists what there is")
        }
        return selection
    }
}
