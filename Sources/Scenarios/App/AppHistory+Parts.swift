import Domain
import Presentation

// What has happened to each part of the app since the present screen came, as the part's own
// specification takes it.

extension History<AppScenario> {
    var login: History<LoginScenario>? {
        let start = start
        guard start.session == nil else { return nil }
        return part(LoginScenario.self, since: start.moment) {
            if case .login(let login) = $0 { LoginScenario.State(screen: login) } else { nil }
        } step: {
            if case .login(let step) = $0 { step } else { nil }
        } owns: {
            // What was to be written is written all the same.
            $0.kind != .commit
        }
    }

    var items: History<ItemsScenario>? {
        tab(ItemsScenario.self, opening: (.init(screen: ItemsState()), .load)) {
            ItemsScenario.State(screen: $0.items)
        } step: {
            if case .items(let step) = $0 { step } else { nil }
        } owns: {
            ItemsScenario.owns($0)
        }
    }

    var users: History<UsersScenario>? {
        tab(UsersScenario.self, opening: (.init(screen: UsersState(), navigations: []), .load)) {
            UsersScenario.State(screen: $0.users, navigations: [])
        } step: {
            if case .users(let step) = $0 { step } else { nil }
        } owns: {
            UsersScenario.owns($0)
        }
    }

    var counter: History<CounterScenario>? {
        tab(CounterScenario.self, opening: (CounterState(), .load), \.counter) {
            if case .counter(let step) = $0 { step } else { nil }
        } owns: {
            ["get count", "increment", "decrement", "reset"].contains($0.name)
        }
    }

    var notes: History<NotesScenario>? {
        guard let session = start.session else { return nil }
        let opening = NotesScenario.State(screen: NotesState(session: session), logIns: 0)
        return tab(NotesScenario.self, opening: (opening, .observe)) {
            NotesScenario.State(screen: $0.notes, logIns: 0)
        } step: {
            if case .notes(let step) = $0 { step } else { nil }
        } owns: {
            $0.kind != .call || ["notes", "sync"].contains($0.name) || $0.name.hasPrefix("wait ")
        }
    }

    private func tab<Tab: ScenarioFeature>(
        _ tab: Tab.Type, opening: (Tab.State, Tab.Step), _ state: (MainState) -> Tab.State,
        step: (AppScenario.Step) -> Tab.Step?, owns: (RequestSpan) -> Bool
    ) -> History<Tab>? {
        let start = start
        guard start.session != nil else { return nil }
        return part(tab, since: start.moment, opening: opening) {
            $0.main.map(state)
        } step: {
            step($0)
        } owns: {
            owns($0)
        }
    }
}

extension ScreenState {
    /// As the states of scenarios that have events besides.
    fileprivate init(screen: Self) {
        self = screen
    }
}
