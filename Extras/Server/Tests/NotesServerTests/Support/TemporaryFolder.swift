import Foundation

/// A folder that is removed when nothing holds this object any more.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a file in it.
    func file(_ name: String) -> String {
        url.appending(path: name).path(percentEncoded: false)
    }
}
