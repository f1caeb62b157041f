import DI
import Domain
import Foundation
import Presentation
import Testing

@Suite("What a container holds", .timeLimit(.minutes(5)))
struct ContainerTests {
    private let folder = TemporaryFolder()
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

    @Test("Each factory holds what it is given, and nothing else", arguments: Made.all)
    func contents(made: Made) async throws {
        #expect(await Contents(try made.make(folder)) == made.contents)
    }

    @Test("A damaged file is told in short to a screen, and with its place to a terminal")
    func damagedFile() async throws {
        try folder.write("[1]", to: "items.json")
        let items = Container.jsonFile(items: folder["items.json"]).items
        let error = await #expect(throws: ItemError.self) { try await items.getItems.execute() }
        #expect(error?.message == "The stored data is damaged.")
        #expect(error?.details == "\(folder["items.json"].path): [0]: expected an object")
    }
}

/// A container that a factory has made, in an empty folder.
struct Made: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let contents: Contents
    let make: @Sendable (TemporaryFolder) throws -> Container

    private init(
        _ name: String, holds contents: Contents,
        make: @escaping @Sendable (TemporaryFolder) throws -> Container
    ) {
        testDescription = name
        self.contents = contents
        self.make = make
    }

    static let all = [
        Made("inMemory()", holds: Contents()) { _ in .inMemory() },
        Made("inMemory(accounts:items:users:counter:notes:)", holds: .samples) { _ in
            .inMemory(
                accounts: Credentials.samples, items: Item.samples, users: User.samples,
                counter: .sample, notes: Note.samples)
        },
        Made("samples()", holds: .samples) { _ in .samples() },
        Made("jsonFile(items:)", holds: Contents(items: "a")) { folder in
            try folder.write(#"[{"id": "a", "name": "Apple"}]"#, to: "items")
            return .jsonFile(items: folder["items"])
        },
        Made("live(folder:)", holds: .firstRun) { try .live(folder: $0["data"]) },
        Made("init(authentication:places:items:users:counter:notes:)", holds: .failures) { _ in
            .failing
        },
    ]
}

/// All that the services of a container hold, or the texts of their errors.
struct Contents: Equatable, Sendable {
    var login = AuthenticationError.wrongCredentials.details
    var items = ""
    var users = ""
    var counter = "0"
    var notes = ""

    static let samples = Contents(
        login: Credentials.samples[0].email, items: "a b c", users: "1 2 3", counter: "41",
        notes: "n1 n2")

    static let firstRun = {
        var contents = samples
        contents.counter = "0"
        return contents
    }()

    static let failures = Contents(
        login: "authentication", items: "items", users: "users", counter: "counter",
        notes: "notes")
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
