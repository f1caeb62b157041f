import Foundation

/// Plays the app's screens from the command line. `DemoCLI help` says how.
@main
struct DemoCLI {
    static func main() async {
        // So no file that is opened later takes the place of a standard stream that is closed.
        while (STDIN_FILENO...STDERR_FILENO).contains(open("/dev/null", O_RDWR)) {}
        exit(await run(Array(CommandLine.arguments.dropFirst()), on: Console()).rawValue)
    }

    /// Does what the words of a command line ask for. What goes wrong is one line.
    @MainActor
    static func run(_ words: [String], on console: Console) async -> ExitCode {
        do {
            // Swift puts this character for what is not UTF-8. Then the word could name another file.
            if words.contains(where: { $0.contains("\u{FFFD}") }) {
                throw Problem(.usage, "an argument is not UTF-8 text; rename what it names")
            }
            try await Command.run(words, console)
            return .done
        } catch {
            let problem = Problem(error)
            console.printError(problem.message)
            return problem.code
        }
    }
}
