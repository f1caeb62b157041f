/// Something that the program can be asked to do.
struct Command: Sendable {
    /// The name and what may follow, as in `list [--items FILE] [--format table|json]`.
    ///
    /// It is what the help shows, and what decides which options there are.
    let usage: String
    /// For the list of commands, in one line.
    let summary: String
    let details: String
    let run: @MainActor @Sendable (Arguments, Console) async throws -> ExitCode

    var name: String { String(usage.prefix { $0 != " " }) }

    /// The options, each with its value as in `FILE` or `table|json`; a flag has an empty one.
    var options: [String: String] {
        let words = usage.split { " []".contains($0) }.map(String.init)
        return zip(words, words.dropFirst() + [""]).reduce(into: [:]) { options, pair in
            let (word, next) = pair
            if word.hasPrefix("--") { options[word] = next.hasPrefix("--") ? "" : next }
        }
    }
}

extension Command {
    static let all: [Command] = [compare, list, delete, notes, help]

    static func named(_ name: String) throws -> Command {
        if let command = all.first(where: { $0.name == name }) { return command }
        let names = all.map(\.name).joined(separator: ", ")
        throw Problem(.usage, "\(name.quoted) is not a command; there are: \(names)")
    }

    /// Runs the command that the first word names. Without a command it is `compare`.
    @MainActor
    static func run(_ words: [String], _ console: Console) async throws -> ExitCode {
        var rest = words[...]
        let named = words.first?.hasPrefix("-") == false ? try named(rest.removeFirst()) : nil
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return try console.print(named?.page ?? overview)
        }
        let command = named ?? compare
        return try await command.run(Arguments(rest, of: command), console)
    }
}
