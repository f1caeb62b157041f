import Foundation
import Testing

@testable import DemoCLI

/// A folder of files, in which a test runs the program as from a command line.
@MainActor
final class Sandbox {
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

    let folder: URL

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Runs the program's code. In the line, `@` stands for the path of this folder.
    func run(_ line: String) async -> Outcome {
        let path = folder.path + "/"
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
