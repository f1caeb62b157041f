import Foundation

/// Runs the app's screens from the command line, without views. `DemoCLI help` shows how to use it.
@main
struct DemoCLI {
    static func main() async {
        // Opens each standard stream that is closed. Otherwise, a file that is opened later would get the
        // number of that stream, and output could go into the file.
        while (STDIN_FILENO...STDERR_FILENO).contains(open("/dev/null", O_RDWR)) {}
        do {
            try print(try await Command(Array(CommandLine.arguments.dropFirst())).run())
        } catch {
            let problem = Problem(error)
            try? print(problem.output)
            try? FileHandle.standardError.write(contentsOf: Foundation.Data(problem.line.utf8))
            exit(problem.code.rawValue)
        }
    }

    private static func print(_ text: String) throws {
        let data = Foundation.Data(text.utf8)
        guard (try? FileHandle.standardOutput.write(contentsOf: data)) != nil else {
            throw Problem(.inputOutput, "standard output can't be written; check where it goes")
        }
    }
}
