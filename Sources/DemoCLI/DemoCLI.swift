import Foundation

/// Plays the app's screens from the command line. `DemoCLI help` says how.
@main
struct DemoCLI {
    static func main() async {
        Console.openClosedStreams()
        // So a write beyond the limit on the size of files fails with a message, and kills no process.
        signal(SIGXFSZ, SIG_IGN)
        exit(await run(words, on: .standard).rawValue)
    }

    /// The arguments as they were given: `CommandLine.arguments` repairs what is not UTF-8.
    private static var words: [String?] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
            .dropFirst().map { $0.flatMap { String(validatingCString: $0) } }
    }

    /// Does what the words of a command line ask for. What goes wrong is one line.
    ///
    /// Nil stands for a word that is not UTF-8. Repaired, it could name another file.
    @MainActor
    static func run(_ words: [String?], on console: Console) async -> ExitCode {
        do {
            // If nothing can be printed, nothing is changed.
            try console.print([])
            let known = words.compactMap(\.self)
            guard known.count == words.count else {
                throw Problem(.usage, "an argument is not UTF-8 text; rename what it names")
            }
            return try await Command.run(known, console)
        } catch {
            let problem = Problem(error)
            console.printError(problem.message)
            return problem.code
        }
    }
}
