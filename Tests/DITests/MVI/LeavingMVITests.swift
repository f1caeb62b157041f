import DI
import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `LeavingMVVMTests`.
@Suite("What the user saw succeed is in the file, though a store is left", .timeLimit(.minutes(1)))
@MainActor
struct LeavingMVITests {
    private let folder = TemporaryFolder()

    @Test("A delete goes out though the user logs out")
    func logOut() async throws {
        let container = try Container.live(folder: folder["data"])
        let app = container.makeAppStore()
        await app.logIn()
        await app.send(.main(.items(.loadRequested)))?.value
        let deleting = app.send(.main(.items(.deleteTapped("b"))))
        app.send(.logOutTapped)
        app.send(.logOutTapped)
        #expect(app.state == AppState())
        await deleting?.value
        #expect(try await container.items.getItems.execute().map(\.id) == ["a", "c"])
    }
}
