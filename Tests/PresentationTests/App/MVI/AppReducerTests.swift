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
        reducer = services.appReducer
    }

    private var main: AppState { AppState(main: MainState(session: services.session)) }

    /// The form as the login's answer leaves it, before the app has taken its event.
    private var loggedIn: AppState {
        var login = LoginState()
        login.credentials.email = Credentials.samples[0].email
        login.session = services.session
        return AppState(login: login)
    }

    @Test("Logging in opens the main screen, which reads everything")
    func logIn() async {
        let store = AppStore(AppState(), reducer: reducer)
        await logIn(services.session, store)
        #expect(store.state == AppState(main: services.opened(for: services.session)))
        await services.mainLoads(1)
    }

    @Test("Opened again, the app goes on with the session that was open, without a form in between")
    func start() {
        var state = AppState()
        #expect(reducer.reduce(&state, intent: .started).text == "read(start)")
        #expect(state == AppState(isStarting: true))
        _ = reducer.reduce(&state, action: .sessionResponse(.success(services.open())))
        #expect(state == AppState(main: services.opened(for: services.session)))
    }

    @Test(
        "Opened without a session, the app shows the form; one that can't be read is told above it")
    func startWithoutSession() {
        var state = AppState(isStarting: true)
        _ = reducer.reduce(&state, action: .sessionResponse(.success(nil)))
        #expect(state == AppState())
        let error = AuthenticationError.unavailable("Damaged.")
        state = AppState(isStarting: true)
        _ = reducer.reduce(&state, action: .sessionResponse(.failure(error)))
        #expect(state.login.error == error)
        #expect(!state.isStarting)
    }

    @Test("Logging out ends the session on the device, and tells if that fails")
    func logOutEndsSession() {
        var state = main
        let effect = reducer.reduce(&state, intent: .logOutTapped)
        #expect(effect.text.hasSuffix("stop, write(logOut)"))
        let error = AuthenticationError.unavailable("Full.")
        _ = reducer.reduce(&state, action: .logOutResponse(.failure(error)))
        #expect(state.login.error == error)
    }

    @Test("Logging out shows an empty form; what the tabs were reading changes nothing")
    func logOut() async {
        let store = AppStore(main, reducer: reducer)
        store.send(.main(.loadRequested))
        await services.mainLoads(1)
        store.send(.logOutTapped)
        #expect(store.state == AppState())
        await services.answerLoads()
        #expect(store.state == AppState())
    }

    @Test("Logging out while a login is in flight cancels it")
    func logOutDuringLogin() {
        var login = LoginState()
        login.isSubmitting = true
        var state = AppState(login: login)
        let effect = reducer.reduce(&state, intent: .logOutTapped)
        #expect(state == AppState())
        #expect(effect.text.hasSuffix("stop, write(logOut)"))
    }

    @Test("To log out while the login's answer is being shown does not open the main screen")
    func logOutFromObserver() async {
        var login = LoginState()
        login.credentials = Credentials.samples[0]
        var logOut: (() -> Void)?
        let store = AppStore(AppState(login: login), reducer: reducer) { entry in
            if case .action(_, _, let after) = entry, after == loggedIn {
                logOut?()
            }
        }
        logOut = { [unowned store] in store.send(.logOutTapped) }
        let submitting = store.send(.login(.submitTapped))
        await services.login.logIns.answer(1, .success(services.session))
        await submitting?.value
        #expect(store.state == AppState())
        #expect(store.effectsInFlight == [.logOut])
    }

    @Test("A tap on a user opens the user, once for two taps, and back leaves it")
    func userPath() {
        var main = MainState(session: services.session)
        main.users.users = User.samples
        let store = AppStore(AppState(main: main), reducer: reducer)
        let userPath = { store.state.main?.userPath.ids }
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

    @Test("Logging out saves what was typed, waits for it, and saves what is typed meanwhile")
    func logOutSavesNotes() async {
        let store = typedNote("Hi")
        let leaving = store.send(.logOutTapped)
        #expect(store.state.main?.isLoggingOut == true)
        await services.notes.writes.arrive(1)
        store.send(.main(.notes(.textChanged("Hi you"))))
        await services.notes.writes.answer(leaving, .success(1))
        await services.notes.writes.answerNext(.success(2))
        #expect(
            services.notes.asked == [
                .save("n1", "Hi", original: "Buy milk"), .save("n1", "Hi you", original: "Hi"),
            ])
        #expect(store.state == AppState())
    }

    @Test("To leave the foreground is to save what was typed; a log-out is waited for, too")
    func leaveForeground() async {
        let store = typedNote("Hi")
        let leave = {
            store.send(.left)
            return store.writesInFlight
        }
        await services.notes.writes.answer(leave(), .success(1))
        #expect(services.notes.asked == [.save("n1", "Hi", original: "Buy milk")])
        #expect(store.state.main?.notes.text == "Hi")
        #expect(leave() == nil)
        store.send(.logOutTapped)
        await logIn(services.session, store)
        #expect(leave() != nil)
        await services.sessions.logOuts.answerNext(.success(()))
        await wait { leave() == nil }
    }

    @Test(
        "If what was typed can't be saved, the user stays, reads why, and can log out all the same")
    func saveFailsAtLogOut() async {
        let store = typedNote("Hi")
        await services.notes.writes.answer(
            store.send(.logOutTapped), .failure(.unavailable("Full.")))
        let main = store.state.main
        #expect(main?.isLoggingOut == false)
        #expect(main?.tab == .notes)
        #expect(main?.notes.error == .unavailable("Full."))
        #expect(main?.notes.text == "Hi")
        store.send(.logOutTapped)
        store.send(.logOutTapped)
        #expect(store.state == AppState())
    }

    @Test("Logging out waits for all that is being deleted, and stays where that has failed")
    func logOutWaitsForWrites() {
        var state = main
        state.main!.items.items = Item.samples
        _ = reducer.reduce(&state, intent: .main(.items(.deleteTapped("a"))))
        _ = reducer.reduce(&state, intent: .main(.items(.deleteTapped("c"))))
        _ = reducer.reduce(&state, intent: .logOutTapped)
        _ = reducer.reduce(&state, intent: .main(.items(.deleteTapped("b"))))
        for id in ["c", "a"] {
            _ = reducer.reduce(&state, action: .main(.items(.deleteResponse(id, .success(())))))
            #expect(state.main?.isLoggingOut == true)
        }
        let error = ItemError.unavailable("Not allowed.")
        _ = reducer.reduce(&state, action: .main(.items(.deleteResponse("b", .failure(error)))))
        #expect(state.main?.tab == .items)
        #expect(state.main?.items.visibleItems.map(\.id) == ["b"])
        #expect(state.main?.items.error == error)
    }

    @Test("To log out twice is not to wait; what is being written is written all the same")
    func logOutTwice() async {
        var main = MainState(session: services.session)
        main.items.items = Item.samples
        var dropped = 0
        let store = AppStore(AppState(main: main), reducer: reducer) { entry in
            if case .dropped = entry { dropped += 1 }
        }
        let deleting = ["a", "b"].map { store.send(.main(.items(.deleteTapped($0)))) }
        await services.items.deletes.arrive(2)
        store.send(.logOutTapped)
        store.send(.logOutTapped)
        #expect(store.state == AppState())
        #expect(deleting.allSatisfy { $0?.isCancelled == false })
        await services.items.deletes.answer(1, .success(()))
        await services.items.deletes.answer(2, .failure(.unavailable("Late.")))
        for task in deleting { await task?.value }
        #expect(store.state == AppState())
        #expect(dropped == 2)
    }

    @Test(
        "Logging out waits for a count, and an error that was there before does not keep the user")
    func oldError() {
        var state = main
        state.main!.items.error = .unavailable("Offline.")
        _ = reducer.reduce(&state, intent: .main(.counter(.incrementTapped)))
        _ = reducer.reduce(&state, intent: .logOutTapped)
        let counter = Counter(value: 1, version: 1)
        let effect = reducer.reduce(
            &state, action: .main(.counter(.changeResponse(.success(counter)))))
        #expect(state == AppState())
        #expect(effect.text.hasSuffix("stop, write(logOut)"))
    }

    @Test("Who logs in next gets a screen of his own, with nothing of the last one")
    func nextSession() async {
        var main = MainState(session: services.session)
        main.items.items = Item.samples
        main.items.selectedItemID = "b"
        main.tab = MainTab.allCases.last!
        let store = AppStore(AppState(main: main), reducer: reducer)
        store.send(.logOutTapped)
        let bo = Session(email: "bo@x.test")
        await logIn(bo, store)
        #expect(store.state == AppState(main: services.opened(for: bo)))
    }

    @Test("To log in again is to log out first")
    func logInAgainFromNotes() {
        let store = AppStore(main, reducer: reducer)
        store.send(.main(.notes(.logInTapped)))
        #expect(store.state == AppState())
    }

    @Test("A tap on a tab shows it")
    func tab() {
        for tab in MainTab.allCases.reversed() {
            var state = main
            _ = reducer.reduce(&state, intent: .main(.tabTapped(tab)))
            var expected = MainState(session: services.session)
            expected.tab = tab
            #expect(state == AppState(main: expected))
        }
    }

    /// The main screen, with a text typed into a note.
    private func typedNote(_ text: String) -> AppStore {
        var main = MainState(session: services.session)
        main.notes.snapshot = NotesSnapshot(notes: Note.samples)
        let store = AppStore(AppState(main: main), reducer: reducer)
        store.send(.main(.notes(.noteTapped("n1"))))
        store.send(.main(.notes(.textChanged(text))))
        return store
    }

    private func logIn(_ session: Session, _ store: AppStore) async {
        store.send(.login(.emailChanged(session.email)))
        store.send(.login(.passwordChanged(Password("enigma"))))
        await services.login.logIns.answer(store.send(.login(.submitTapped)), .success(session))
    }
}
