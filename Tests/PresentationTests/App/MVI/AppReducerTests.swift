import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `AppViewModelTests`.
@Suite("The app's reducer", .timeLimit(.minutes(5)))
@MainActor
struct AppReducerTests {
    private let services = ControlledApp()
    private let reducer: AppReducer

    init() {
        reducer = AppReducer(
            login: LoginReducer(useCases: services.login.useCases),
            main: MainReducer(
                items: ItemsReducer(useCases: services.items.useCases),
                users: UsersReducer(useCases: services.users.useCases),
                counter: CounterReducer(useCases: services.counter.useCases),
                notes: NotesReducer(
                    useCases: services.notes.useCases, delay: services.notes.delay)))
    }

    private var main: AppState { .main(MainState(session: services.session)) }

    /// The form after a login was answered, before the app has taken its event.
    private var loggedIn: AppState {
        var login = LoginState()
        login.session = services.session
        return .login(login)
    }

    @Test("Logging in opens the main screen, which reads everything")
    func logIn() {
        var state = loggedIn
        let effect = reducer.reduce(&state, action: .loggedIn(services.session))
        var expected = MainState(session: services.session)
        expected.items.isLoading = true
        expected.users.isLoading = true
        expected.counter.isLoading = true
        expected.notes.isLoading = true
        #expect(state == .main(expected))
        #expect(effect.steps.count == MainTab.allCases.count)
    }

    @Test("Logging out shows an empty form; what was in flight changes nothing")
    func logOut() {
        var state = main
        let effect = reducer.reduce(&state, intent: .logOutTapped)
        #expect(state == .login(LoginState()))
        #expect(effect.text.hasSuffix("cancelAll"))
        _ = reducer.reduce(&state, action: .main(.items(.loadResponse(.success(Item.samples)))))
        #expect(state == .login(LoginState()))
    }

    @Test("Logging out while a login is in flight cancels it")
    func logOutDuringLogin() {
        var login = LoginState()
        login.isSubmitting = true
        var state = AppState.login(login)
        let effect = reducer.reduce(&state, intent: .logOutTapped)
        #expect(state == .login(LoginState()))
        #expect(effect.text == "cancelAll")
    }

    @Test("To log out while the login's answer is being shown does not open the main screen")
    func logOutFromObserver() async {
        var login = LoginState()
        login.credentials = Credentials.samples[0]
        var logOut: (() -> Void)?
        let store = AppStore(.login(login), reducer: reducer) { report in
            if case .transition(let transition) = report, transition.after == loggedInForm {
                logOut?()
            }
        }
        logOut = { [unowned store] in store.send(.logOutTapped) }
        let submitting = store.send(.login(.submitTapped))
        await services.login.logIns.arrive(1)
        await services.login.logIns.answer(1, .success(services.session))
        await submitting?.value
        #expect(store.state == .login(LoginState()))
        #expect(store.effectsInFlight == [])
    }

    @Test("A tap on a user opens the user, once for two taps, and back leaves it")
    func userPath() {
        var main = MainState(session: services.session)
        main.users.users = User.samples
        let store = AppStore(.main(main), reducer: reducer)
        let userPath = {
            if case .main(let main) = store.state { main.userPath } else { ["no main screen"] }
        }
        store.send(.main(.users(.userTapped("1"))))
        store.send(.main(.users(.userTapped("1"))))
        #expect(userPath() == ["1"])
        store.send(.main(.users(.userTapped("2"))))
        store.send(.main(.closeUserTapped))
        #expect(userPath() == ["1"])
        store.send(.main(.closeUserTapped))
        store.send(.main(.closeUserTapped))
        #expect(userPath() == [])
    }

    @Test("Logging out saves what was typed, and what comes of it changes nothing")
    func logOutSavesNotes() async {
        var main = MainState(session: services.session)
        main.notes.snapshot = NotesSnapshot(notes: Note.samples)
        let store = AppStore(.main(main), reducer: reducer)
        store.send(.main(.notes(.noteTapped("n1"))))
        store.send(.main(.notes(.textChanged("Hi"))))
        let leaving = store.send(.logOutTapped)
        await services.notes.writes.answerNext(.failure(.unavailable("Full.")))
        await leaving?.value
        #expect(services.notes.names == ["save n1 Buy milk → Hi"])
        #expect(store.state == .login(LoginState()))
    }

    @Test("To log in again is to log out first")
    func logInAgainFromNotes() {
        let store = AppStore(main, reducer: reducer)
        store.send(.main(.notes(.logInTapped)))
        #expect(store.state == .login(LoginState()))
    }

    @Test("A tap on a tab shows it")
    func tab() {
        for tab in MainTab.allCases.reversed() {
            var state = main
            _ = reducer.reduce(&state, intent: .main(.tabTapped(tab)))
            var expected = MainState(session: services.session)
            expected.tab = tab
            #expect(state == .main(expected))
        }
    }

    /// The form as the login's answer leaves it.
    private var loggedInForm: AppState {
        var login = LoginState()
        login.credentials.email = Credentials.samples[0].email
        login.session = services.session
        return .login(login)
    }
}
