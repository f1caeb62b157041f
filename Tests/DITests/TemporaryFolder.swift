import Foundation

/// A folder of its own for a test, removed with the value. Where it can't be made, no file can either.
final class TemporaryFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    init() {
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
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
