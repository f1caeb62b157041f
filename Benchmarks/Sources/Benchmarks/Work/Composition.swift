import Domain
import Measuring
import Observation
import Presentation

extension Comparison {
    /// Selects an item through the app and its main screen.
    static func threeLevelsDeep() async -> Comparison {
        let items = ReadyItems(count: 10)
        let ids = [items.items[4].id, items.items[5].id]
        let concrete = ConcreteApp(main: ConcreteMain(items: ConcreteItems(items.items)))
        let alone = (viewModel: await items.makeViewModel(), store: await items.makeStore())
        let app = await OpenApp(items)
        return Comparison(
            "Select in a list of 10, three levels deep",
            subjects: [
                Subject("concrete @Observable classes, nested") { count in
                    for number in 0..<count { concrete.select(ids[number % 2]) }
                },
                Subject("view model alone") { count in
                    for number in 0..<count { alone.viewModel.select(ids[number % 2]) }
                },
                Subject("view model within two others") { count in
                    for number in 0..<count {
                        app.viewModel.perform(.main(.items(.itemTapped(ids[number % 2]))))
                    }
                },
                Subject("store alone") { count in
                    for number in 0..<count { alone.store.send(.itemTapped(ids[number % 2])) }
                },
                Subject("store of three reducers") { count in
                    for number in 0..<count {
                        app.store.send(.main(.items(.itemTapped(ids[number % 2]))))
                    }
                },
            ])
    }
}

/// The app with somebody logged in, in both patterns.
@MainActor
struct OpenApp {
    let viewModel: AppViewModel
    let store: AppStore

    init(_ items: ReadyItems) async {
        let services = ReadyApp()
        let login = LoginReducer(logIn: services)
        let main = MainReducer(
            items: items.reducer, users: UsersReducer(getUsers: services),
            counter: CounterReducer(useCases: .ready))
        store = AppStore(
            .login(LoginState()), reducer: AppReducer(login: login, main: main))
        viewModel = AppViewModel(
            makeLogin: { LoginViewModel(logIn: services) },
            makeMain: { session in
                MainViewModel(
                    session: session,
                    items: ItemsViewModel(getItems: items, deleteItem: items),
                    users: UsersViewModel(getUsers: services),
                    counter: CounterViewModel(useCases: .ready))
            })
        let steps: [AppIntent] = [
            .login(.emailChanged("al@x.test")), .login(.passwordChanged(Password("enigma"))),
            .login(.submitTapped),
        ]
        for step in steps {
            await viewModel.perform(step).finished()
            await store.send(step).finished()
        }
    }
}

private struct ReadyApp: LogInUseCase, GetUsersUseCase {
    func execute(_ credentials: Credentials) async throws(LogInError) -> Session {
        Session(email: credentials.email)
    }

    func execute() async throws(UserError) -> [User] { [] }
}

@MainActor
@Observable
private final class ConcreteMain {
    let items: ConcreteItems

    init(items: ConcreteItems) {
        self.items = items
    }

    func select(_ id: Item.ID) {
        items.select(id)
    }
}

@MainActor
@Observable
private final class ConcreteApp {
    let main: ConcreteMain

    init(main: ConcreteMain) {
        self.main = main
    }

    func select(_ id: Item.ID) {
        main.select(id)
    }
}
