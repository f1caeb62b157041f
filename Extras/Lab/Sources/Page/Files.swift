import Foundation

/// The files that the page is made of or shows, read from the folder in which this file was compiled.
enum Files {
    private static let folder = URL(filePath: #filePath).appending(path: "../..").standardized

    /// A file below the sources of the Lab, such as `Page/Web/play.html`.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// In a folder, the text of the file whose name begins with `beginning`.
    static func text(in path: String, beginning: String) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: path).path)
        return try text("\(path)/\(names.first { $0.hasPrefix(beginning) } ?? beginning)")
    }
}
