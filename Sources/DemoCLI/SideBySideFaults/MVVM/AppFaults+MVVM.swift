import Domain
import Observation
import Presentation
import Scenarios

struct KeepsMainScreen {
    @MainActor
    static func makeViewModel(_ useCases: AppScenario.UseCases) -> AppViewModel {
        var main: MainViewModel?
        return AppViewModel {
            LoginViewModel(useCases: useCases.login)
        } makeMain: { session in
            let screen = main ?? MainViewModel(session: session, useCases: useCases)
            main = screen
            return screen
        }
    }
}

@MainActor
@Observable
final class HidesMainScreen {
    private var login: LoginViewModel
    private var main: MainViewModel?
    private var isLoggedIn = false
    @ObservationIgnored private let useCases: AppScenario.UseCases

    init(useCases: AppScenario.UseCases) {
        self.useCases = useCases
        login = LoginViewModel(useCases: useCases.login)
        subscribe()
    }

    var state: AppState {
        if isLoggedIn, let main { .main(main.state) } else { .login(login.state) }
    }

    func logOut() {
        isLoggedIn = false
        login = LoginViewModel(useCases: useCases.login)
        subscribe()
    }

    private func subscribe() {
        login.events.subscribe { [weak self] event in
            switch event {
            case .loggedIn(let session): self?.open(session)
            }
        }
    }

    private func open(_ session: Session) {
        let main = MainViewModel(session: session, useCases: useCases)
        self.main = main
        isLoggedIn = true
        main.load()
    }

    func perform(_ step: AppScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .logOut: logOut()
        case .login(let step): return isLoggedIn ? nil : login.perform(step)
        default: return isLoggedIn ? main?.perform(step) : nil
        }
        return nil
    }
}

extension MainViewModel {
    fileprivate convenience init(session: Session, useCases: AppScenario.UseCases) {
        self.init(
            session: session, items: ItemsViewModel(useCases: useCases.items),
            users: UsersViewModel(useCases: useCases.users),
            counter: CounterViewModel(useCases: useCases.counter),
            notes: NotesViewModel(
                session: session, useCases: useCases.notes.notes, delay: useCases.notes.delay))
    }

    fileprivate func perform(_ step: AppScenario.Step) -> Task<Void, Never>? {
        switch step {
        case .tab(let tab): select(tab)
        case .closeUser: closeUser()
        case .items(let step): return items.perform(step)
        case .users(let step): return users.perform(step)
        case .counter(let step): return counter.perform(step)
        case .notes(let step): return notes.perform(step)
        case .login, .logOut: break
        }
        return nil
    }
}

extension KeepsMainScreen: FaultyScreen {
    @MainActor
    static func makeScreen(_ useCases: AppScenario.UseCases) -> Screen<AppScenario> {
        let app = makeViewModel(useCases)
        return Screen(model: app, state: { app.state }) { app.perform($0) }
    }
}

extension HidesMainScreen: FaultyScreen {
    @MainActor
    static func makeScreen(_ useCases: AppScenario.UseCases) -> Screen<AppScenario> {
        let app = HidesMainScreen(useCases: useCases)
        return Screen(model: app, state: { app.state }) { app.perform($0) }
    }
}

extension Fault<AppScenario> {
    static let appMVVM = [
        Fault(
            .mvvm, KeepsMainScreen.self, "the next session begins with the screen of the last one",
            """
            The main view model is made once and kept, with all that somebody else has seen. A \
            reducer keeps nothing, and the state of the main screen goes with the session.
            """, .impossible),
        Fault(
            .mvvm, HidesMainScreen.self, "logging out only hides the main screen",
            """
            The view model of the main screen is kept, and all its tasks with it. A store's effects \
            go on, too, unless they are cancelled.
            """, .asEasy),
    ]
}
