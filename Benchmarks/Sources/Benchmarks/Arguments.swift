/// What the user wants measured, and shown how.
struct Arguments {
    enum Format: String, CaseIterable {
        case table
        case json
    }

    private(set) var filter: String?
    private(set) var rounds = 15
    private(set) var format = Format.table
    private(set) var wantsHelp = false

    static func help(_ names: [String]) -> String {
        """
        USAGE: swift run -c release --package-path Benchmarks Benchmarks [OPTIONS]

          --filter TEXT    only what has this in its name; a whole name means that one alone
          --rounds N       how often each is measured, in turn with the others (15)
          --format FORMAT  table, or json for scripts

        NAMES:
        \(names.map { "  \($0)" }.joined(separator: "\n"))
        """
    }

    init(_ arguments: some Sequence<String>) throws(Problem) {
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            switch option {
            case "--help", "-h": wantsHelp = true
            case "--filter": filter = try Self.value(of: option, &rest)
            case "--rounds":
                let text = try Self.value(of: option, &rest)
                guard let number = Int(text), (1...1_000).contains(number) else {
                    throw Problem(.usage, "--rounds takes a number from 1 to 1000, not “\(text)”")
                }
                rounds = number
            case "--format":
                let text = try Self.value(of: option, &rest)
                guard let known = Format(rawValue: text) else {
                    throw Problem(.usage, "--format is table or json, not “\(text)”")
                }
                format = known
            default:
                throw Problem(.usage, "there is no option “\(option)”; --help lists them")
            }
        }
    }

    /// The name that is the filter, or else those that have it in them; all without a filter.
    func selection(of names: [String]) throws(Problem) -> [String] {
        guard let filter else { return names }
        if names.contains(filter) { return [filter] }
        let selection = names.filter { $0.contains(filter) }
        guard !selection.isEmpty else {
            throw Problem(
                .usage, "nothing has “\(filter)” in its name; --help lists what there is")
        }
        return selection
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(Problem) -> String {
        guard let value = rest.popFirst() else {
            throw Problem(.usage, "\(option) needs a value; --help shows which")
        }
        return value
    }
}
