import DI
import Domain
import Presentation
import Testing

/// How often `wait` yields before it fails the test. Containers also work on other threads, for which
/// the main actor has to wait on a busy machine.
let turnsAtMost = 300_000

extension AppPattern {
    @MainActor func make(_ container: Container) throws -> any PlayedApp {
        try #require(makeApp(in: container) as? any PlayedApp)
    }

    /// The running app, whose user has logged in and sees the items.
    @MainActor func run(
        _ container: Container, link: String? = nil
    ) async throws -> (root: any PlayedApp, app: RunningApp) {
        let root = try make(try await container.loggedIn())
        let app = RunningApp(root, over: container, link: link)
        await wait(for: "the items") { root.state.main?.items.items.isEmpty == false }
        return (root, app)
    }
}

extension Container {
    /// Returns this container after the sample account has logged in.
    func loggedIn() async throws -> Container {
        _ = try await login.logIn.execute(Credentials.samples[0])
        return self
    }
}
