import DI
import Domain
import Presentation
import Testing

@Suite("View models ask the services of the container that made them", .timeLimit(.minutes(5)))
@MainActor
struct ContainerMVVMTests {
    /// A screen, and what it shows after it has asked the service.
    struct Screen: CustomTestStringConvertible, Sendable {
        let service: String
        let ask: @MainActor (Container) async -> String?

        var testDescription: String { service }

        static let all = [
            Screen(service: "authentication") { container in
                let viewModel = container.makeLoginViewModel()
                viewModel.email = Credentials.samples[0].email
                viewModel.password = Credentials.samples[0].password
                await viewModel.submit()?.value
                return viewModel.state.error?.message
            },
            Screen(service: "items") { container in
                let viewModel = container.makeItemsViewModel()
                await viewModel.load().value
                return viewModel.state.error?.message
            },
            Screen(service: "users") { container in
                let viewModel = container.makeUsersViewModel()
                await viewModel.load().value
                return viewModel.state.error?.message
            },
            Screen(service: "counter") { container in
                let viewModel = container.makeCounterViewModel()
                await viewModel.load().value
                return viewModel.state.error?.message
            },
            Screen(service: "notes") { container in
                let viewModel = container.makeNotesViewModel(session: Session(email: "al@x.test"))
                await viewModel.refresh().value
                return viewModel.state.error?.message
            },
        ]
    }

    @Test("Each screen asks its own service", arguments: Screen.all)
    func eachScreen(screen: Screen) async {
        #expect(await screen.ask(.failing) == screen.service)
        #expect(await screen.ask(.samples()) == nil)
    }

    @Test("Each call makes a view model of its own")
    func ownState() async {
        let container = Container.samples()
        let viewModels = [container.makeItemsViewModel(), container.makeItemsViewModel()]
        await viewModels[0].load().value
        #expect(viewModels[0].state.items == Item.samples)
        #expect(viewModels[1].state == ItemsState())
    }

    @Test("The app runs from login to logout, and each tab asks its own service")
    func app() async throws {
        var container = Container.failing
        container.login = Container.samples().login
        let app = container.makeAppViewModel()
        let main = try await app.logIn()
        await main.items.load().value
        await main.users.load().value
        await main.counter.load().value
        await main.notes.refresh().value
        #expect(main.session == Session(email: Credentials.samples[0].email))
        #expect(main.state.items.error?.message == "items")
        #expect(main.state.users.error?.message == "users")
        #expect(main.state.counter.error?.message == "counter")
        #expect(main.state.notes.error?.message == "notes")
        app.logOut()
        #expect(app.state == AppState())
    }

    @Test("The notes wait by the container's delay")
    func delay() async {
        var container = Container.samples()
        let delay = CountedDelay()
        container.delay = delay
        let notes = container.makeNotesViewModel(session: Session(email: "al@x.test"))
        notes.add("n9")
        await notes.type("Tea")?.value
        #expect(delay.waits == [.milliseconds(500)])
    }
}
