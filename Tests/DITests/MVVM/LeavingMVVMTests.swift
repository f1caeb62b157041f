import DI
import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `LeavingMVITests`.
@Suite(
    "What the user saw succeed is in the file, though a view model is left", .timeLimit(.minutes(1))
)
@MainActor
struct LeavingMVVMTests {
    private let folder = TemporaryFolder()
    private let container: Container

    init() throws {
        container = try .live(folder: folder["data"])
    }

    @Test("A delete goes out though the user logs out")
    func logOut() async throws {
        let app = container.makeAppViewModel()
        let main = try await app.logIn()
        await main.items.load().value
        let deleting = main.items.delete("b")
        app.logOut()
        app.logOut()
        #expect(app.state == AppState())
        await deleting?.value
        #expect(try await container.items.getItems.execute().map(\.id) == ["a", "c"])
    }
}

extension AppViewModel {
    /// Returns the main screen.
    func logIn() async throws -> MainViewModel {
        guard case .login(let login) = screen else { throw NoSuchScreen() }
        login.email = Credentials.samples[0].email
        login.password = Credentials.samples[0].password
        await login.submit()?.value
        guard case .main(let main) = screen else { throw NoSuchScreen() }
        return main
    }

    private struct NoSuchScreen: Error {}
}
