import DI
import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `RunningMVITests`.
@Suite("The app quits when all is written, with view models", .timeLimit(.minutes(1)))
@MainActor
struct RunningMVVMTests {
    private let checks = RunningChecks { $0.makeAppViewModel() }

    @Test("What was typed is saved, and what is typed while that takes its time")
    func typed() async throws { try await checks.savesWhatIsTyped() }

    @Test("What has failed is shown, and nothing typed is lost meanwhile")
    func failed() async throws { try await checks.showsWhatHasFailed() }

    @Test("An error that the user could read before is no reason to stay")
    func oldError() async throws { try await checks.forgetsOldErrors() }

    @Test(
        "A log-out that waits for a slow save is waited for",
        arguments: [false, true], [false, true])
    func logOut(quitsFirst: Bool, isFull: Bool) async throws {
        try await checks.endsTheSession(quitsFirst: quitsFirst, isFull: isFull)
    }
}

extension AppViewModel: UsedApp {
    func logIn(_ credentials: Credentials) -> ScreenTask? {
        guard case .login(let login) = screen else { return nil }
        login.email = credentials.email
        login.password = credentials.password
        return login.submit()
    }

    func type(_ text: String) {
        guard case .main(let main) = screen else { return }
        if main.notes.state.selectedNoteID == nil { main.notes.add("n9") }
        main.notes.type(text, into: "n9")
    }

    func delete(_ id: Item.ID) {
        if case .main(let main) = screen { main.items.delete(id) }
    }
}
