import Testing

@testable import Domain

@Suite("Item use cases keep the rules, whatever the repository", .timeLimit(.minutes(5)))
struct ItemUseCaseTests {
    @Test(
        "A delete fails as the repository does, or if nothing has the id",
        arguments: [
            ("a", nil, nil), ("b", nil, .notFound("b")),
            ("a", .unavailable("Offline."), .unavailable("Offline.")),
        ] as [(Item.ID, ItemError?, ItemError?)])
    func delete(id: Item.ID, failure: ItemError?, expected: ItemError?) async {
        let delete = DefaultDeleteItemUseCase(repository: StubItemRepository(failure: failure))
        do throws(ItemError) {
            try await delete.execute(id: id)
            #expect(expected == nil)
        } catch { #expect(error == expected) }
    }

    @Test(
        "A save trims the name, and refuses a blank one or a change of what is gone",
        arguments: [
            ("a", " Fig\u{200B} ", false, nil), ("b", "Fig", true, nil),
            ("b", "Fig", false, .notFound("b")), ("a", "", false, .blankName),
            ("b", " \u{200B}\n", true, .blankName),
        ] as [(Item.ID, String, Bool, ItemError?)])
    func save(id: Item.ID, name: String, isNew: Bool, expected: ItemError?) async {
        let save = DefaultSaveItemUseCase(repository: StubItemRepository(failure: nil))
        do throws(ItemError) {
            let saved = try await save.execute(Item(id: id, name: name), isNew: isNew)
            #expect(saved == Item(id: id, name: "Fig"))
            #expect(expected == nil)
        } catch { #expect(error == expected) }
    }
}

/// Has an item with the id `a`. Throws `failure`, if there is one. Stores no name with blanks around it.
private struct StubItemRepository: ItemRepository {
    let failure: ItemError?

    func items() -> [Item] { [] }

    func deleteItem(id: Item.ID) throws(ItemError) -> Bool {
        if let failure { throw failure }
        return id == "a"
    }

    func saveItem(_ item: Item, isNew: Bool) throws(ItemError) -> Bool {
        if let failure { throw failure }
        return item.name == item.name.trimmed && (isNew || item.id == "a")
    }
}
