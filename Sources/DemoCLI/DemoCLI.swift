import Foundation

/// Plays the app's screens from the command line. `DemoCLI help` says how.
@main
struct DemoCLI {
    static func main() async {
        do {
            try SystemFile.checkStandardStreams()
            let command = try Commands.command(for: Array(CommandLine.arguments.dropFirst()))
            exit(try await command.run().rawValue)
        } catch let problem as Problem {
            Console.printError(problem.message)
            exit(problem.code.rawValue)
        } catch {
            Console.printError("\(error)")
            exit(ExitCode.inputOutput.rawValue)
        }
    }
}
