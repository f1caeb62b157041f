public import Domain

/// The whole app, as scenarios drive it.
public enum AppScenario: ScenarioFeature {
    nonisolated public static let name = "app"

    /// What all the services hold.
    public struct Content: Sendable {
        public var accounts = LoginScenario.sampleContent
        public var items = ItemsScenario.sampleContent
        public var users = UsersScenario.sampleContent
        public var counter = CounterScenario.sampleContent
    }

    nonisolated public static let vocabulary: [ScenarioWord<AppIntent>] =
        LoginScenario.vocabulary.map { $0.within("login", as: AppIntent.login) }
        + [ScenarioWord("log-out", means: "log out, from anywhere", as: .logOutTapped)]
        + main.map { $0.within(as: AppIntent.main) }

    nonisolated private static let main: [ScenarioWord<MainIntent>] =
        [
            ScenarioWord("tab", "items|users|counter", means: "tap a tab") {
                MainTab(rawValue: $0).map(MainIntent.tabTapped)
            },
            ScenarioWord("back", means: "leave the user that was navigated to", as: .backTapped),
        ]
        + ItemsScenario.vocabulary.map { $0.within("items", as: MainIntent.items) }
        + UsersScenario.vocabulary.map { $0.within("users", as: MainIntent.users) }
        + CounterScenario.vocabulary.map { $0.within("counter", as: MainIntent.counter) }

    nonisolated public static func line(for intent: AppIntent) -> String {
        switch intent {
        case .login(let intent): "login \(LoginScenario.line(for: intent))"
        case .logOutTapped: "log-out"
        case .main(.items(let intent)): "items \(ItemsScenario.line(for: intent))"
        case .main(.users(let intent)): "users \(UsersScenario.line(for: intent))"
        case .main(.counter(let intent)): "counter \(CounterScenario.line(for: intent))"
        case .main(.tabTapped(let tab)): "tab \(tab.rawValue)"
        case .main(.backTapped): "back"
        }
    }

    nonisolated public static let sampleContent = Content()

    nonisolated public static let sampleScenario = """
        login email al@x.test
        login password enigma
        login submit

        # Logging in opens the main screen, which asks for everything at once.
        answer 1 ok
        answer 3 ok
        answer 2 ok
        answer 4 ok

        # A delete shows in the list and on the tab at once.
        items delete b
        tab users
        users select 2
        back

        # Logging out gives up all that is open; late answers find nothing to change.
        counter increment
        items load
        log-out
        answer 5 fail Too late.
        answer 6 ok
        answer 7 ok
        """

    public static func makeScreen(
        _ pattern: Pattern, content: Content, requests: Requests
    ) -> Screen<AppState, AppIntent> {
        switch pattern {
        case .mvvm:
            let viewModel = viewModel(content, requests)
            return Screen(
                model: viewModel, state: { viewModel.state }, perform: viewModel.perform)
        case .mvi:
            return Screen(.login(LoginState()), reducer: reducer(content, requests))
        }
    }

    static func viewModel(_ content: Content, _ requests: Requests) -> AppViewModel {
        let logIn = GatedLogin(content.accounts, requests: requests)
        let items = GatedItems(content.items, requests: requests)
        let users = GatedUsers(content.users, requests: requests)
        let counter = GatedCounter(content.counter, requests: requests).useCases
        return AppViewModel {
            LoginViewModel(logIn: logIn)
        } makeMain: { session in
            MainViewModel(
                session: session, items: ItemsViewModel(getItems: items, deleteItem: items),
                users: UsersViewModel(getUsers: users),
                counter: CounterViewModel(useCases: counter))
        }
    }

    static func reducer(_ content: Content, _ requests: Requests) -> AppReducer {
        let items = GatedItems(content.items, requests: requests)
        return AppReducer(
            login: LoginReducer(logIn: GatedLogin(content.accounts, requests: requests)),
            main: MainReducer(
                items: ItemsReducer(getItems: items, deleteItem: items),
                users: UsersReducer(getUsers: GatedUsers(content.users, requests: requests)),
                counter: CounterReducer(
                    useCases: GatedCounter(content.counter, requests: requests).useCases)))
    }
}
