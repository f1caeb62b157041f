import DI
import Presentation
import Testing

/// Each test has its twin of the same name in `ReopenedMVITests`.
@Suite("Closed and opened again over a real folder, with view models", .timeLimit(.minutes(1)))
@MainActor
struct ReopenedMVVMTests {
    private let checks = ReopenedChecks { $0.makeAppViewModel() }

    @Test("The app is where the user was, who is still logged in")
    func reopened() async throws { try await checks.isWhereTheUserWas() }

    @Test("A log-out forgets where the user was")
    func loggedOut() async throws { try await checks.forgetsAtLogOut() }

    @Test("With a damaged session file, the place stays, after a log-out, too")
    func damagedSession() async throws { try await checks.staysWithADamagedSession() }
}
