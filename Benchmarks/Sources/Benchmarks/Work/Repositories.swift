import DI
import Domain
import Foundation
import Measuring
import SQLiteData

extension Comparison {
    /// Reads all items, from a file of either kind.
    static func load(_ count: Int, in folder: URL) async throws -> Comparison {
        let files = try await ItemFiles(count, in: folder)
        let json = Container.jsonFile(at: files.json).getItems
        let database = Container.sqlite(at: files.database).getItems
        return Comparison(
            "Load \(count.grouped) items from disk",
            subjects: [
                Subject("SQLite") { times in
                    for _ in 0..<times { _ = try? await database.execute() }
                },
                Subject("JSON file") { times in
                    for _ in 0..<times { _ = try? await json.execute() }
                },
            ])
    }

    /// Deletes one item, and another each time, until the disk has it.
    static func durableDelete(from count: Int, in folder: URL) async throws -> Comparison {
        let files = try await ItemFiles(count, in: folder)
        let json = Container.jsonFile(at: files.json).deleteItem
        let database = Container.sqlite(at: files.database).deleteItem
        var deleted = (json: 0, database: 0)
        return Comparison(
            "Delete from \(count.grouped) items on disk", repetitions: 4,
            subjects: [
                Subject("SQLite") { times in
                    for _ in 0..<times {
                        deleted.database += 1
                        try? await database.execute(id: "item-\(deleted.database)")
                    }
                },
                Subject("JSON file") { times in
                    for _ in 0..<times {
                        deleted.json += 1
                        try? await json.execute(id: "item-\(deleted.json)")
                    }
                },
            ])
    }
}

/// The same items in a file of either kind.
private struct ItemFiles {
    let json: URL
    let database: URL

    init(_ count: Int, in folder: URL) async throws {
        let items = await ReadyItems(count: count).items
        json = folder.appending(path: "\(UUID()).json")
        database = folder.appending(path: "\(UUID()).sqlite")
        let elements = items.map { #"{"id": "\#($0.id)", "name": "\#($0.name)"}"# }
        try Data("[\n\(elements.joined(separator: ",\n"))\n]\n".utf8).write(to: json)
        try await SQLiteItemRepository(file: database).append(items)
    }
}
