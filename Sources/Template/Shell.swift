import Foundation

/// Starts other programs and waits for them.
enum Shell {
    /// What the program printed. Throws what it said on standard error if it failed.
    @discardableResult
    static func run(_ words: [String], in folder: URL) throws(Problem) -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        do {
            try process.run()
            let text = try output.fileHandleForReading.readToEnd() ?? Foundation.Data()
            let complaint = try error.fileHandleForReading.readToEnd() ?? Foundation.Data()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                let line = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first
                throw Problem(
                    .inputOutput,
                    "“\(words.joined(separator: " "))” failed: \(line ?? "no reason given")")
            }
            return String(decoding: text, as: UTF8.self)
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(
                .inputOutput, "\(words[0]) can't be started: \(error.localizedDescription)")
        }
    }
}
