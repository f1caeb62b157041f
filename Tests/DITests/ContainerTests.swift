import DI
import Domain
import Presentation
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
    func factories() async throws {
        var samples = Contents(
            account: Credentials.samples[0].email, items: Item.samples, users: User.samples,
            counter: Counter.sample.value)
        #expect(try await contents(of: .samples()) == samples)
        samples.counter = 0
        let live = try Container.live(folder: folder.file("data"))
        #expect(try await contents(of: live) == samples)
        #expect(live.demoLogin == Credentials.samples[0])
        #expect(try await contents(of: .inMemory()) == Contents())
        let file = try folder.file("items", #"[{"id": "a", "name": "Apple"}]"#)
        #expect(try await contents(of: .jsonFile(items: file)) == Contents(items: [items[0]]))
    }

    @Test("Each screen asks the services of the container", arguments: AppPattern.allCases)
    @MainActor
    func services(pattern: AppPattern) async throws {
        var container = Container.failing
        let refused = try pattern.make(container)
        await refused.submit(Credentials.samples[0])?.finish()
        #expect(refused.state.login.error == .unavailable("authentication"))

        container.login = Container.samples().login
        let app = try pattern.make(container)
        await app.submit(Credentials.samples[0])?.finish()
        let errors = { @MainActor in
            app.state.main.map {
                [$0.items.error?.details, $0.users.error?.details, $0.counter.error?.details]
            }
        }
        await wait(for: "the errors") { errors()?.contains(nil) == false }
        #expect(errors() == ["items", "users", "counter"])
        #expect(app.state.main?.session == Session(email: Credentials.samples[0].email))
    }
}

/// The data that the services of a container have.
private struct Contents: Equatable {
    /// The email address of the sample account; nil if this account can't log in.
    var account: String?
    var items: [Item] = []
    var users: [User] = []
    var counter = 0
}

private func contents(of container: Container) async throws -> Contents {
    try await Contents(
        account: try? container.login.logIn.execute(Credentials.samples[0]).email,
        items: container.items.getItems.execute(), users: container.users.getUsers.execute(),
        counter: container.counter.get.execute().value)
}
