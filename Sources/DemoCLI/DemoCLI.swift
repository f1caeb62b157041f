import Foundation

/// Plays the app's screens from the command line. `DemoCLI help` says how.
@main
struct DemoCLI {
    static func main() async {
        Console.openClosedStreams()
        // A limit on the size of files is an error of the write, with a message.
        signal(SIGXFSZ, SIG_IGN)
        exit(await run(Array(CommandLine.arguments.dropFirst()), on: .standard).rawValue)
    }

    /// Does what the words of a command line ask for. What goes wrong is one line.
    @MainActor
    static func run(_ words: [String], on console: Console) async -> ExitCode {
        do {
            // Nothing is changed when nobody can read what was.
            try console.print([])
            return try await Command.run(words, console)
        } catch {
            let problem = Problem(error)
            console.printError(problem.message)
            return problem.code
        }
    }
}
