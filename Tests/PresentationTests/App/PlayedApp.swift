import Domain
import Presentation

/// An app as the user and the system meet it.
@MainActor
protocol PlayedApp: AppScreen {
    @discardableResult func submit(_ credentials: Credentials) -> ScreenTask?
    @discardableResult func logOut() -> ScreenTask?

    // On the main screen.

    func load()
    @discardableResult func delete(_ id: Item.ID) -> ScreenTask?
    func selectUser(_ id: User.ID)
    func closeUser(_ id: User.ID)
    func incrementCounter()
    func typeNote(_ id: Note.ID, _ text: String)
    func logInAgainFromNotes()
}

extension AppKind {
    @MainActor func app(_ services: ControlledApp) -> any PlayedApp {
        switch self {
        case .mvvm: services.makeAppViewModel()
        case .mvi: services.makeAppStore()
        }
    }
}

extension ControlledApp {
    /// The answer to an app that is opened again.
    func open(at place: Place? = nil) -> OpenSession {
        OpenSession(session: .success(session), place: place)
    }

    /// An app whose user has just logged in.
    func loggedIn(_ kind: AppKind) async -> any PlayedApp {
        let app = kind.app(self)
        await logIn(to: app)
        return app
    }

    /// Returns when the main screen has begun to read everything.
    func logIn(to app: any PlayedApp, as session: Session? = nil) async {
        let submitting = app.submit(Credentials.samples[0])
        await login.logIns.answer(submitting, .success(session ?? self.session))
        await mainLoads(login.logIns.count)
    }
}
