/// Something that the program can be asked to do.
protocol Command: SendableMetatype {
    static var page: CommandPage { get }

    init(_ arguments: Arguments) throws

    @MainActor func run() async throws -> ExitCode
}

/// Every command, in the order in which the help lists them.
enum Commands {
    static let all: [any Command.Type] = [
        CompareCommand.self, PlayCommand.self, ReplayCommand.self, ListCommand.self,
        DeleteCommand.self, NotesCommand.self, CompletionCommand.self, HelpCommand.self,
    ]

    static var names: [String] { all.map { $0.page.name } }

    /// Without a command, the words are those of the first one.
    static func command(for words: [String]) throws -> any Command {
        let first = words.first ?? "-"
        if first == "--version" { return HelpCommand(lines: ["DemoCLI 2.0.0"]) }
        let isHelp = first == "--help" || first == "-h"
        let isCommand = !first.hasPrefix("-")
        let command =
            isHelp ? HelpCommand.self : isCommand ? try named(first) : all[0]
        let rest = words.dropFirst(isHelp || isCommand ? 1 : 0)
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return HelpCommand(lines: HelpCommand.lines(of: command.page))
        }
        return try command.init(Arguments(rest, of: command.page))
    }

    static func named(_ name: String) throws -> any Command.Type {
        if let command = all.first(where: { $0.page.name == name }) { return command }
        let closest = names.min { $0.distance(to: name) < $1.distance(to: name) } ?? ""
        throw Problem(
            .usage,
            "\(name.quoted) is not a command; the closest is \(closest); there are: "
                + names.joined(separator: ", "))
    }
}

extension String {
    /// How many letters have to be added, removed or changed to make the other text of this one.
    fileprivate func distance(to other: String) -> Int {
        var row = Array(0...other.count)
        for (line, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, otherLetter) in other.enumerated() {
                let changed = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
