import Foundation

/// The files that the page contains or shows, found relative to this source file.
enum Files {
    private static let folder = URL(filePath: #filePath).appending(path: "../..").standardized

    /// The text of a file. The path is relative to the sources of the Lab, such as `Page/Web/play.html`.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// The text of the file in this folder whose name begins with `beginning`.
    static func text(in path: String, beginning: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: path).path)
        return try text("\(path)/\(names.first { $0.hasPrefix(beginning) } ?? beginning)")
    }
}
