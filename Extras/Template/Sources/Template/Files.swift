import Dispatch
import Foundation

/// Writes files to a folder that nobody else uses, and formats them with `swift format`. The keys are
/// the paths.
func write(_ files: [String: String], to folder: URL) throws {
    print("Writing \(files.count) files …")
    for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: path.encoding)
    }
    let sources = files.keys.filter { $0.hasSuffix(".swift") }
    try shell(["swift", "format", "--in-place", "--parallel"] + sources, in: folder)
}

/// Returns the output of the program. If it fails, throws the first line of its standard error.
/// Variables, such as `HOME=/`, can be before the program. Variables that make git use another
/// repository are removed.
@discardableResult
func shell(_ words: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    let pipes = (output: Pipe(), errors: Pipe())
    process.standardOutput = pipes.output
    process.standardError = pipes.errors
    try process.run()
    @Sendable func text(_ pipe: Pipe) -> String {
        String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    }
    // Both pipes are read at the same time, because the program waits if a pipe is full.
    nonisolated(unsafe) var errors = ""
    let isRead = DispatchGroup()
    DispatchQueue.global().async(group: isRead) { errors = text(pipes.errors) }
    let output = text(pipes.output)
    isRead.wait()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return output }
    if process.terminationStatus == 127 { throw Problem("“\(words[0])” is not found: install it") }
    throw Problem("“\(words.prefix(3).joined(separator: " "))” failed in \(folder.path): \(errors)")
}

/// An error with one line: the problem and the remedy.
struct Problem: Error, Equatable, CustomStringConvertible {
    let text: String

    init(_ text: String) { self.text = text }

    var description: String { String(text.prefix { $0 != "\n" }) }
}

extension URL {
    var quoted: String { path.quoted }
}

extension String {
    /// The text as a word of a command in a shell.
    var quoted: String {
        wholeMatch(of: /[\w\/.,:@%+=-]+/) != nil
            ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }
}
