import Foundation

/// Writes files, by their paths in the folder, as the toolchain formats them.
func write(_ files: [String: String], to folder: URL) throws {
    for (path, text) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let sources = files.keys.filter { $0.hasSuffix(".swift") }
    try shell(["swift", "format", "--in-place", "--parallel"] + sources, in: folder)
}

/// Returns what the program printed; throws the first line of its standard error if it failed.
@discardableResult
func shell(_ words: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return String(decoding: text, as: UTF8.self) }
    let line = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first ?? ""
    throw Problem("“\(words.prefix(3).joined(separator: " "))” failed in \(folder.path): \(line)")
}

/// Why something is not done, and what can be done about it, in one line.
struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
