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
            not; 64 usage; 65 a bad scenario or report, or a file that can't be read or written.
            """,
        subcommands: [
            CompareCommand.self, ExploreCommand.self, PlayCommand.self, RulesCommand.self,
            ScenarioCommand.self,
        ])

    static func main() async {
        do {
            var command = try parseAsRoot()
            guard var command = command as? any AsyncParsableCommand else {
                return try command.run()
            }
            try await command.run()
        } catch {
            guard !exitCode(for: error).isSuccess, !(error is ExitCode) else {
                exit(withError: error)
            }
            // The library's own message would show the arguments unescaped.
            let lines = message(for: error).split(whereSeparator: \.isNewline)
            Console.printError(lines.joined(separator: " "))
            Foundation.exit(error is Problem ? 65 : exitCode(for: error).rawValue)
        }
    }
}
