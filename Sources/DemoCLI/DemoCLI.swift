import Foundation

/// Runs the app's screens from the command line, without views. `DemoCLI help` shows how to use it.
@main
struct DemoCLI {
    static func main() async {
        // Opens each standard stream that is closed. Otherwise, a file that is opened later would get the
        // number of that stream, and output could go into the file.
        while (STDIN_FILENO...STDERR_FILENO).contains(open("/dev/null", O_RDWR)) {}
        exit(await run(Array(CommandLine.arguments.dropFirst()), on: Console()).rawValue)
    }

    /// Runs the command with these words. A failure is printed as one line.
    @MainActor
    static func run(_ words: [String], on console: Console) async -> ExitCode {
        do {
            // Swift replaces bytes that are not UTF-8 by this character. After that, the argument could
            // be the name of another file than the user meant.
            if words.contains(where: { $0.contains("\u{FFFD}") }) {
                throw Problem(.usage, "an argument is not UTF-8 text; rename what it names")
            }
            try await Command(words).run(on: console)
            return .done
        } catch {
            let problem = Problem(error)
            console.printError(problem.message)
            return problem.code
        }
    }
}
