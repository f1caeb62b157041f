import Domain
import Presentation

/// The use cases of the whole app, answered by the test.
@MainActor
struct ControlledApp {
    let sessions = ControlledSessions()
    let login = ControlledLogin()
    let items = ControlledItems()
    let users = ControlledUsers()
    let counter = ControlledCounter()
    let notes = ControlledNotes()
    let session = Session(email: "al@x.test")

    /// The main screen as it is opened.
    func opened(for session: Session) -> MainState {
        var main = MainState(session: session)
        main.items.loading = .loading
        main.users.loading = .loading
        main.counter.loading = .loading
        main.notes.isLoading = true
        return main
    }

    /// Returns when the main screen has read everything.
    func mainLoads(_ count: Int) async {
        await items.loads.arrive(count)
        await users.loads.arrive(count)
        await counter.loads.arrive(count)
    }
}

/// The app's own use cases, answered by the test.
@MainActor
final class ControlledSessions: GetSessionUseCase {
    let gets = ControlledCalls<Result<Session?, AuthenticationError>>()
    let logOuts = ControlledCalls<Result<Void, AuthenticationError>>()

    var useCases: SessionUseCases { SessionUseCases(get: self, logOut: LogOut(calls: logOuts)) }

    @MainActor func execute() async throws(AuthenticationError) -> Session? {
        try await gets.call().get()
    }

    private struct LogOut: LogOutUseCase {
        let calls: ControlledCalls<Result<Void, AuthenticationError>>

        @MainActor func execute() async throws(AuthenticationError) {
            try await calls.call().get()
        }
    }
}
