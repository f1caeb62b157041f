import DI
import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `ContainerMVITests`.
@Suite("View models ask the services of the container that made them", .timeLimit(.minutes(1)))
@MainActor
struct ContainerMVVMTests {
    @Test("From login to log-out, each screen asks its own service")
    func app() async throws {
        var container = Container.failing
        let login = container.makeLoginViewModel()
        await logIn(login)
        #expect(login.state.error == .unavailable("authentication"))

        container.login = Container.samples().login
        let app = container.makeAppViewModel()
        if case .login(let login) = app.screen { await logIn(login) }
        guard case .main(let main) = app.screen else { throw CancellationError() }
        #expect(main.session == Session(email: Credentials.samples[0].email))
        await main.items.load().finish()
        await main.users.load().finish()
        await main.counter.load().finish()
        await main.notes.refresh().finish()
        #expect(main.items.state.error == .unavailable("items"))
        #expect(main.users.state.error == .unavailable("users"))
        #expect(main.counter.state.error == .unavailable("counter"))
        #expect(main.notes.state.error == .unavailable("notes"))
        app.logOut()
        #expect(app.state == AppState())
    }

    @Test("The notes wait by the container's delay")
    func delay() async {
        var container = Container.samples()
        let delay = ControlledDelay()
        container.delay = delay
        let notes = container.makeNotesViewModel(session: Session(email: "al@x.test"))
        notes.add("n9")
        let typing = notes.type("Tea", into: "n9")
        #expect(await delay.nextWait() == .milliseconds(500))
        await delay.resumeAll()
        await typing?.finish()
    }
}

@MainActor
private func logIn(_ login: LoginViewModel) async {
    login.email = Credentials.samples[0].email
    login.password = Credentials.samples[0].password
    await login.submit()?.finish()
}
