import Domain
import Presentation
import Testing

/// For tests that play the whole app.
extension ControlledApp {
    var bo: Session { Session(email: "bo@x.test") }

    /// The state of a main screen that has just opened.
    func opened(for session: Session? = nil, at place: Place? = nil) -> MainState {
        var main = MainState(session: session ?? self.session, place: place)
        main.items.loading = .loading
        main.users.loading = .loading
        main.counter.loading = .loading
        return main
    }

    /// Returns when each tab of the main screen has asked for its data `count` times.
    func mainLoads(_ count: Int) async {
        await items.loads.arrive(count)
        await users.loads.arrive(count)
        await counter.loads.arrive(count)
    }

    /// Answers the first loads of the main screen.
    func answerLoads() async {
        await items.loads.answerNext(.success(Item.samples))
        await users.loads.answerNext(.success(User.samples))
        await counter.loads.answerNext(.success(.sample))
    }

    /// An app whose user has just logged in.
    func loggedIn(_ kind: AppKind) async -> any PlayedApp {
        let app = kind.app(self)
        await logIn(to: app)
        return app
    }

    /// Logs in, after the end of the last session. Returns when each tab has asked for its data.
    func logIn(to app: any PlayedApp, as session: Session? = nil) async {
        let submitting = app.submit(Credentials.samples[0])
        if app.writesInFlight != nil { await sessions.logOuts.answerNext(.success(())) }
        await login.logIns.answer(submitting, .success(session ?? self.session))
        await mainLoads(login.logIns.count)
    }
}

extension PlayedApp {
    /// Asks to quit, while no write is in flight. If that is refused, shows why.
    func quits() -> Bool {
        let isToQuit = canQuit(since: beginToQuit())
        if !isToQuit { showWhatHoldsQuit() }
        return isToQuit
    }
}

extension AppKind {
    @MainActor func app(_ services: ControlledApp) -> any PlayedApp {
        switch self {
        case .mvvm: services.makeAppViewModel()
        case .mvi: services.makeAppStore()
        }
    }
}
