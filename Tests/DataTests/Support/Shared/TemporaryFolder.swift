import Foundation

/// A folder for one test, which is removed at the end. If it can't be made, writing a file in it fails.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(
        path: "SideBySideTests-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: false) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of all files in the folder, also of hidden files.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.plainPath).sorted() }
    }

    func file(_ name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }

    /// Writes a file with this text.
    @discardableResult func file(_ name: String, _ text: String) throws -> URL {
        try write(Array(text.utf8), to: file(name))
    }

    @discardableResult func write(_ bytes: [UInt8], to url: URL) throws -> URL {
        guard FileManager.default.createFile(atPath: url.plainPath, contents: .init(bytes)) else {
            throw CocoaError(.fileWriteUnknown)
        }
        return url
    }
}

extension URL {
    /// The path for system calls, without percent-encoding.
    var plainPath: String { path(percentEncoded: false) }
}

/// The text of a file, a byte-order mark included.
func text(of url: URL) throws -> String {
    try String(decoding: Foundation.Data(contentsOf: url), as: UTF8.self)
}
