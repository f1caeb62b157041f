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

    @MainActor static var help: String {
        """
        USAGE: swift run -c release --package-path Benchmarks Benchmarks [OPTIONS]

          --filter TEXT    only what has this in its name: \
        \(Catalogue.names.joined(separator: ", "))
          --rounds N       how often each is measured, in turn with the others (15)
          --format FORMAT  table, or json for scripts
        """
    }

    init(_ arguments: some Sequence<String>) throws(ArgumentError) {
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            switch option {
            case "--help", "-h": wantsHelp = true
            case "--filter": filter = try Self.value(of: option, &rest)
            case "--rounds":
                let text = try Self.value(of: option, &rest)
                guard let number = Int(text), (1...1_000).contains(number) else {
                    throw ArgumentError("--rounds takes a number from 1 to 1000, not “\(text)”")
                }
                rounds = number
            case "--format":
                let text = try Self.value(of: option, &rest)
                guard let known = Format(rawValue: text) else {
                    throw ArgumentError("--format is table or json, not “\(text)”")
                }
                format = known
            default:
                throw ArgumentError("there is no option “\(option)”; --help lists them")
            }
        }
    }

    /// The entries whose name has the filter in it.
    @MainActor
    func selects(_ name: String) -> Bool {
        filter.map(name.contains) ?? true
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(ArgumentError) -> String {
        guard let value = rest.popFirst() else {
            throw ArgumentError("\(option) needs a value; --help shows which")
        }
        return value
    }
}

/// What is wrong with the command line, in one line.
struct ArgumentError: Error {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
