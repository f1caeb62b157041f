import DI
import Presentation
import Testing

/// Each test has its twin of the same name in `ReopenedMVVMTests`.
@Suite("Closed and opened again over a real folder, with stores", .timeLimit(.minutes(1)))
@MainActor
struct ReopenedMVITests {
    private let checks = ReopenedChecks { $0.makeAppStore() }

    @Test("The app is where the user was, who is still logged in")
    func reopened() async throws { try await checks.isWhereTheUserWas() }

    @Test("A log-out forgets where the user was")
    func loggedOut() async throws { try await checks.forgetsAtLogOut { $0.send(.logOutTapped) } }
}
