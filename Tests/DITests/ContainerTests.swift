import DI
import Domain
import Testing

@Suite("What a container holds", .timeLimit(.minutes(5)))
struct ContainerTests {
    private let items = [Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana")]

    @Test("Two containers share nothing")
    func twoContainers() async throws {
        let container = Container.inMemory(items: items)
        let other = Container.inMemory(items: items)
        try await container.items.deleteItem.execute(id: "a")
        #expect(try await container.items.getItems.execute() == [items[1]])
        #expect(try await other.items.getItems.execute() == items)
    }

    @Test("A copy with another use case leaves the original as it was")
    func anotherUseCase() async throws {
        let container = Container.inMemory(items: items)
        var copy = container
        copy.items.getItems = Container.failing.items.getItems
        await #expect(throws: ItemError.unavailable("items")) {
            try await copy.items.getItems.execute()
        }
        #expect(try await container.items.getItems.execute() == items)
    }

    @Test("Each parameter of each factory counts, and so does each default", arguments: Made.all)
    func parameters(made: Made) async throws {
        let folder = TemporaryFolder()
        for (name, text) in Made.files { try folder.write(text, to: name) }
        #expect(await Contents(made.make(folder)) == made.contents)
    }
}
