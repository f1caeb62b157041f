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

    @Test("Each factory holds what it is given, and nothing else", arguments: Factory.allCases)
    func contents(factory: Factory) async throws {
        #expect(await Contents(try factory.make(in: folder)) == factory.contents)
    }
}

/// The ways of making a container.
enum Factory: CaseIterable {
    case empty, inMemory, samples, jsonFile, live

    func make(in folder: TemporaryFolder) throws -> Container {
        switch self {
        case .empty: .inMemory()
        case .inMemory:
            .inMemory(
                accounts: Credentials.samples, items: Item.samples, users: User.samples,
                counter: .sample, notes: Note.samples)
        case .samples: .samples()
        case .jsonFile:
            .jsonFile(items: try folder.file("items", #"[{"id": "a", "name": "Apple"}]"#))
        case .live: try .live(folder: folder.file("data"))
        }
    }

    var contents: Contents {
        let email = Credentials.samples[0].email
        return switch self {
        case .empty: Contents()
        case .inMemory, .samples:
            Contents(
                login: email, items: "a b c", users: "1 2 3", counter: "41", notes: "n1 n2")
        case .jsonFile: Contents(items: "a")
        case .live:
            Contents(
                login: email, items: "a b c", users: "1 2 3", counter: "0", notes: "n1 n2")
        }
    }
}

/// All that the services of a container hold, or the texts of their errors.
struct Contents: Equatable, Sendable {
    var login = AuthenticationError.wrongCredentials.details
    var items = ""
    var users = ""
    var counter = "0"
    var notes = ""
}

extension Contents {
    init(_ container: Container) async {
        login = await Self.text {
            [try await container.login.logIn.execute(Credentials.samples[0]).email]
        }
        items = await Self.text { try await container.items.getItems.execute().map(\.id) }
        users = await Self.text { try await container.users.getUsers.execute().map(\.id) }
        counter = await Self.text { ["\(try await container.counter.get.execute().value)"] }
        notes = await Self.text { try await container.syncedNotes().map(\.id) }
    }

    private static func text(_ service: () async throws -> [String]) async -> String {
        do {
            return try await service().joined(separator: " ")
        } catch {
            return (error as? any DomainError)?.details ?? "\(error)"
        }
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
