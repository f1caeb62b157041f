import DI
import Domain
import Foundation
import Measuring
import SQLiteData

extension Comparison {
    /// Reads all items from each kind of file. For comparison, also measures how long Foundation takes
    /// to decode the items.
    static func load(_ count: Int, in folder: URL) async throws -> Comparison {
        let items = ReadyItems(count: count).items
        var subjects: [Subject] = []
        for kind in ItemFile.Kind.allCases {
            let getItems = try await ItemFile(items, kind, in: folder).container.items.getItems
            subjects.append(
                Subject(kind.rawValue) { times in
                    for _ in 0..<times {
                        guard try await getItems.execute().count == count else {
                            throw Problem(
                                .inputOutput,
                                "\(kind.rawValue): loads fewer items than were stored, so its time "
                                    + "says nothing; see the tests of the repository")
                        }
                    }
                })
        }
        let file = try await ItemFile(items, .json, in: folder).file
        let json = try Data(contentsOf: file)
        subjects.append(
            Subject("JSONDecoder alone") { times in
                for _ in 0..<times {
                    guard try PlainItem.decode(json).count == count else {
                        throw Problem(
                            .inputOutput, "JSONDecoder decodes fewer items than there are")
                    }
                }
            })
        return Comparison("Load \(count.grouped) items from disk", subjects: subjects)
    }

    /// Deletes one item, each time a different item, and waits until the disk has the change. For
    /// comparison, decodes, encodes, writes and flushes all items.
    static func durableDelete(from count: Int, in folder: URL) async throws -> Comparison {
        let items = ReadyItems(count: count).items
        var subjects: [Subject] = []
        for kind in ItemFile.Kind.allCases {
            var file = try await ItemFile(items, kind, in: folder)
            // A sample has many deletes, because disks vary. It deletes at most a tenth of the items,
            // so that most items stay.
            let repetitions = min(count / 10, kind.deletes(from: count))
            var deleted = 0
            subjects.append(
                Subject(
                    kind.rawValue, repetitions: repetitions,
                    prepare: {
                        guard deleted + repetitions > count / 10 else { return }
                        let old = file.folder
                        file = try await ItemFile(items, kind, in: folder)
                        deleted = 0
                        try FileManager.default.removeItem(at: old)
                    }
                ) { times in
                    for item in items[deleted..<deleted + times] {
                        try await file.container.items.deleteItem.execute(id: item.id)
                    }
                    deleted += times
                })
        }
        let file = try await ItemFile(items, .json, in: folder).file
        subjects.append(
            Subject(
                "Decode, encode, write",
                repetitions: min(count / 10, ItemFile.Kind.json.deletes(from: count))
            ) { times in
                for _ in 0..<times { try PlainItem.rewrite(file) }
            })
        return Comparison("Delete from \(count.grouped) items on disk", subjects: subjects)
    }
}

/// A new file with items, in its own folder.
private struct ItemFile {
    enum Kind: String, CaseIterable {
        case database = "SQLite"
        case json = "JSON file"

        /// How many deletes take some tenths of a second in a file of this kind.
        func deletes(from count: Int) -> Int {
            switch self {
            case .database: 400
            case .json: max(2, min(100, 200_000 / count))
            }
        }
    }

    let folder: URL
    let file: URL
    let container: Container

    init(_ items: [Item], _ kind: Kind, in parent: URL) async throws {
        folder = parent.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        file = folder.appending(path: "items")
        switch kind {
        case .database:
            try await SQLiteItemRepository(file: file).append(items)
            container = .sqlite(at: file)
        case .json:
            try Self.writeJSON(items, to: file)
            container = .jsonFile(items: file)
        }
    }

    private static func writeJSON(_ items: [Item], to file: URL) throws(Problem) {
        let elements = items.map { #"{"id": "\#($0.id)", "name": "\#($0.name)"}"# }
        do {
            try Data("[\n\(elements.joined(separator: ",\n"))\n]\n".utf8).write(to: file)
        } catch {
            throw Problem(
                .inputOutput,
                "\(file.path): can't be written: \(error.localizedDescription) "
                    + "Set TMPDIR to a folder that has room for it.")
        }
    }
}

/// The JSON fields of an item, for a measurement without a repository.
private struct PlainItem: Codable {
    let id: String
    let name: String

    static func decode(_ json: Data) throws -> [PlainItem] {
        try JSONDecoder().decode([PlainItem].self, from: json)
    }

    /// Decodes and encodes the items, writes and flushes a new file, renames it, and flushes the folder.
    static func rewrite(_ file: URL) throws {
        let json = try JSONEncoder().encode(decode(Data(contentsOf: file)))
        let temporary = file.appendingPathExtension("new")
        _ = FileManager.default.createFile(atPath: temporary.path, contents: json)
        let written = open(temporary.path, O_WRONLY)
        let folder = open(file.deletingLastPathComponent().path, O_RDONLY)
        defer {
            close(written)
            close(folder)
        }
        guard fsync(written) == 0, rename(temporary.path, file.path) == 0, fsync(folder) == 0 else {
            throw Problem(.inputOutput, "\(file.path): can't be written")
        }
    }
}
