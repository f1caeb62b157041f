import DI
import Domain
import Presentation
import Testing

/// What a user does in the app, in one pattern.
@MainActor
protocol UsedApp: AppScreen {
    @discardableResult func logIn(_ credentials: Credentials) -> ScreenTask?
    /// Types into a new note.
    func type(_ text: String)
    func delete(_ id: Item.ID)
    @discardableResult func logOut() -> ScreenTask?
}

extension AppPattern {
    @MainActor
    func make(_ container: Container) throws -> any UsedApp {
        try #require(makeApp(in: container) as? any UsedApp)
    }
}

extension Container {
    /// With an account that has logged in.
    func loggedIn() async throws -> Container {
        _ = try await login.logIn.execute(Credentials.samples[0])
        return self
    }
}

/// Returns when the condition holds, or when it is sure not to come by itself.
@MainActor
func turns(until condition: () -> Bool) async {
    for _ in 0..<300_000 {
        if condition() { return }
        await Task.yield()
    }
}
