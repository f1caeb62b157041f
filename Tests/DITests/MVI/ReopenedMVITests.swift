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
    func loggedOut() async throws { try await checks.forgetsAtLogOut { $0.send(.logOutTapped) } }

    @Test("A transition that leaves the place as it is does not notify its observers")
    func notified() async throws {
        let container = Container.samples()
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let app = container.makeAppStore()
        await app.start().value
        await confirmation(expectedCount: 0) { notified in
            withObservationTracking { _ = app.place } onChange: { notified() }
            await app.send(.main(.counter(.incrementTapped)))?.value
        }
        await confirmation { notified in
            withObservationTracking { _ = app.place } onChange: { notified() }
            app.send(.main(.tabTapped(.users)))
        }
    }
}
