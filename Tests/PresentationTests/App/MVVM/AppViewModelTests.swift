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
        app = services.makeAppViewModel()
    }

    @Test("Logging in opens the main screen, which reads everything")
    func logIn() async throws {
        _ = try await openMain()
        #expect(app.state == AppState(main: services.opened(for: services.session)))
    }

    @Test("Opened again, the app goes on with the session that was open, without a form in between")
    func start() async {
        let starting = app.start()
        #expect(app.state == AppState(isStarting: true))
        await services.sessions.gets.answer(starting, .success(services.open()))
        #expect(app.state.main?.session == services.session)
        await services.mainLoads(1)
    }

    @Test(
        "Opened without a session, the app shows the form; one that can't be read is told above it")
    func startWithoutSession() async {
        await services.sessions.gets.answer(app.start(), .success(nil))
        #expect(app.state == AppState())
        await services.sessions.gets.answer(app.start(), .failure(.unavailable("Damaged.")))
        #expect(app.state.login.error == .unavailable("Damaged."))
        #expect(!app.state.isStarting)
    }

    @Test("Logging out ends the session on the device, and tells if that fails")
    func logOutEndsSession() async throws {
        _ = try await openMain()
        app.logOut()
        #expect(app.state == AppState())
        await services.sessions.logOuts.answerNext(.failure(.unavailable("Full.")))
        await wait { app.state.login.error != nil }
        #expect(app.state.login.error == .unavailable("Full."))
    }

    @Test("Logging out shows an empty form; what the tabs were reading changes nothing")
    func logOut() async throws {
        let main = try await openMain()
        app.logOut()
        #expect(app.state == AppState())
        await services.answerLoads()
        #expect(app.state == AppState())
        // A view may still hold the screen.
        #expect(main.state == MainState(session: services.session))
    }

    @Test("Logging out while a login is in flight cancels it")
    func logOutDuringLogin() async throws {
        submit()
        guard case .login(let left) = app.screen else { throw NoSuchScreen() }
        await services.login.logIns.arrive(1)
        app.logOut()
        await services.login.logIns.answer(1, .success(services.session))
        #expect(app.state == AppState())
        // A view may still hold the form.
        #expect(left.state.session == nil)
        #expect(left.state.isEditable)
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
        #expect(app.state == AppState())
        #expect(services.items.loads.count == 0)
    }

    @Test("A tap on a user opens the user, once for two taps, and back leaves it")
    func userPath() async throws {
        let main = try await openMain()
        await services.users.loads.answer(1, .success(User.samples))
        main.users.select("1")
        main.users.select("1")
        #expect(main.userPath.ids == ["1"])
        main.users.select("2")
        main.closeUser()
        #expect(main.userPath.ids == ["1"])
        main.closeUser()
        main.closeUser()
        #expect(main.userPath.ids == [])
    }

    @Test("Logging out saves what was typed, waits for it, and saves what is typed meanwhile")
    func logOutSavesNotes() async throws {
        let main = try await typeNote("Hi")
        let leaving = app.logOut()
        #expect(main.state.isLoggingOut)
        await services.notes.writes.arrive(1)
        main.notes.text = "Hi you"
        await services.notes.writes.answer(leaving, .success(1))
        await services.notes.writes.answerNext(.success(2))
        #expect(
            services.notes.asked == [
                .save("n1", "Hi", original: "Buy milk"), .save("n1", "Hi you", original: "Hi"),
            ])
        #expect(app.state == AppState())
    }

    @Test("To leave the foreground is to save what was typed; a log-out is waited for, too")
    func leaveForeground() async throws {
        let main = try await typeNote("Hi")
        let leave = {
            app.saveDrafts()
            return app.writesInFlight
        }
        await services.notes.writes.answer(leave(), .success(1))
        #expect(services.notes.asked == [.save("n1", "Hi", original: "Buy milk")])
        #expect(main.notes.text == "Hi")
        #expect(leave() == nil)
        app.logOut()
        submit()
        await services.login.logIns.answerNext(.success(services.session))
        await services.mainLoads(2)
        #expect(leave() != nil)
        await services.sessions.logOuts.answerNext(.success(()))
        await wait { leave() == nil }
    }

    @Test(
        "If what was typed can't be saved, the user stays, reads why, and can log out all the same")
    func saveFailsAtLogOut() async throws {
        let main = try await typeNote("Hi")
        await services.notes.writes.answer(app.logOut(), .failure(.unavailable("Full.")))
        #expect(!main.state.isLoggingOut)
        #expect(main.state.tab == .notes)
        #expect(main.state.notes.error == .unavailable("Full."))
        #expect(main.state.notes.text == "Hi")
        app.logOut()
        app.logOut()
        #expect(app.state == AppState())
    }

    @Test("Logging out waits for all that is being deleted, and stays where that has failed")
    func logOutWaitsForWrites() async throws {
        let main = try await openMain()
        await services.items.loads.answer(1, .success(Item.samples))
        main.items.delete("a")
        await services.items.deletes.arrive(1)
        let deletingLast = main.items.delete("c")
        await services.items.deletes.arrive(2)
        let leaving = app.logOut()
        await services.items.deletes.answer(2, .success(()))
        await deletingLast?.value
        main.items.delete("b")
        #expect(main.state.isLoggingOut)
        await services.items.deletes.answer(1, .success(()))
        await services.items.deletes.answer(leaving, .failure(.unavailable("Not allowed.")))
        #expect(main.state.tab == .items)
        #expect(main.state.items.visibleItems.map(\.id) == ["b"])
        #expect(app.state.main?.items.error == .unavailable("Not allowed."))
    }

    @Test("To log out twice is not to wait; what is being written is written all the same")
    func logOutTwice() async throws {
        let main = try await openMain()
        await services.items.loads.answer(1, .success(Item.samples))
        let deleting = [main.items.delete("a"), main.items.delete("b")]
        await services.items.deletes.arrive(2)
        app.logOut()
        app.logOut()
        #expect(app.state == AppState())
        #expect(deleting.allSatisfy { $0?.isCancelled == false })
        await services.items.deletes.answer(1, .success(()))
        await services.items.deletes.answer(2, .failure(.unavailable("Late.")))
        for task in deleting { await task?.value }
        #expect(app.state == AppState())
    }

    @Test(
        "Logging out waits for a count, and an error that was there before does not keep the user")
    func oldError() async throws {
        let main = try await openMain()
        await services.items.loads.answer(1, .failure(.unavailable("Offline.")))
        main.counter.increment()
        await services.counter.changes.answer(app.logOut(), .success(Counter(value: 1, version: 1)))
        #expect(app.state == AppState())
    }

    @Test("Who logs in next gets a screen of his own, with nothing of the last one")
    func nextSession() async throws {
        let main = try await openMain()
        await services.items.loads.answer(1, .success(Item.samples))
        main.items.select("b")
        main.select(MainTab.allCases.last!)
        app.logOut()
        let bo = Session(email: "bo@x.test")
        submit()
        await services.login.logIns.answerNext(.success(bo))
        await services.mainLoads(2)
        #expect(app.state == AppState(main: services.opened(for: bo)))
    }

    @Test("To log in again is to log out first")
    func logInAgainFromNotes() async throws {
        let main = try await openMain()
        main.notes.logInAgain()
        #expect(app.state == AppState())
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

    /// Opens the main screen, and types into a note.
    private func typeNote(_ text: String) async throws -> MainViewModel {
        let main = try await openMain()
        services.notes.publish(.success(NotesSnapshot(notes: Note.samples)))
        await wait { main.notes.state.snapshot != nil }
        main.notes.select("n1")
        main.notes.text = text
        return main
    }

    private func openMain() async throws -> MainViewModel {
        submit()
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
