import DI
import Domain
import Testing

/// What the services of a container hold, or the message of their error.
struct Contents: Equatable, Sendable {
    var login = LogInError.wrongCredentials.message
    var items: [String] = []
    var users: [String] = []
    var counter = "0"
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

    private static let (accounts, email) = (Credentials.samples, Credentials.samples[0].email)

    static let all = [
        Made("inMemory()", holds: Contents()) { _ in .inMemory() },
        Made("inMemory(accounts:)", holds: Contents(login: email)) { _ in
            .inMemory(accounts: accounts)
        },
        Made("inMemory(items:)", holds: Contents(items: ["a", "b", "c"])) { _ in
            .inMemory(items: Item.samples)
        },
        Made("inMemory(users:)", holds: Contents(users: ["1", "2", "3"])) { _ in
            .inMemory(users: User.samples)
        },
        Made(
            "samples()",
            holds: Contents(login: email, items: ["a", "b", "c"], users: ["1", "2", "3"])
        ) { _ in
            .samples()
        },
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
        Made(
            "init(authentication:items:users:counter:)",
            holds: Contents(
                login: "authentication", items: ["items"], users: ["users"], counter: "counter")
        ) { _ in
            .failing
        },
    ]
}
