import Domain
import Measuring
import Observation
import Presentation

import protocol OpenCombine.ObservableObject

extension Comparison {
    /// Selects an item through the app and its main screen.
    static func threeLevelsDeep() async -> Comparison {
        let items = ReadyItems(count: 10)
        let ids = [items.items[4].id, items.items[5].id]
        let concrete = ConcreteApp(main: ConcreteMain(items: ConcreteItems(items.items)))
        let published = PublishedApp(main: PublishedMain(items: PublishedItems(items.items)))
        let alone = (viewModel: await items.makeViewModel(), store: await items.makeStore())
        let app = await OpenApp(items)
        return Comparison(
            "Select in a list of 10, three levels deep",
            subjects: [
                Subject("concrete @Observable classes, nested") { count in
                    for number in 0..<count { concrete.select(ids[number % 2]) }
                },
                Subject("OpenCombine @Published, nested") { count in
                    for number in 0..<count { published.select(ids[number % 2]) }
                },
                Subject("view model alone") { count in
                    for number in 0..<count { alone.viewModel.select(ids[number % 2]) }
                },
                Subject("view model within two others") { count in
                    for number in 0..<count { app.select(ids[number % 2]) }
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
        let service = Doorman()
        let login = LoginReducer(logIn: service)
        let main = MainReducer(
            items: items.reducer, users: UsersReducer(getUsers: NoUsers()),
            counter: CounterReducer(useCases: .ready))
        store = AppStore(
            .login(LoginState()), reducer: AppReducer(login: login, main: main))
        viewModel = AppViewModel(
            makeLogin: { LoginViewModel(logIn: service) },
            makeMain: { session in
                MainViewModel(
                    session: session,
                    items: ItemsViewModel(getItems: items, deleteItem: items),
                    users: UsersViewModel(getUsers: NoUsers()),
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

    /// Selects by the view models.
    func select(_ id: Item.ID) {
        guard case .main(let main) = viewModel.screen else { return }
        main.items.select(id)
    }
}

/// A service that lets everybody in.
private struct Doorman: LogInUseCase {
    func execute(_ credentials: Credentials) async -> Session {
        Session(email: credentials.email)
    }
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

@MainActor
private final class PublishedMain: ObservableObject {
    let items: PublishedItems

    init(items: PublishedItems) {
        self.items = items
    }

    func select(_ id: Item.ID) {
        items.select(id)
    }
}

@MainActor
private final class PublishedApp: ObservableObject {
    let main: PublishedMain

    init(main: PublishedMain) {
        self.main = main
    }

    func select(_ id: Item.ID) {
        main.select(id)
    }
}
