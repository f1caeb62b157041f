/// What the program is asked to do.
enum Command {
    case compare(CompareCommand)
    case play(PlayCommand)
    case replay(ReplayCommand)
    case list(ListCommand)
    case delete(DeleteCommand)
    case print(String)

    init(parsing words: [String]) throws {
        let rest = words.dropFirst()
        switch words.first {
        case nil, "compare":
            self = .compare(try CompareCommand(rest))
        case "play":
            self = .play(try PlayCommand(rest))
        case "replay":
            self = .replay(try ReplayCommand(rest))
        case "list":
            self = .list(try ListCommand(rest))
        case "delete":
            self = .delete(try DeleteCommand(rest))
        case "help", "--help", "-h":
            self = .print(Help.text)
        case "--version":
            self = .print(Help.version)
        case let word? where word.hasPrefix("-"):
            // Options without a command are those of the standard command.
            self = .compare(try CompareCommand(words[...]))
        case let word?:
            throw Failure(.usage, "“\(word)” is not a command; see “DemoCLI help”")
        }
    }

    @MainActor
    func run() async throws -> ExitCode {
        switch self {
        case .compare(let command): return try await command.run()
        case .play(let command): return try await command.run()
        case .replay(let command): return try await command.run()
        case .list(let command): return try await command.run()
        case .delete(let command): return try await command.run()
        case .print(let text):
            try Console.print(text)
            return .done
        }
    }
}

/// The features that scenarios can drive.
enum Feature: String, CaseIterable {
    case items
    case login
    case users
    case counter
    case app

    /// The letter that stands for it, the first of its name.
    var key: String { String(rawValue.prefix(1)) }
}

/// How results are written.
enum Format: String, CaseIterable {
    case table
    case json
}

/// How a comparison is written.
enum ComparisonFormat: String, CaseIterable {
    case table
    case json
    case html
}
