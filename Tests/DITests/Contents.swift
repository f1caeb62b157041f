import DI
import Domain
import Testing

/// All that the services of a container hold, or the messages of their errors.
struct Contents: Equatable, Sendable {
    var login = AuthenticationError.wrongCredentials.message
    var items = ""
    var users = ""
    var counter = "0"
    var notes = ""
}

extension Contents {
    init(_ container: Container) async {
        login = await Self.text {
            try await container.login.logIn.execute(Credentials.samples[0]).email
        }
        items = await Self.text { try await container.items.getItems.execute().map(\.id) }
        users = await Self.text { try await container.users.getUsers.execute().map(\.id) }
        counter = await Self.text { "\(try await container.counter.get.execute().value)" }
        notes = await Self.text { try await Self.notes(container) }
    }

    private static func text(_ service: () async throws -> [String]) async -> String {
        await text { try await service().joined(separator: " ") }
    }

    private static func text(_ service: () async throws -> String) async -> String {
        do {
            return try await service()
        } catch {
            return (error as? any DomainError)?.message ?? "\(error)"
        }
    }

    private static func notes(_ container: Container) async throws -> [String] {
        let session = Session(email: Credentials.samples[0].email)
        try await container.notes.sync.execute(for: session)
        for await snapshot in container.notes.observe.execute(for: session) {
            let snapshot = try snapshot.get()
            if snapshot.sync != .syncing { return snapshot.notes.map(\.id) }
        }
        return []
    }
}

/// A container that a factory has made, beside a file of items.
struct Made: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let contents: Contents
    let make: @Sendable (TemporaryFolder) -> Container

    init(
        _ name: String, holds contents: Contents,
        make: @escaping @Sendable (TemporaryFolder) -> Container
    ) {
        testDescription = name
        self.contents = contents
        self.make = make
    }

    /// The texts of the files that a container reads, by the names of its parameters.
    static let files = ["items": #"[{"id": "a", "name": "Apple"}]"#]

    private static let (accounts, email) = (Credentials.samples, Credentials.samples[0].email)

    private static let samples = Contents(
        login: email, items: Item.samples.ids, users: User.samples.ids,
        counter: "\(Counter.sample.value)", notes: Note.samples.ids)

    private static let failures = Contents(
        login: "authentication", items: "items", users: "users", counter: "counter",
        notes: "notes")

    static let all = [
        Made("inMemory()", holds: Contents()) { _ in .inMemory() },
        Made("inMemory(accounts:items:users:counter:notes:)", holds: samples) { _ in
            .inMemory(
                accounts: accounts, items: Item.samples, users: User.samples, counter: .sample,
                notes: Note.samples)
        },
        Made("samples()", holds: samples) { _ in .samples() },
        Made("jsonFile(items:)", holds: Contents(items: "a")) { .jsonFile(items: $0["items"]) },
        Made("init(authentication:items:users:counter:notes:)", holds: failures) { _ in .failing },
    ]
}

extension Sequence where Element: Identifiable<String> {
    fileprivate var ids: String { map(\.id).joined(separator: " ") }
}
