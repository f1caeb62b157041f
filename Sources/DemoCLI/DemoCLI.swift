import Foundation

/// Drives the app from the command line. `Help.text` says how.
@main
struct DemoCLI {
    static func main() async {
        do {
            let command = try Command(parsing: Array(CommandLine.arguments.dropFirst()))
            exit(try await command.run().rawValue)
        } catch let failure as Failure {
            Console.printError(failure.message)
            exit(failure.code.rawValue)
        } catch {
            Console.printError("\(error)")
            exit(ExitCode.inputOutput.rawValue)
        }
    }
}
