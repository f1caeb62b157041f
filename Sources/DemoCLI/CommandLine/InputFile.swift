import Foundation

/// A file from the command line. The name `-` means standard input.
struct InputFile {
    let path: String

    /// The name that messages use for this file.
    var name: String { path == "-" ? "standard input" : path.quoted }

    /// Throws if nothing exists at this path.
    func check() throws {
        if path == "-" || FileManager.default.fileExists(atPath: path) { return }
        throw Problem(.noInput, "\(name) does not exist; check its path")
    }

    func text() throws -> String {
        try check()
        let file = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path)
        guard let file, let data = try? file.readToEnd() ?? Foundation.Data() else {
            throw Problem(.inputOutput, "\(name) can't be read; name a file that you can read")
        }
        if let text = String(data: data, encoding: .utf8) { return text }
        throw Problem(.badData, "\(name) is not UTF-8 text; save it as UTF-8")
    }
}
