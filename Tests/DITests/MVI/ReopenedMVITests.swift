import DI
import Domain
import Observation
import Presentation
import Testing

/// Each test but the last has its twin of the same name in `ReopenedMVVMTests`.
@Suite("Closed and opened again over a real folder, with stores", .timeLimit(.minutes(1)))
@MainActor
struct ReopenedMVITests {
    private let checks = ReopenedChecks { $0.makeAppStore() }

    @Test("The app is where the user was, who is still logged in")
    func reopened() async throws { try await checks.isWhereTheUserWas() }

    @Test("A log-out forgets where the user was")
    func loggedOut() async throws { try await checks.forgetsAtLogOut() }

    @Test("With a damaged session file, the place stays, after a log-out, too")
    func damagedSession() async throws { try await checks.staysWithADamagedSession() }

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
