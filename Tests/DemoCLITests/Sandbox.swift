import Foundation
import Testing

@testable import DemoCLI

/// A folder of files, in which a test runs the program as from a command line.
@MainActor
struct Sandbox {
    /// The text on each stream. The code is nil if the command has succeeded.
    struct Outcome: Equatable {
        var output = ""
        var error = ""
        var code: ExitCode?

        /// The items that `list --format json` has printed.
        func items() throws -> [[String: String]] {
            try JSONDecoder().decode([[String: String]].self, from: Data(output.utf8))
        }
    }

    let folder = TemporaryFolder()

    init(_ files: [String: String] = [:]) throws {
        for (name, text) in files { try folder.file(name, text) }
    }

    func text(of name: String) throws -> String { try DemoCLITests.text(of: folder.file(name)) }

    /// Runs the program's code. In the line, `@` stands for the path of this folder.
    func run(_ line: String) async -> Outcome {
        let path = folder.url.plainPath
        let words = line.split(separator: " ").map { String($0.replacing("@", with: path)) }
        do {
            return Outcome(output: try await Command(words).run().replacing(path, with: ""))
        } catch {
            let problem = Problem(error)
            let line = problem.line.replacing(path, with: "")
            return Outcome(output: problem.output, error: line, code: problem.code)
        }
    }
}
