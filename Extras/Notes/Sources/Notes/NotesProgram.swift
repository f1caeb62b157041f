import Foundation
import NotesDI

/// A command line program that stores notes in a folder. `swift run Notes help` shows how to use it.
@main
struct NotesProgram {
    static func main() async {
        // Opens each standard stream that is closed. Otherwise, a file that is opened later would get the
        // number of that stream, and output could go into the file.
        while (STDIN_FILENO...STDERR_FILENO).contains(open("/dev/null", O_RDWR)) {}
        exit(await run(Array(CommandLine.arguments.dropFirst()), on: Console()).rawValue)
    }

    /// Performs the action that these words name. Prints a failure as one line.
    @MainActor
    static func run(_ words: [String], on console: Console) async -> ExitCode {
        do {
            // Swift replaces bytes that are not UTF-8 by this character. After that, the argument could
            // name another file than the user meant.
            if words.contains(where: { $0.contains("\u{FFFD}") }) {
                throw Problem(.usage, "an argument is not UTF-8 text; rename what it names")
            }
            let options = words.prefix { $0 != "--" }
            if words.first == "help" || options.contains("--help") || options.contains("-h") {
                try console.print(help.split(separator: "\n", omittingEmptySubsequences: false))
            } else {
                try await perform(Arguments(words), console)
            }
            return .done
        } catch {
            let problem = Problem(error)
            console.printError(problem.message)
            return problem.code
        }
    }
}
