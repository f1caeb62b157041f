import Foundation

/// Files to write and how they came about, before anything is written.
struct Change {
    /// The new text of each file, by its path in the package.
    var files: [String: String] = [:]

    /// As the toolchain formats them, in a folder of their own.
    func formatted(with settings: String) throws(Problem) -> Change {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(to: folder)
        try Change(files: [".swift-format": settings]).write(to: folder)
        try Shell.run(
            ["swift", "format", "--in-place", "--parallel", "--recursive", "."], in: folder)
        var result = self
        for path in files.keys where path.hasSuffix(".swift") {
            result.files[path] = try? String(
                contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        return result
    }

    func write(to folder: URL) throws(Problem) {
        for (path, text) in files {
            let file = folder.appending(path: path)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                throw Problem(
                    .inputOutput, "\(file.path) can't be written: \(error.localizedDescription)")
            }
        }
    }
}

extension String {
    /// Whether a Swift file has more than imports, conditions and comments.
    var hasDeclarations: Bool {
        split(separator: "\n").contains { line in
            let starts = ["import ", "public import ", "package import ", "@testable", "#", "//"]
            return !line.allSatisfy(\.isWhitespace) && !starts.contains { line.hasPrefix($0) }
        } || contains("#Preview")
    }
}
