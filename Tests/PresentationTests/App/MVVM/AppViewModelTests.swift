import Domain
import Presentation
import Testing

@Suite("The app's view model", .timeLimit(.minutes(1)))
@MainActor
struct AppViewModelTests {
    @Test("Each rule", arguments: AppContract.allCases)
    func rule(_ rule: AppContract) async throws {
        try await AppChecks { $0.makeAppViewModel() }.check(rule)
    }

    // Not in both patterns: a store holds no screens.

    @Test("A screen that was left, and that a view may still hold, waits for nothing")
    func left() async throws {
        let services = ControlledApp()
        let app = services.makeAppViewModel()
        app.submit(Credentials.samples[0])
        let login = try #require(app.login)
        await services.login.logIns.arrive(1)
        app.logOut()
        await services.login.logIns.answer(1, .success(services.session))
        #expect(login.state.session == nil)
        #expect(login.state.isEditable)

        await services.login.logIns.answer(
            app.submit(Credentials.samples[0]), .success(services.session))
        await services.mainLoads(1)
        let main = try #require(app.main)
        app.logOut()
        await services.answerLoads()
        #expect(main.state == MainState(session: services.session))
    }
}

extension AppViewModel: PlayedApp {
    fileprivate var login: LoginViewModel? {
        if case .login(let login) = screen { login } else { nil }
    }

    fileprivate var main: MainViewModel? {
        if case .main(let main) = screen { main } else { nil }
    }

    @discardableResult
    func submit(_ credentials: Credentials) -> ScreenTask? {
        login?.email = credentials.email
        login?.password = credentials.password
        return login?.submit()
    }

    func load() { main?.load() }
    func delete(_ id: Item.ID) -> ScreenTask? { main?.items.delete(id) }
    func selectUser(_ id: User.ID) { main?.users.select(id) }
    func closeUser(_ id: User.ID) { main?.closeUser(id) }
    func incrementCounter() { main?.counter.increment() }
    func logInAgainFromNotes() { main?.notes.logInAgain() }

    func typeNote(_ id: Note.ID, _ text: String) {
        main?.notes.select(id)
        main?.notes.type(text, into: id)
    }
}
