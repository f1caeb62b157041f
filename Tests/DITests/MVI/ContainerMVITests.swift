import DI
import Domain
import Presentation
import Testing

@Suite("Stores ask the services of the container that made them")
@MainActor
struct ContainerMVITests {
    /// A screen, and what it shows after it has asked the service.
    struct Screen: CustomTestStringConvertible, Sendable {
        let service: String
        let ask: @MainActor (Container) async -> String?

        var testDescription: String { service }

        static let all = [
            Screen(service: "authentication") { container in
                let store = container.makeLoginStore()
                store.send(.emailChanged(Credentials.samples[0].email))
                store.send(.passwordChanged(Credentials.samples[0].password))
                await store.send(.submitTapped)?.value
                return store.state.error?.message
            },
            Screen(service: "items") { container in
                let store = container.makeItemsStore()
                await store.send(.loadRequested)?.value
                return store.state.error?.message
            },
            Screen(service: "users") { container in
                let store = container.makeUsersStore()
                await store.send(.loadRequested)?.value
                return store.state.error?.message
            },
            Screen(service: "counter") { container in
                let store = container.makeCounterStore()
                await store.send(.loadRequested)?.value
                return store.state.error?.message
            },
        ]
    }

    @Test("Each screen asks its own service", arguments: Screen.all)
    func eachScreen(screen: Screen) async {
        #expect(await screen.ask(.failing) == screen.service)
        #expect(await screen.ask(.samples()) == nil)
    }

    @Test("Each call makes a store of its own")
    func ownState() async {
        let container = Container.samples()
        let stores = [container.makeItemsStore(), container.makeItemsStore()]
        await stores[0].send(.loadRequested)?.value
        #expect(stores[0].state.items == Item.samples)
        #expect(stores[1].state == ItemsState())
    }

    @Test("The observer of a store gets each report")
    func observer() async {
        var reports = 0
        let store = Container.samples().makeItemsStore { _ in reports += 1 }
        await store.send(.loadRequested)?.value
        #expect(reports == 2)
    }

    @Test("The app runs from login to logout, and each tab asks its own service")
    func app() async {
        var container = Container.failing
        container.login = Container.samples().login
        let app = container.makeAppStore()
        app.send(.login(.emailChanged(Credentials.samples[0].email)))
        app.send(.login(.passwordChanged(Credentials.samples[0].password)))
        await app.send(.login(.submitTapped))?.value
        // Login has started these reads. They are replaced, so as to wait for them.
        await app.send(.main(.items(.loadRequested)))?.value
        await app.send(.main(.users(.loadRequested)))?.value
        await app.send(.main(.counter(.loadRequested)))?.value
        guard case .main(let main) = app.state else {
            Issue.record("Login opens the main screen.")
            return
        }
        #expect(main.session == Session(email: Credentials.samples[0].email))
        #expect(main.items.error?.message == "items")
        #expect(main.users.error?.message == "users")
        #expect(main.counter.error?.message == "counter")
        app.send(.logOutTapped)
        #expect(app.state == .login(LoginState()))
    }
}
