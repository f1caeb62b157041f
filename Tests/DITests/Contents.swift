import DI
import Domain
import Testing

/// What the services of a container hold, or the message of their error.
struct Contents: Equatable, Sendable {
    var login = LogInError.wrongCredentials.message
    var items: [String] = []
    var users: [String] = []
    var counter = "0"
    var notes: [String] = []
}

extension Contents {
    init(_ container: Container) async {
        do throws(LogInError) {
            login = try await container.login.logIn.execute(Credentials.samples[0]).email
        } catch {
            login = error.message
        }
        do throws(ItemError) {
            items = try await container.items.getItems.execute().map(\.id)
        } catch {
            items = [error.message]
        }
        do throws(UserError) {
            users = try await container.users.getUsers.execute().map(\.id)
        } catch {
            users = [error.message]
        }
        do throws(CounterError) {
            counter = "\(try await container.counter.get.execute().value)"
        } catch {
            counter = error.message
        }
        do throws(NoteError) {
            notes = try await Self.notes(container)
        } catch {
            notes = [error.message]
        }
    }

    private static func notes(_ container: Container) async throws(NoteError) -> [String] {
        let session = Session(email: Credentials.samples[0].email)
        try await container.notes.sync.execute(for: session)
        for await snapshot in container.notes.observe.execute(for: session) {
            let snapshot = try snapshot.get()
            if snapshot.sync != .syncing { return snapshot.notes.map(\.id) }
        }
        return []
    }
}

/// A container that a factory has made, beside files of items, users and a count.
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

    /// What the files have that a container reads, by the names of its parameters.
    static let files = [
        "items": #"[{"id": "a", "name": "Apple"}]"#,
        "users": #"[{"id": "7", "name": "Grace"}]"#,
        "counter": #"{"value": 3, "version": 5}"#,
    ]

    private static let (accounts, email) = (Credentials.samples, Credentials.samples[0].email)

    private static let samples = Contents(
        login: email, items: Item.samples.map(\.id), users: User.samples.map(\.id),
        counter: "\(Counter.sample.value)", notes: Note.samples.map(\.id))

    private static let failures = Contents(
        login: "authentication", items: ["items"], users: ["users"], counter: "counter",
        notes: ["notes"])

    static let all = [
        Made("inMemory()", holds: Contents()) { _ in .inMemory() },
        Made("inMemory(accounts:)", holds: Contents(login: email)) { _ in
            .inMemory(accounts: accounts)
        },
        Made("inMemory(items:)", holds: Contents(items: Item.samples.map(\.id))) { _ in
            .inMemory(items: Item.samples)
        },
        Made("inMemory(users:)", holds: Contents(users: User.samples.map(\.id))) { _ in
            .inMemory(users: User.samples)
        },
        Made("inMemory(counter:)", holds: Contents(counter: "3")) { _ in
            .inMemory(counter: Counter(value: 3, version: 5))
        },
        Made("inMemory(notes:)", holds: Contents(notes: Note.samples.map(\.id))) { _ in
            .inMemory(notes: Note.samples)
        },
        Made("samples()", holds: samples) { _ in .samples() },
        Made("jsonFile(items:)", holds: Contents(items: ["a"])) { .jsonFile(items: $0["items"]) },
        Made("jsonFile(items:users:)", holds: Contents(items: ["a"], users: ["7"])) {
            .jsonFile(items: $0["items"], users: $0["users"])
        },
        Made("jsonFile(items:counter:)", holds: Contents(items: ["a"], counter: "3")) {
            .jsonFile(items: $0["items"], counter: $0["counter"])
        },
        Made("jsonFile(items:accounts:)", holds: Contents(login: email, items: ["a"])) {
            .jsonFile(items: $0["items"], accounts: accounts)
        },
        Made("init(authentication:items:users:counter:notes:)", holds: failures) { _ in .failing },
    ]
}
