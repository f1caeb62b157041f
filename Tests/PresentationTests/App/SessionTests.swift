import Domain
import Presentation
import Testing

@Suite("How the user gets into the app, and out of it", .timeLimit(.minutes(5)))
@MainActor
struct SessionTests {
    private let services = ControlledApp()
    private let full = AuthenticationError.unavailable("Full.")

    /// When the app is opened again, it restores the open session, and never shows the login form.
    @Test("Logging in opens the main screen, which reads all", arguments: AppKind.allCases)
    func logIn(_ kind: AppKind) async {
        #expect(await services.loggedIn(kind).state == AppState(main: services.opened()))
        let again = kind.app(services)
        await services.sessions.gets.answer(again.start(), services.open())
        again.submit(Credentials())
        #expect(again.state == AppState(main: services.opened()))
        await services.mainLoads(2)
    }

    /// The app also shows the form after a logout during the start.
    @Test("Opened without a session, the app shows the form", arguments: AppKind.allCases)
    func startWithoutSession(_ kind: AppKind) async throws {
        let app = kind.app(services)
        let left = app.start()
        #expect(app.state.isStarting)
        await services.sessions.gets.arrive(1)
        app.logOut()
        await services.sessions.gets.answer(left, services.open())
        await services.sessions.gets.answer(app.start(), nil)
        #expect(app.state == AppState())
        var place = Place(account: services.session.email)
        place.tab = .counter
        let unread = OpenSession(session: .failure(.damaged("Line 1.")), place: place)
        let starting = app.start()
        let link = try AppLink("sidebyside://users")
        app.openLink(link)
        await services.sessions.gets.answer(starting, unread)
        var expected = AppState(
            link: link, lastMain: MainState(session: services.session, place: place))
        expected.login.error = .damaged("Line 1.")
        #expect(app.state == expected)
        await services.logIn(to: app)
        place.tab = .users
        #expect(app.state.place == place)
    }

    /// Answers that come after the logout change nothing. If the logout fails, its error shows until the
    /// next submit.
    @Test("Logging out ends the session, and shows an empty form", arguments: AppKind.allCases)
    func logOut(_ kind: AppKind) async {
        let app = await services.loggedIn(kind)
        app.logOut()
        #expect(app.state == AppState())
        await services.answerLoads()
        #expect(app.state == AppState())
        await services.sessions.logOuts.answerNext(.failure(full))
        await wait(for: "the error") { app.state != AppState() }
        app.start()
        var expected = AppState()
        expected.login.logOutError = full
        #expect(app.state == expected)
        app.submit(Credentials())
        #expect(app.state.login.logOutError == nil)
    }

    @Test(
        "A logout while a login is in flight, or its answer is being shown, wins",
        arguments: AppKind.allCases, [false, true])
    func logOutDuringLogin(_ kind: AppKind, isAnswered: Bool) async {
        let app = kind.app(services)
        let submitting = app.submit(Credentials.samples[0])
        await services.login.logIns.arrive(1)
        if !isAnswered { app.logOut() }
        let observer = Notifications(of: { app.state }, atFirst: { app.logOut() })
        await services.login.logIns.answer(submitting, .success(services.session))
        #expect((observer.count > 0) == isAnswered)
        #expect(app.state == AppState())
        #expect(services.items.loads.count == 0)
    }

    @Test("A failed logout is also shown after a failed login", arguments: AppKind.allCases)
    func logOutFailsDuringLogin(_ kind: AppKind) async {
        let app = await services.loggedIn(kind)
        app.logOut()
        let submitting = app.submit(Credentials.samples[0])
        #expect(app.state.login.isSubmitting)
        await services.sessions.logOuts.answerNext(.failure(full))
        await services.login.logIns.arrive(2)
        #expect(app.state.login.isSubmitting)
        #expect(app.state.login.shownLogOutError == nil)
        #expect(!app.quits())
        await services.login.logIns.answer(submitting, .failure(.wrongCredentials))
        #expect(app.state.login.error == .wrongCredentials)
        #expect(app.state.login.shownLogOutError == full)
        #expect(app.quits(), "This error was there before.")
    }

    /// Logging out twice waits for no write, and loses none.
    @Test("The next login waits for the end of the last session", arguments: AppKind.allCases)
    func sessionsInOrder(_ kind: AppKind) async {
        let app = await services.loggedIn(kind)
        for _ in 1...2 { app.incrementCounter() }
        app.logOut()
        app.logOut()
        #expect(app.state == AppState())
        let ending = app.writesInFlight
        let submitting = app.submit(Credentials.samples[0])
        await services.counter.changes.answer(1, .success(Counter(value: 1, version: 1)))
        await services.counter.changes.arrive(2)
        #expect(services.sessions.logOuts.count == 0, "The writes need the session.")
        await services.counter.changes.answer(2, .failure(.unavailable("Late.")))
        await services.sessions.logOuts.arrive(1)
        #expect(services.login.logIns.count == 1)
        await services.sessions.logOuts.answer(ending, .success(()))
        await services.login.logIns.answer(submitting, .success(services.bo))
        #expect(app.writesInFlight == nil)
        #expect(app.state == AppState(main: services.opened(for: services.bo)))
    }

    @Test("A logout is sent when the logout before it was answered", arguments: AppKind.allCases)
    func logOutsInOrder(_ kind: AppKind) async {
        let app = await services.loggedIn(kind)
        app.logOut()
        await services.sessions.logOuts.arrive(1)
        app.submit(Credentials.samples[0])
        app.logOut()
        let submitting = app.submit(Credentials.samples[0])
        #expect(services.sessions.logOuts.count == 1)
        await services.sessions.logOuts.answer(1, .failure(full))
        await services.sessions.logOuts.arrive(2)
        #expect(app.state.login.logOutError == nil)
        #expect(services.login.logIns.count == 1)
        await services.sessions.logOuts.answer(2, .failure(full))
        await services.login.logIns.answer(submitting, .success(services.session))
        await wait(for: "the end of the writes") { app.writesInFlight == nil }
        #expect(app.state == AppState(main: services.opened()))
        #expect(services.login.logIns.count == 2)
    }
}
