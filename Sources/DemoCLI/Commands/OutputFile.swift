import Foundation

/// A file that the command line asks for.
enum OutputFile {
    /// Writes a new file, whole or not at all. One that is there already is never overwritten.
    static func create(_ path: String, _ text: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw Failure(.inputOutput, "\(path) exists already; choose another name or remove it")
        }
        do {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw Failure(.inputOutput, "\(path) can't be written: \(error.localizedDescription)")
        }
    }
}
