import Domain
import Foundation
import GRDB
import Testing

@testable import SQLiteData

@Suite("Promises that only a database has")
struct DatabaseTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let stored = [
        Item(id: "b", name: "B"), Item(id: "c", name: "C"), Item(id: "a", name: "A"),
    ]

    init() throws {
        folder = TemporaryFolder()
        file = folder.file("items.sqlite")
    }

    @Test func theOrderOutlivesTheRepository() async throws {
        try await SQLiteItemRepository(file: file).append(stored)
        #expect(try await SQLiteItemRepository(file: file).deleteItem(id: "c"))
        try await SQLiteItemRepository(file: file).append([stored[1]])
        #expect(
            try await SQLiteItemRepository(file: file).items() == [stored[0], stored[2], stored[1]])
    }

    @Test func twoRepositoriesOnOneFileSeeEachOthersDeletes() async throws {
        let (one, other) = (SQLiteItemRepository(file: file), SQLiteItemRepository(file: file))
        try await one.append(stored)
        #expect(try await other.items() == stored)
        #expect(try await one.deleteItem(id: "b"))
        #expect(try await !other.deleteItem(id: "b"))
        #expect(try await other.deleteItem(id: "a"))
        #expect(try await one.items() == [stored[1]])
        #expect(try await other.items() == [stored[1]])
    }

    @Test func repositoriesThatDeleteAtOnceLoseNothing() async throws {
        let items = (0..<60).map { Item(id: "\($0)", name: "Item \($0)") }
        let repositories = (0..<3).map { _ in SQLiteItemRepository(file: file) }
        try await repositories[0].append(items)
        let count = try await withThrowingTaskGroup(of: Bool.self) { group in
            for repository in repositories {
                for item in items.dropLast() {
                    group.addTask { try await repository.deleteItem(id: item.id) }
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(count == 59)
        #expect(try await repositories[1].items() == [items[59]])
    }

    @Test func whoIsToldOfTheirCancellationHasDeletedNothing() async throws {
        let items = (0..<100).map { Item(id: "\($0)", name: "Item \($0)") }
        let repository = SQLiteItemRepository(file: file)
        try await repository.append(items)
        let deletes = items.map { item in
            Task { try await repository.deleteItem(id: item.id) }
        }
        _ = try await deletes[0].value
        for delete in deletes { delete.cancel() }
        var kept: [Item] = []
        for (item, delete) in zip(items, deletes) {
            switch await delete.result {
            case .success(let wasThere): #expect(wasThere)
            case .failure(let error):
                #expect(error as? ItemError == .cancelled)
                kept.append(item)
            }
        }
        #expect(try await repository.items() == kept)
    }

    @Test func whatIsAcknowledgedIsInTheFiles() async throws {
        let repository = SQLiteItemRepository(file: file)
        try await repository.append(stored)
        #expect(try await repository.deleteItem(id: "c"))
        // Copies the files as they would be after a kill at this time.
        let left = TemporaryFolder()
        for name in try folder.names where !name.hasSuffix("-shm") {
            try FileManager.default.copyItem(at: folder.file(name), to: left.file(name))
        }
        let next = SQLiteItemRepository(file: left.file("items.sqlite"))
        #expect(try await next.items() == [stored[0], stored[2]])
    }

    @Test func aChangeIsAcknowledgedOnceItIsFlushed() async throws {
        let repository = SQLiteItemRepository(file: file)
        try await repository.append(stored)
        let settings = try await repository.database().read { database in
            try [
                String.fetchOne(database, sql: "PRAGMA journal_mode"),
                String.fetchOne(database, sql: "PRAGMA synchronous"),
                String.fetchOne(database, sql: "PRAGMA fullfsync"),
            ]
        }
        // For `synchronous`, 2 is FULL. For `fullfsync`, 1 is ON.
        #expect(settings == ["wal", "2", "1"])
    }

    @Test func aDeleteLooksAnIDUpInAnIndex() async throws {
        try await SQLiteItemRepository(file: file).append(stored)
        let database = try DatabaseQueue(path: file.plainPath)
        let plan = try await database.read { database in
            let sql = "EXPLAIN QUERY PLAN DELETE FROM item WHERE id = 'a'"
            return try Row.fetchAll(database, sql: sql).map { $0["detail"] as String }
        }
        #expect(plan.count == 1 && plan.allSatisfy { $0.hasPrefix("SEARCH item USING") }, "\(plan)")
    }

    @Test func toLookForItemsMakesNoFile() async throws {
        let repository = SQLiteItemRepository(file: file)
        #expect(try await repository.items().isEmpty)
        #expect(try await !repository.deleteItem(id: "a"))
        await cancelled {
            await #expect(throws: ItemError.cancelled) { try await repository.items() }
        }
        #expect(try folder.names.isEmpty)
        try await SQLiteItemRepository(file: file).append(stored)
        #expect(try await repository.items() == stored)
    }
}
