import Domain
import Observation
import Presentation
import Testing

/// Each test has its twin of the same name in `AppReducerTests`.
@Suite("The app's view model", .timeLimit(.minutes(5)))
@MainActor
struct AppViewModelTests {
    private let services = ControlledApp()
    private let app: AppViewModel

    init() {
        app = AppViewModel { [services] in
            LoginViewModel(useCases: services.login.useCases)
        } makeMain: { [services] session in
            MainViewModel(
                session: session, items: ItemsViewModel(useCases: services.items.useCases),
                users: UsersViewModel(useCases: services.users.useCases),
                counter: CounterViewModel(useCases: services.counter.useCases),
                notes: NotesViewModel(
                    session: session, useCases: services.notes.useCases,
                    delay: services.notes.delay))
        }
    }

    @Test("Logging in opens the main screen, which reads everything")
    func logIn() async throws {
        let main = try await openMain()
        #expect(main.state.items.isLoading)
        #expect(main.state.users.isLoading)
        #expect(main.state.counter.isLoading)
        #expect(main.state.notes.isLoading)
        #expect(main.session == services.session)
    }

    @Test("Logging out shows an empty form; what was in flight changes nothing")
    func logOut() async throws {
        let main = try await openMain()
        app.logOut()
        #expect(app.state == .login(LoginState()))
        await services.items.loads.answer(1, .success(Item.samples))
        await services.users.loads.answer(1, .success(User.samples))
        await services.counter.loads.answer(1, .success(Counter.sample))
        services.notes.publish(.success(NotesSnapshot(notes: Note.samples)))
        #expect(app.state == .login(LoginState()))
        // A view may still hold the screen.
        #expect(main.items.state.items == [])
        #expect(main.users.state.users == [])
        #expect(main.counter.state.counter == CounterState().counter)
        #expect(main.notes.state.snapshot == nil)
    }

    @Test("Logging out while a login is in flight cancels it")
    func logOutDuringLogin() async throws {
        submit()
        guard case .login(let left) = app.screen else { throw NoSuchScreen() }
        await services.login.logIns.arrive(1)
        app.logOut()
        await services.login.logIns.answer(1, .success(services.session))
        #expect(app.state == .login(LoginState()))
        // A view may still hold the form.
        #expect(left.state.session == nil)
    }

    @Test("To log out while the login's answer is being shown does not open the main screen")
    func logOutFromObserver() async throws {
        submit()
        await services.login.logIns.arrive(1)
        let observer = OneNotification { [app] in app.logOut() }
        withObservationTracking {
            _ = app.state
        } onChange: {
            MainActor.assumeIsolated { observer.notify() }
        }
        await services.login.logIns.answer(1, .success(services.session))
        #expect(app.state == .login(LoginState()))
        #expect(services.items.loads.count == 0)
    }

    @Test("A tap on a user opens the user, once for two taps, and back leaves it")
    func userPath() async throws {
        let main = try await openMain()
        await services.users.loads.answer(1, .success(User.samples))
        main.users.select("1")
        main.users.select("1")
        #expect(main.userPath == ["1"])
        main.users.select("2")
        main.closeUser()
        #expect(main.userPath == ["1"])
        main.closeUser()
        main.closeUser()
        #expect(main.userPath == [])
    }

    @Test("Logging out saves what was typed, and what comes of it changes nothing")
    func logOutSavesNotes() async throws {
        let main = try await openMain()
        services.notes.publish(.success(NotesSnapshot(notes: Note.samples)))
        await wait { main.notes.state.snapshot != nil }
        main.notes.open("n1")
        main.notes.text = "Hi"
        let leaving = app.logOut()
        await services.notes.writes.answerNext(.failure(.unavailable("Full.")))
        await leaving?.value
        #expect(services.notes.names == ["save n1 Buy milk → Hi"])
        #expect(app.state == .login(LoginState()))
    }

    @Test("To log in again is to log out first")
    func logInAgainFromNotes() async throws {
        let main = try await openMain()
        main.notes.logInAgain()
        #expect(app.state == .login(LoginState()))
    }

    @Test("A tap on a tab shows it")
    func tab() async throws {
        let main = try await openMain()
        for tab in MainTab.allCases.reversed() {
            main.select(tab)
            #expect(main.state.tab == tab)
        }
    }

    private func submit() {
        guard case .login(let login) = app.screen else { return }
        login.email = Credentials.samples[0].email
        login.password = Credentials.samples[0].password
        login.submit()
    }

    private func openMain() async throws -> MainViewModel {
        submit()
        await services.login.logIns.arrive(1)
        await services.login.logIns.answer(1, .success(services.session))
        await services.mainLoads(1)
        guard case .main(let main) = app.screen else { throw NoSuchScreen() }
        return main
    }
}

private struct NoSuchScreen: Error {}

/// Acts on the first notification only: what it does notifies, too.
@MainActor
private final class OneNotification {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func notify() {
        let action = action
        self.action = nil
        action?()
    }
}
