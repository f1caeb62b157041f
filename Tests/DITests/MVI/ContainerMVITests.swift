import DI
import Domain
import Presentation
import Testing

@Suite("Stores ask the services of the container that made them", .timeLimit(.minutes(5)))
@MainActor
struct ContainerMVITests {
    /// A screen, and what it shows after it has asked the service.
    struct Screen: CustomTestStringConvertible, Sendable {
        let service: String
        /// The fewest log entries that there must be: the intent and the answer.
        var reports = 2
        let ask: @MainActor (Container, _ note: @escaping @MainActor () -> Void) async -> String?

        var testDescription: String { service }

        static let all = [
            Screen(service: "authentication", reports: 4) { container, note in
                let store = container.makeLoginStore { _ in note() }
                store.send(.emailChanged(Credentials.samples[0].email))
                store.send(.passwordChanged(Credentials.samples[0].password))
                await store.send(.submitTapped)?.value
                return store.state.error?.message
            },
            Screen(service: "items") { container, note in
                let store = container.makeItemsStore { _ in note() }
                await store.send(.loadRequested)?.value
                return store.state.error?.message
            },
            Screen(service: "users") { container, note in
                let store = container.makeUsersStore { _ in note() }
                await store.send(.loadRequested)?.value
                return store.state.error?.message
            },
            Screen(service: "counter") { container, note in
                let store = container.makeCounterStore { _ in note() }
                await store.send(.loadRequested)?.value
                return store.state.error?.message
            },
            Screen(service: "items users counter notes", reports: 11) { container, note in
                var container = container
                container.login = Container.samples().login
                let app = container.makeAppStore { _ in note() }
                await logIn(app)
                return messages(app.state)
            },
            Screen(service: "notes") { container, note in
                let session = Session(email: "al@x.test")
                let store = container.makeNotesStore(session: session) { _ in note() }
                await store.send(.refreshRequested)?.value
                return store.state.error?.message
            },
        ]

        @MainActor private static func logIn(_ app: AppStore) async {
            app.send(.login(.emailChanged(Credentials.samples[0].email)))
            app.send(.login(.passwordChanged(Credentials.samples[0].password)))
            await app.send(.login(.submitTapped))?.value
            // Login has started these reads. Asked again, they can be awaited.
            await app.send(.main(.items(.loadRequested)))?.value
            await app.send(.main(.users(.loadRequested)))?.value
            await app.send(.main(.counter(.loadRequested)))?.value
            await app.send(.main(.notes(.refreshRequested)))?.value
        }

        private static func messages(_ state: AppState) -> String? {
            guard let main = state.main else { return "no main screen" }
            let errors: [(any ShownError)?] = [
                main.items.error, main.users.error, main.counter.error, main.notes.error,
            ]
            let messages = errors.compactMap { $0?.message }
            return messages.isEmpty ? nil : messages.joined(separator: " ")
        }
    }

    @Test("Each screen asks its own service, and its observer gets reports", arguments: Screen.all)
    func eachScreen(screen: Screen) async {
        var reports = 0
        let error = await screen.ask(.failing) { reports += 1 }
        #expect(error == screen.service)
        #expect(reports >= screen.reports)
        #expect(await screen.ask(.samples()) {} == nil)
    }

    @Test("Each call makes a store of its own, which needs no observer")
    func ownState() async {
        let container = Container.samples()
        let stores = [container.makeItemsStore(), container.makeItemsStore()]
        await stores[0].send(.loadRequested)?.value
        #expect(stores[0].state.items == Item.samples)
        #expect(stores[1].state == ItemsState())
    }

    @Test("The notes wait by the container's delay")
    func delay() async {
        var container = Container.samples()
        let delay = CountedDelay()
        container.delay = delay
        let notes = container.makeNotesStore(session: Session(email: "al@x.test"))
        notes.send(.addTapped("n9"))
        await notes.send(.textChanged("Tea"))?.value
        #expect(delay.waits == [.milliseconds(500)])
    }
}
