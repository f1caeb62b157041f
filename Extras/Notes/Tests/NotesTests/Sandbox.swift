import Domain
import Foundation
import Testing

@testable import Notes

/// A folder in which a test runs the program, as on a command line.
@MainActor
final class Sandbox {
    /// The text on each stream, and the exit code.
    struct Outcome: Equatable {
        var output = ""
        var error = ""
        var code = ExitCode.done
    }

    let folder: URL

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Runs the program's code in this process. If a word begins with `@`, this stands for the path of
    /// this folder.
    func run(_ words: [String], delay: any Delay = Patience()) async -> Outcome {
        var outcome = Outcome()
        let write = { @MainActor (text: String, stream: FileHandle) in
            if stream == .standardOutput { outcome.output += text } else { outcome.error += text }
        }
        let words = words.map {
            $0.hasPrefix("@") ? folder.appendingPathComponent(String($0.dropFirst())).path : $0
        }
        outcome.code = await NotesProgram.run(words, on: Console(write: write, delay: delay))
        outcome.output = outcome.output.replacing(folder.path + "/", with: "")
        outcome.error = outcome.error.replacing(folder.path + "/", with: "")
        return outcome
    }

    func run(_ line: String) async -> Outcome {
        await run(line.split(separator: " ").map(String.init))
    }
}

/// Waits for longer than a suite may take, so that the time limit of a sync never ends in a test.
private struct Patience: Delay {
    func wait(for duration: Duration) async throws(CancellationError) {
        try await ClockDelay().wait(for: .seconds(600))
    }
}
