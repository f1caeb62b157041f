import DI
import Domain
import Observation
import Presentation
import Testing

/// Each test but the last two has its twin of the same name in `ContainerMVVMTests`.
@Suite("Stores ask the services of the container that made them", .timeLimit(.minutes(1)))
@MainActor
struct ContainerMVITests {
    @Test("From login to log-out, each screen asks its own service")
    func app() async throws {
        var container = Container.failing
        let login = container.makeLoginStore()
        login.send(.emailChanged(Credentials.samples[0].email))
        login.send(.passwordChanged(Credentials.samples[0].password))
        await login.send(.submitTapped)?.finish()
        #expect(login.state.error == .unavailable("authentication"))

        container.login = Container.samples().login
        let app = container.makeAppStore()
        app.send(.login(.emailChanged(Credentials.samples[0].email)))
        app.send(.login(.passwordChanged(Credentials.samples[0].password)))
        await app.send(.login(.submitTapped))?.finish()
        #expect(app.state.main?.session == Session(email: Credentials.samples[0].email))
        await app.send(.main(.items(.loadRequested)))?.finish()
        await app.send(.main(.users(.loadRequested)))?.finish()
        await app.send(.main(.counter(.loadRequested)))?.finish()
        await app.send(.main(.notes(.refreshRequested)))?.finish()
        #expect(app.state.main?.items.error == .unavailable("items"))
        #expect(app.state.main?.users.error == .unavailable("users"))
        #expect(app.state.main?.counter.error == .unavailable("counter"))
        #expect(app.state.main?.notes.error == .unavailable("notes"))
        app.send(.logOutTapped)
        #expect(app.state == AppState())
    }

    @Test("The notes wait by the container's delay")
    func delay() async {
        var container = Container.samples()
        let delay = ControlledDelay()
        container.delay = delay
        let notes = container.makeNotesStore(session: Session(email: "al@x.test"))
        notes.send(.addTapped("n9"))
        let typing = notes.send(.textChanged("n9", "Tea"))
        #expect(await delay.nextWait() == .milliseconds(500))
        await delay.resumeAll()
        await typing?.finish()
    }

    @Test("Each store tells its log what happens")
    func log() {
        let container = Container.inMemory()
        let session = Session(email: "al@x.test")
        var logs: [String] = []
        container.makeLoginStore { _ in logs.append("login") }.send(.submitTapped)
        container.makeItemsStore { _ in logs.append("items") }.send(.loadRequested)
        container.makeUsersStore { _ in logs.append("users") }.send(.loadRequested)
        container.makeCounterStore { _ in logs.append("counter") }.send(.loadRequested)
        container.makeNotesStore(session: session) { _ in logs.append("notes") }.send(
            .addTapped("n1"))
        container.makeAppStore { _ in logs.append("app") }.send(.left)
        #expect(logs == ["login", "items", "users", "counter", "notes", "app"])
    }

    @Test(
        "Observers of the place are notified when it changes, and not by any other transition",
        arguments: [
            (AppIntent.main(.counter(.incrementTapped)), 0), (.main(.tabTapped(.users)), 1),
        ])
    func notified(intent: AppIntent, count: Int) async throws {
        let container = Container.samples()
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let app = container.makeAppStore()
        await app.start().finish()
        await confirmation(expectedCount: count) { notified in
            withObservationTracking {
                _ = app.place
            } onChange: {
                notified()
            }
            await app.send(intent)?.finish()
        }
    }
}
