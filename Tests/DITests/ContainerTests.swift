import DI
import Domain
import Testing

@Suite("What a container holds", .timeLimit(.minutes(5)))
struct ContainerTests {
    private let folder = TemporaryFolder()
    private let items = [Item(id: "a", name: "Apple"), Item(id: "b", name: "Banana")]

    @Test("Two containers share nothing, and another use case in a copy is in the copy alone")
    func values() async throws {
        let container = Container.inMemory(items: items)
        let other = Container.inMemory(items: items)
        var copy = container
        copy.items.getItems = Container.failing.items.getItems
        try await container.items.deleteItem.execute(id: "a")
        #expect(try await container.items.getItems.execute() == [items[1]])
        #expect(try await other.items.getItems.execute() == items)
    }

    @Test("Each factory holds what it is given, and nothing else")
    func contents() async throws {
        var samples = Contents(
            account: Credentials.samples[0].email, items: Item.samples, users: User.samples,
            counter: Counter.sample.value, notes: Note.samples)
        #expect(try await Contents(.samples()) == samples)
        samples.counter = 0
        #expect(try await Contents(.live(folder: folder.file("data"))) == samples)
        #expect(try await Contents(.inMemory()) == Contents())
        let file = try folder.file("items", #"[{"id": "a", "name": "Apple"}]"#)
        #expect(try await Contents(.jsonFile(items: file)) == Contents(items: [items[0]]))
    }
}

/// All that the services of a container hold.
struct Contents: Equatable {
    /// Nil if nobody can log in.
    var account: String?
    var items: [Item] = []
    var users: [User] = []
    var counter = 0
    var notes: [Note] = []
}

extension Contents {
    init(_ container: Container) async throws {
        account = try? await container.login.logIn.execute(Credentials.samples[0]).email
        items = try await container.items.getItems.execute()
        users = try await container.users.getUsers.execute()
        counter = try await container.counter.get.execute().value
        notes = try await container.syncedNotes()
    }
}

extension Container {
    /// The sample account's notes, after a sync.
    func syncedNotes() async throws -> [Note] {
        let session = Session(email: Credentials.samples[0].email)
        try await notes.sync.execute(for: session)
        for await snapshot in notes.observe.execute(for: session) {
            let snapshot = try snapshot.get()
            if snapshot.sync == .idle { return snapshot.notes }
        }
        return []
    }
}
