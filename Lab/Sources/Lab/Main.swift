import ArgumentParser
import Foundation

/// The Lab's command line.
@main
struct Main: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Lab",
        abstract: "Plays the app's screens in each pattern, and looks for mistakes in them.",
        discussion: """
            Exit codes: 0 done; 1 the patterns disagree, a mistake is found, or a famous one is \
            not; 64 usage; 65 bad scenario; 66 no such file; 73 a file can't be made; 74 reading \
            or writing failed.
            """,
        subcommands: [
            CompareCommand.self, ExploreCommand.self, CurveCommand.self, PlayCommand.self,
        ])

    static func main() async {
        do {
            var command = try parseAsRoot()
            guard var command = command as? any AsyncParsableCommand else {
                return try command.run()
            }
            try await command.run()
        } catch let problem as Problem {
            Console.printError(problem.message)
            Foundation.exit(problem.code.rawValue)
        } catch {
            guard exitCode(for: error) != .success, !(error is ExitCode) else {
                exit(withError: error)
            }
            let words = message(for: error).split(whereSeparator: \.isWhitespace)
            Console.printError(words.joined(separator: " ") + "; see “Lab --help”.")
            Foundation.exit(SystemExit.usage.rawValue)
        }
    }
}
