import DI
import Domain
import Presentation
import Testing

@Suite("Nothing of a session's end touches the next one", .timeLimit(.minutes(5)))
@MainActor
struct NextSessionTests {
    private let folder = TemporaryFolder()

    @Test("A slow logout erases nothing of the next login", arguments: AppPattern.allCases)
    func slowLogOut(in pattern: AppPattern) async throws {
        var container = try Container.live(folder: folder.url)
        let slow = SlowLogOut(logOut: container.session.logOut)
        container.session.logOut = slow
        let (root, app) = try await pattern.run(container)
        root.logOut()
        let submitting = root.submit(Credentials.samples[0])
        await slow.calls.answerNext(())
        await submitting?.expectEnd()
        root.select(.counter)
        #expect(await app.finishWrites())
        let found = try await Container.live(folder: folder.url).session.get.execute()
        #expect(found?.session == .success(Session(email: Credentials.samples[0].email)))
        #expect(found?.place?.tab == .counter)
    }
}

/// Logs out when the test says so.
@MainActor
private struct SlowLogOut: LogOutUseCase {
    let logOut: any LogOutUseCase
    let calls = ControlledCalls<Void>()

    func execute() async throws(AuthenticationError) {
        await calls.call()
        try await logOut.execute()
    }
}
