import Foundation

/// A folder of its own for a test, removed with the value.
final class TemporaryFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        remove()
    }

    subscript(name: String) -> URL { url.appendingPathComponent(name) }

    func write(_ text: String, to name: String) throws {
        try text.write(to: self[name], atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
