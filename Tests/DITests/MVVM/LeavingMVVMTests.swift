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

    @Test("A delete goes out though the user logs out")
    func logOut() async throws {
        let container = try Container.live(folder: folder["data"])
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
