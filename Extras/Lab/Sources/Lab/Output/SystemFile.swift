import Foundation
import Recipes
import Reports

/// Files that the user names.
enum SystemFile {
    /// The text of a file; for `-` it is standard input.
    static func text(of path: String) throws -> String {
        let bytes: Data
        do {
            bytes =
                path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data()
                : try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Problem("\(name(of: path)) can't be read; name a file that can.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Problem("\(name(of: path)) is not UTF-8 text; save it as UTF-8.")
        }
        return text
    }

    /// The play of the report in a file.
    @MainActor
    static func play(of path: String) async throws -> ReportedPlay {
        do throws(ReportProblem) {
            return try await ReportedPlay(Report(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Problem("\(name(of: path)): \(error)")
        }
    }

    /// The path, as messages name it.
    static func name(of path: String) -> String { path == "-" ? "standard input" : path.quoted }

    /// Throws if it is clear that the file can't be written. Changes nothing on the disk.
    static func checkWritable(_ path: String) throws {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        let exists = files.fileExists(atPath: path, isDirectory: &isFolder)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard !isFolder.boolValue, files.isWritableFile(atPath: exists ? path : folder) else {
            throw Problem("\(path.quoted) can't be written; choose another name.")
        }
    }

    /// Writes a file, or replaces it.
    static func write(_ text: String, to path: String) throws {
        do {
            try text.write(toFile: path, atomically: false, encoding: .utf8)
        } catch {
            throw Problem("\(path.quoted) can't be written; choose another name.")
        }
    }
}

/// An error that ends the program with one line: what is wrong, where, and how to correct it.
struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
