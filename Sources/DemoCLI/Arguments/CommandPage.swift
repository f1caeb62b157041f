/// What the help, the completion and the reading of arguments know of a command.
struct CommandPage: Sendable {
    struct Option: Sendable {
        let name: String
        /// What the value is called; nil if the option has none, or its choices say it.
        var value: String?
        /// The values that there are, if they are few.
        var choices: [String] = []
        let meaning: String

        /// As in `--format table|json`.
        var usage: String {
            let value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
            return value.map { "\(name) \($0)" } ?? name
        }
    }

    let name: String
    /// What follows the name, options apart, such as `[SCENARIO]`.
    var operands = ""
    /// What the command does, in one line.
    let summary: String
    /// What else there is to know, in lines.
    var details = ""
    var options: [Option] = []
    /// What may follow the program's name.
    var examples: [String] = []

    /// Where to read on.
    var hint: String { "see “swift run DemoCLI help \(name)”" }

    func option(_ name: some StringProtocol) -> Option? { options.first { $0.name == name } }
}

extension CommandPage.Option {
    static let items = Self(
        name: "--items", value: "FILE",
        meaning: #"JSON array of {"id", "name"}"#)

    static func pattern(_ names: [String]) -> Self {
        Self(name: "--pattern", choices: names, meaning: "whose screen does the work")
    }

    static func format(_ formats: String...) -> Self {
        Self(name: "--format", choices: formats, meaning: "how the result is written")
    }
}
