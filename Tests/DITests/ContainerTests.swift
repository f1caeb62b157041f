import DI
import Domain
import Foundation
import Testing

@Suite("What a container holds")
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

    @Test("With the samples, somebody can log in and finds items and users")
    func samples() async throws {
        let container = Container.samples()
        let session = try await container.login.logIn.execute(Credentials.samples[0])
        #expect(session == Session(email: Credentials.samples[0].email))
        #expect(try await container.items.getItems.execute() == Item.samples)
        #expect(try await container.users.getUsers.execute() == User.samples)
    }

    @Test("What is in the files is read, changed and found again by the next container")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("items.json")
        try #"[{"id": "a", "name": "Apple"}, {"id": "b", "name": "Banana"}]"#
            .write(to: file, atomically: true, encoding: .utf8)
        let makeContainer = {
            Container.jsonFile(at: file, counter: folder.appendingPathComponent("counter.json"))
        }

        let container = makeContainer()
        try await container.items.deleteItem.execute(id: "a")
        #expect(try await container.counter.increment.execute().value == 1)

        let next = makeContainer()
        #expect(try await next.items.getItems.execute() == [items[1]])
        #expect(try await next.counter.get.execute().value == 1)
    }
}
