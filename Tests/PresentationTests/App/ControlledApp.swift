import Domain

/// The use cases of the whole app, answered by the test.
@MainActor
struct ControlledApp {
    let sessions = ControlledSessions()
    let login = ControlledLogin()
    let items = ControlledItems()
    let users = ControlledUsers()
    let counter = ControlledCounter()
    let session = Session(email: "al@x.test")

    /// The session that the app finds when it is opened again.
    func open(at place: Place? = nil) -> OpenSession {
        OpenSession(session: .success(session), place: place)
    }
}

/// The app's own use cases, answered by the test.
@MainActor
final class ControlledSessions: GetSessionUseCase, KeepPlaceUseCase, LogOutUseCase {
    let gets = ControlledCalls<OpenSession?>()
    let logOuts = ControlledCalls<Result<Void, AuthenticationError>>()

    var useCases: SessionUseCases { SessionUseCases(get: self, keepPlace: self, logOut: self) }

    @MainActor func execute() async -> OpenSession? { await gets.call() }

    @MainActor func execute(keeping place: Place?) async throws(AuthenticationError) {
        try await logOuts.call().get()
    }

    @MainActor func execute(_ place: Place) async {}
}
