import DI
import Domain
import Foundation
import Measuring
import SQLiteData

extension Comparison {
    /// Reads all items, from a file of either kind.
    static func load(_ count: Int, in folder: URL) async throws -> Comparison {
        let items = ReadyItems(count: count).items
        var subjects: [Subject] = []
        for kind in ItemFile.Kind.allCases {
            let getItems = try await ItemFile(items, kind, in: folder).container.getItems
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
        return Comparison("Load \(count.grouped) items from disk", subjects: subjects)
    }

    /// Deletes one item, and another each time, until the disk has it.
    static func durableDelete(from count: Int, in folder: URL) async throws -> Comparison {
        let items = ReadyItems(count: count).items
        var subjects: [Subject] = []
        for kind in ItemFile.Kind.allCases {
            var file = try await ItemFile(items, kind, in: folder)
            // Many a sample, for a disk has moods; a tenth of all at most, so that most are there.
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
                        try await file.container.deleteItem.execute(id: item.id)
                    }
                    deleted += times
                })
        }
        return Comparison("Delete from \(count.grouped) items on disk", subjects: subjects)
    }
}

/// Items in a new file, which has a folder of its own.
private struct ItemFile {
    enum Kind: String, CaseIterable {
        case database = "SQLite"
        case json = "JSON file"

        /// How many take some tenths of a second.
        func deletes(from count: Int) -> Int {
            switch self {
            case .database: 400
            case .json: max(5, min(400, 4_000_000 / count))
            }
        }
    }

    let folder: URL
    let container: Container

    init(_ items: [Item], _ kind: Kind, in parent: URL) async throws {
        folder = parent.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let file = folder.appending(path: "items")
        switch kind {
        case .database:
            try await SQLiteItemRepository(file: file).append(items)
            container = .sqlite(at: file)
        case .json:
            try Self.writeJSON(items, to: file)
            container = .jsonFile(at: file)
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
