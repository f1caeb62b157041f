import DI
import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `RunningMVVMTests`.
@Suite("The app quits when all is written, with stores", .timeLimit(.minutes(1)))
@MainActor
struct RunningMVITests {
    private let checks = RunningChecks { $0.makeAppStore() }

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

extension AppStore: UsedApp {
    func logIn(_ credentials: Credentials) -> ScreenTask? {
        send(.login(.emailChanged(credentials.email)))
        send(.login(.passwordChanged(credentials.password)))
        return send(.login(.submitTapped))
    }

    func type(_ text: String) {
        if state.main?.notes.selectedNoteID == nil { send(.main(.notes(.addTapped("n9")))) }
        send(.main(.notes(.textChanged("n9", text))))
    }

    func delete(_ id: Item.ID) { send(.main(.items(.deleteTapped(id)))) }

    func logOut() -> ScreenTask? { send(.logOutTapped) }
}
