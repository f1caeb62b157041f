import Domain
import Presentation
import Testing

/// How the user gets in and out, in each app that is made of the same services.
enum AppContract: String, CaseIterable, CustomTestStringConvertible {
    case logIn = "Logging in opens the main screen, which reads everything"
    case start =
        "Opened again, the app goes on with the session that was open, without a form in between"
    case startWithoutSession =
        "Opened without a session, the app shows the form; if it can't be read, with who it was"
    case logOutEndsSession = "Logging out ends the session on the device, and tells if that fails"
    case logOut = "Logging out shows an empty form; what the tabs were reading changes nothing"
    case logOutDuringLogin = "Logging out while a login is in flight cancels it"
    case logOutFromObserver =
        "To log out while the login's answer is being shown does not open the main screen"
    case logOutFailsDuringLogin =
        "A log-out that fails during the next login is told after that, if that fails, too"
    case userPath =
        "A tap on a user opens the user, once for two taps; back leaves it, and who is not there"
    case logOutSavesNotes =
        "Logging out saves what was typed, and what is typed meanwhile; if that fails, it is over"
    case leaveForegroundOfNotes =
        "To leave the foreground is to save what was typed; a log-out is waited for, too"
    case logOutWaitsForWrites =
        "Logging out waits for all that is being deleted; once one has failed, it is over"
    case failuresOfItemsAndCounter =
        "Who leaves sees what has failed, one tab after the other; what is in front counts as seen"
    case logOutTwice =
        "To log out twice is not to wait; what is being written is written all the same"
    case logOutTwiceFromNotes = "Who quits then waits for what was typed while the log-out waited"
    case logOutWaitsForCounter =
        "Logging out waits for a count; if that fails, the user stays, whatever was read before"
    case nextSession = "Who logs in next gets a screen of his own, with nothing of the last one"
    case sameUserAgain =
        "Who logs in again counts at once, though a count from before the log-out is not answered"
    case logOutsInOrder = "A log-out is sent when the one before it has been answered"
    case logInAgainFromNotes =
        "To log in again is to log out first; asked for twice, too, it loses nothing typed"
    case tab = "A tap on a tab shows it"

    var testDescription: String { rawValue }
}

/// Checks a rule with an app that this makes.
@MainActor
struct AppChecks {
    private let services = ControlledApp()
    private let app: any PlayedApp

    init(make: (ControlledApp) -> any PlayedApp) {
        app = make(services)
    }

    func check(_ rule: AppContract) async throws {
        switch rule {
        case .logIn:
            await logIn()
            #expect(app.state == AppState(main: services.opened(for: services.session)))
        case .start:
            let starting = app.start()
            #expect(app.state == AppState(isStarting: true))
            await services.sessions.gets.answer(starting, services.open())
            #expect(app.state == AppState(main: services.opened(for: services.session)))
            await services.mainLoads(1)
        case .startWithoutSession:
            await services.sessions.gets.answer(app.start(), nil)
            #expect(app.state == AppState())
            var place = MainState(session: services.session).place
            place.tab = lastTab
            let unread = OpenSession(session: .failure(.damaged("Line 1.")), place: place)
            await services.sessions.gets.answer(app.start(), unread)
            #expect(app.state.login.error == .damaged("Line 1."))
            #expect(app.state.login.credentials.email == place.account)
            #expect(!app.state.isStarting)
            await logIn()
            #expect(app.place == place)
        case .logOutEndsSession:
            await logIn()
            app.logOut()
            #expect(app.state == AppState())
            await services.sessions.logOuts.answerNext(.failure(.unavailable("Full.")))
            await wait { app.state.login.shownLogOutError != nil }
            #expect(app.state.login.shownLogOutError == .unavailable("Full."))
        case .logOut:
            await logIn()
            app.logOut()
            #expect(app.state == AppState())
            await services.answerLoads()
            #expect(app.state == AppState())
        case .logOutDuringLogin:
            let submitting = app.submit(Credentials.samples[0])
            await services.login.logIns.arrive(1)
            app.logOut()
            await services.login.logIns.answer(submitting, .success(services.session))
            #expect(app.state == AppState())
        case .logOutFromObserver:
            let submitting = app.submit(Credentials.samples[0])
            await services.login.logIns.arrive(1)
            let observer = Notifications { [app] in
                app.state
            } atFirst: { [app] in
                app.logOut()
            }
            await services.login.logIns.answer(submitting, .success(services.session))
            #expect(observer.count > 0)
            #expect(app.state == AppState())
            #expect(services.items.loads.count == 0)
        case .logOutFailsDuringLogin:
            await logIn()
            app.logOut()
            let submitting = app.submit(Credentials.samples[0])
            await services.login.logIns.arrive(2)
            await services.sessions.logOuts.answerNext(.failure(.unavailable("Full.")))
            await wait { app.writesInFlight == nil }
            #expect(app.state.login.isSubmitting)
            #expect(app.state.login.shownLogOutError == nil)
            #expect(!app.canQuit(since: app.beginToQuit()))
            await services.login.logIns.answer(submitting, .failure(.wrongCredentials))
            #expect(app.state.login.error == .wrongCredentials)
            #expect(app.state.login.shownLogOutError == .unavailable("Full."))
        case .userPath:
            await logIn()
            await services.users.loads.answer(1, .success(User.samples))
            app.selectUser("1")
            app.selectUser("1")
            #expect(app.state.main?.userPath.ids == ["1"])
            app.selectUser("2")
            app.selectUser("3")
            app.closeUser("2")
            #expect(app.state.main?.userPath.ids == ["1"])
            app.closeUser("2")
            #expect(app.state.main?.userPath.ids == ["1"], "it is closed already")
            app.selectUser("2")
            app.selectUser("1")
            #expect(app.state.main?.userPath.ids == ["1"], "it is open already")
            app.openLink(try AppLink("sidebyside://users/gone"))
            app.selectUser("1")
            app.closeUser("1")
            #expect(app.state.main?.userPath.ids == [])
            app.openLink(try AppLink("sidebyside://users/2"))
            #expect(app.state.main?.userPath.ids == ["2"])
        case .logOutSavesNotes:
            await typeNote()
            let staying = app.logOut()
            #expect(app.state.main?.isLoggingOut == true)
            await services.notes.writes.arrive(1)
            app.typeNote("n1", "Hi you")
            await services.notes.writes.answer(1, .success(1))
            await services.notes.writes.arrive(2)
            #expect(app.state.main?.isLoggingOut == true)
            await services.notes.writes.answer(staying, .failure(.unavailable("Full.")))
            #expect(app.state.main?.isLoggingOut == false)
            #expect(app.state.main?.tab == .notes)
            #expect(app.state.main?.notes.text(of: "n1") == "Hi you")
            await services.notes.writes.answer(app.logOut(), .success(2))
            let second = NoteWrite.save("n1", "Hi you", original: "Hi")
            #expect(
                services.notes.asked == [.save("n1", "Hi", original: "Buy milk"), second, second])
            #expect(app.state == AppState())
        case .leaveForegroundOfNotes:
            await typeNote()
            let leave = {
                app.saveDrafts()
                return app.writesInFlight
            }
            let leaving = leave()
            #expect(leaving != nil)
            await services.notes.writes.answer(leaving, .success(1))
            #expect(services.notes.asked == [.save("n1", "Hi", original: "Buy milk")])
            #expect(app.state.main?.notes.text(of: "n1") == "Hi")
            #expect(leave() == nil)
            app.logOut()
            await logIn()
            #expect(leave() != nil)
            await services.sessions.logOuts.answerNext(.success(()))
            await wait { leave() == nil }
        case .logOutWaitsForWrites:
            await logIn()
            await services.items.loads.answer(1, .success(Item.samples))
            app.select(lastTab)
            let deletingFirst = app.delete("a")
            await services.items.deletes.arrive(1)
            app.delete("c")
            await services.items.deletes.arrive(2)
            app.logOut()
            app.delete("b")
            await services.items.deletes.answer(3, .success(()))
            #expect(app.state.main?.isLoggingOut == true)
            await services.items.deletes.answer(2, .failure(.unavailable("Not allowed.")))
            await wait { app.state.main?.isLoggingOut == false }
            #expect(app.state.main?.tab == .items)
            #expect(app.state.main?.items.visibleItems.map(\.id) == ["c"])
            #expect(app.state.main?.items.error == .unavailable("Not allowed."))
            app.dismissFailedWrite()
            await services.items.deletes.answer(deletingFirst, .success(()))
            #expect(app.state.main?.items.items.map(\.id) == ["c"])
        case .failuresOfItemsAndCounter:
            await logIn()
            await services.items.loads.answer(1, .success(Item.samples))
            let quit = { app.canQuit(since: app.beginToQuit()) }
            let logOut = {
                app.logOut()
                return app.state.main == nil
            }
            for leave in [quit, logOut] {
                app.select(lastTab)
                app.incrementCounter()
                let deleting = app.delete("a")
                await services.counter.changes.answerNext(.failure(.unavailable("Full.")))
                await services.items.deletes.answer(deleting, .failure(.unavailable("Full.")))
                #expect(!leave())
                #expect(app.state.main?.tab == .items)
                #expect(!leave())
                #expect(app.state.main?.tab == .counter)
                #expect(leave())
            }
        case .logOutTwice:
            await logIn()
            await services.items.loads.answer(1, .success(Item.samples))
            let deleting = [app.delete("a"), app.delete("b")]
            var deleted = false
            await services.items.deletes.arrive(2)
            app.logOut()
            app.logOut()
            #expect(app.state == AppState())
            let quitting = Task {
                await app.writesInFlight?.finish()
                return deleted
            }
            await services.sessions.logOuts.answer(1, .success(()))
            await logIn(bo)
            await services.items.deletes.answer(1, .success(()))
            for _ in 1...20 { await Task.yield() }
            deleted = true
            await services.items.deletes.answer(2, .failure(.unavailable("Late.")))
            for task in deleting { await task?.finish() }
            #expect(await quitting.value)
            #expect(app.state == AppState(main: services.opened(for: bo)))
        case .logOutTwiceFromNotes:
            await typeNote()
            var written = false
            app.logOut()
            app.typeNote("n1", "Hi you")
            app.logOut()
            #expect(app.state == AppState())
            let quitting = Task {
                await app.writesInFlight?.finish()
                return written
            }
            await services.sessions.logOuts.answer(1, .success(()))
            #expect(services.notes.writes.count == 1)
            await services.notes.writes.answer(1, .success(1))
            await services.notes.writes.arrive(2)
            for _ in 1...20 { await Task.yield() }
            written = true
            await services.notes.writes.answer(2, .success(2))
            #expect(await quitting.value)
        case .logOutWaitsForCounter:
            await logIn()
            await services.items.loads.answer(1, .failure(.unavailable("Busy.")))
            app.select(.counter)
            app.incrementCounter()
            app.incrementCounter()
            await services.counter.changes.answer(1, .failure(.unavailable("Busy.")))
            let staying = app.logOut()
            await services.counter.loads.answer(1, .failure(.unavailable("Busy.")))
            #expect(app.state.main?.counter.error == .unavailable("Busy."))
            #expect(app.state.main?.isLoggingOut == true)
            await services.counter.changes.answer(staying, .failure(.unavailable("Busy.")))
            #expect(app.state.main?.isLoggingOut == false)
            #expect(app.state.main?.tab == .counter)
            app.incrementCounter()
            #expect(app.writesInFlight != nil)
            let leaving = app.logOut()
            #expect(app.state.main?.isLoggingOut == true)
            let counter = Counter(value: 1, version: 1)
            await services.counter.changes.answer(leaving, .success(counter))
            #expect(app.state == AppState())
        case .nextSession:
            await logIn()
            app.openLink(try AppLink("sidebyside://items/b"))
            app.select(lastTab)
            app.logOut()
            await logIn(bo)
            await services.items.loads.answer(1, .success(Item.samples))
            #expect(app.state == AppState(main: services.opened(for: bo)))
        case .sameUserAgain:
            await logIn()
            app.incrementCounter()
            app.logOut()
            app.logOut()
            await logIn()
            app.incrementCounter()
            let counter = Counter(value: 1, version: 1)
            await services.counter.changes.answer(2, .success(counter))
            await wait { app.state.main?.isWriting == false }
            await services.counter.changes.answer(1, .failure(.unavailable("Late.")))
            #expect(app.state.main?.counter.error == nil)
        case .logOutsInOrder:
            await logIn()
            app.logOut()
            await services.sessions.logOuts.arrive(1)
            await logIn(bo)
            app.logOut()
            await logIn()
            #expect(services.sessions.logOuts.count == 1)
            await services.sessions.logOuts.answer(1, .success(()))
            await services.sessions.logOuts.answer(2, .success(()))
        case .logInAgainFromNotes:
            await typeNote()
            app.logInAgainFromNotes()
            app.logInAgainFromNotes()
            await services.notes.writes.answerNext(.failure(.unavailable("Full.")))
            await wait { app.state.main?.isLoggingOut == false }
            #expect(app.state.main?.tab == .notes)
            #expect(app.state.main?.notes.error == .unavailable("Full."))
            #expect(app.state.main?.notes.text(of: "n1") == "Hi")
            app.logOut()
            app.logOut()
            #expect(app.state == AppState())
        case .tab:
            await logIn()
            for tab in MainTab.allCases.reversed() {
                app.select(tab)
                var expected = services.opened(for: services.session)
                expected.tab = tab
                #expect(app.state == AppState(main: expected))
            }
        }
    }

    private var bo: Session { Session(email: "bo@x.test") }
    private var lastTab: MainTab { MainTab.allCases.reversed()[0] }

    /// Returns when the main screen has begun to read everything.
    private func logIn(_ session: Session? = nil) async {
        let submitting = app.submit(Credentials.samples[0])
        await services.login.logIns.answer(submitting, .success(session ?? services.session))
        await services.mainLoads(services.login.logIns.count)
    }

    /// Logs in, and types into a note.
    private func typeNote() async {
        await logIn()
        services.notes.publish(.success(NotesSnapshot(notes: Note.samples)))
        await wait { app.state.main?.notes.snapshot != nil }
        app.typeNote("n1", "Hi")
    }
}
