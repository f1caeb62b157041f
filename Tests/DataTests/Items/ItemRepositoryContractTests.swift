import Domain
import Testing

@Suite("Every item repository keeps one contract", .timeLimit(.minutes(5)))
struct ItemRepositoryContractTests {
    typealias Kind = ItemRepositoryKind

    private let folder = TemporaryFolder()
    private let stored = [
        Item(id: "b", name: "Banana"), Item(id: "a", name: "Apfel"),
        Item(id: "ß", name: "Süßkirsche"),
    ]

    @Test("Items come in stored order", arguments: Kind.allCases, [3, 0])
    func order(kind: Kind, count: Int) async throws {
        let items = Array(stored.prefix(count))
        #expect(try await kind.make(items, in: folder).items() == items)
    }

    @Test(
        "Deleting removes one item, an unknown id none", arguments: Kind.allCases,
        ["b", "a", "ß", "", "c", "A", " a", "a\0", "\0"])
    func deleting(kind: Kind, id: String) async throws {
        let repository = try await kind.make(stored, in: folder)
        #expect(try await repository.deleteItem(id: id) == ["b", "a", "ß"].contains(id))
        #expect(try await repository.items() == stored.filter { $0.id != id })
    }

    @Test("Saving replaces an item in its place", arguments: Kind.allCases, [true, false])
    func saving(kind: Kind, isNew: Bool) async throws {
        let repository = try await kind.make(stored, in: folder)
        for _ in 1...2 {
            #expect(try await repository.saveItem(Item(id: "a", name: "Fig"), isNew: isNew))
        }
        #expect(try await repository.items() == [stored[0], Item(id: "a", name: "Fig"), stored[2]])
    }

    @Test("Only a new item is added, at the end", arguments: Kind.allCases)
    func adding(kind: Kind) async throws {
        let repository = try await kind.make(stored, in: folder)
        let fig = Item(id: "f", name: "Fig")
        #expect(try await !repository.saveItem(fig, isNew: false))
        #expect(try await repository.items() == stored)
        #expect(try await repository.saveItem(fig, isNew: true))
        #expect(try await repository.items() == stored + [fig])
    }

    @Test("Ids are equal as text is, not as bytes", arguments: Kind.allCases)
    func ids(kind: Kind) async throws {
        let repository = try await kind.make([Item(id: "caf\u{E9}", name: "Composed")], in: folder)
        #expect(try await repository.saveItem(Item(id: "cafe\u{301}", name: "New"), isNew: true))
        #expect(try await repository.items().map(\.name) == ["New"])
        #expect(try await repository.deleteItem(id: "cafe\u{301}"))
        #expect(try await repository.items().isEmpty)
    }

    @Test("Items deleted together, each twice, are gone, and each once", arguments: Kind.allCases)
    func together(kind: Kind) async throws {
        let items = (0..<40).map { Item(id: "\($0)", name: "Item \($0)") }
        let repository = try await kind.make(items, in: folder)
        let outcomes = try await withThrowingTaskGroup(of: Bool.self) { group in
            for item in items + items where item.id != "17" {
                group.addTask { try await repository.deleteItem(id: item.id) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 } == 39)
        #expect(try await repository.items() == [items[17]])
    }

    @Test("A cancelled task gets the error `cancelled`; nothing changes", arguments: Kind.allCases)
    func cancelledTask(kind: Kind) async throws {
        let repository = try await kind.make(stored, in: folder)
        await cancelled {
            await #expect(throws: ItemError.cancelled) { try await repository.items() }
            await #expect(throws: ItemError.cancelled) { try await repository.deleteItem(id: "a") }
            await #expect(throws: ItemError.cancelled) {
                try await repository.saveItem(stored[1], isNew: true)
            }
        }
        #expect(try await repository.items() == stored)
    }
}
