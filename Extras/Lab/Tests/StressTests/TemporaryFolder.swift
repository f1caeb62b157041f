import Foundation

/// A folder for one test, removed with the value.
final class TemporaryFolder: Sendable {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "Lab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The names of everything in the folder, hidden files too.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    func file(_ name: String) -> URL {
        url.appending(path: name, directoryHint: .notDirectory)
    }

    /// A file of items: item-0, item-1 and so on.
    func makeItems(_ count: Int) throws -> URL {
        let elements = (0..<count).map { #"{"id": "item-\#($0)", "name": "Item number \#($0)"}"# }
        let file = file("items.json")
        try Foundation.Data("[\n\(elements.joined(separator: ",\n"))\n]\n".utf8).write(to: file)
        return file
    }
}
