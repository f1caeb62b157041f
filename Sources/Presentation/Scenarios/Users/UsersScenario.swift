public import Domain

/// The users screen, as scenarios drive it, with somebody who listens to its events.
public enum UsersScenario: ScenarioFeature {
    nonisolated public static let name = "users"

    /// The screen and where it has sent the listener.
    public struct State: Equatable, Sendable {
        public let screen: UsersState
        public let navigations: [User.ID]
    }

    nonisolated public static let vocabulary: [ScenarioWord<UsersIntent>] = [
        ScenarioWord("load", means: "ask for the users", as: .loadRequested),
        ScenarioWord(
            "search", text: "TEXT", means: "type into the search field",
            as: UsersIntent.queryChanged),
        ScenarioWord("select", "ID", means: "tap a user", as: UsersIntent.userTapped),
        ScenarioWord("clear-error", means: "dismiss the error", as: .errorDismissed),
    ]

    nonisolated public static func line(for intent: UsersIntent) -> String {
        switch intent {
        case .loadRequested: "load"
        case .queryChanged(""): "search"
        case .queryChanged(let query): "search \(query)"
        case .userTapped(let id): "select \(id)"
        case .errorDismissed: "clear-error"
        }
    }

    nonisolated public static let sampleContent = [
        User(id: "1", name: "Zoë Ångström"), User(id: "2", name: "José Núñez"),
        User(id: "3", name: "Joséphine Baker"),
    ]

    nonisolated public static let sampleScenario = """
        # The query is there before the users are. Case and accents do not matter.
        search JOSE
        load
        answer 1 ok
        search angstrom

        # To navigate is an event: told once, and not part of the state.
        select 1
        search
        select 9

        # Of two loads, only the newer one may fail.
        load
        load
        answer 2 fail Too late.
        answer 3 fail Offline.
        clear-error
        """

    public static func makeScreen(
        _ pattern: Pattern, content: [User], requests: Requests
    ) -> Screen<State, UsersIntent> {
        let service = GatedUsers(content, requests: requests)
        let listener = Listener()
        switch pattern {
        case .mvvm:
            let viewModel = UsersViewModel(getUsers: service)
            viewModel.events.forward(to: listener.hear)
            return Screen(
                model: viewModel,
                state: { State(screen: viewModel.state, navigations: listener.navigations) },
                perform: viewModel.perform)
        case .mvi:
            let trace = StoreTrace<UsersReducer>()
            let store = UsersStore(
                UsersState(), reducer: UsersReducer(getUsers: service), observer: trace.note)
            store.events.forward(to: listener.hear)
            return Screen(
                model: store,
                state: { State(screen: store.state, navigations: listener.navigations) },
                perform: store.send, workings: { trace.workings(of: store) })
        }
    }
}

/// Writes down where it is sent, as a parent would navigate there.
@MainActor
private final class Listener {
    private(set) var navigations: [User.ID] = []

    func hear(_ event: UsersEvent) {
        switch event {
        case .navigate(let id): navigations.append(id)
        }
    }
}

extension UsersScenario.State: ScreenState {
    public var fields: [ScreenField] {
        screen.fields + [ScreenField("navigatedTo", as: "events", .list(navigations))]
    }
}

extension UsersState: ScreenState {
    public var fields: [ScreenField] {
        [
            ScreenField("visibleUsers", as: "users", .list(visibleUsers.map(\.id))),
            ScreenField("query", .text(query.isEmpty ? nil : query)),
            ScreenField("isLoading", as: "loading", .flag(isLoading)),
            ScreenField("error", .text(error?.message)),
        ]
    }
}
