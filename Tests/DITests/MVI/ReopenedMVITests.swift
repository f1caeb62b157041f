import DI
import Domain
import Foundation
import Presentation
import Testing

/// Each test has its twin of the same name in `ReopenedMVVMTests`.
@Suite("Closed and opened again over a real folder, with stores", .timeLimit(.minutes(1)))
@MainActor
struct ReopenedMVITests {
    private let folder = TemporaryFolder()

    @Test("The app is where the user was, who is still logged in")
    func reopened() async throws {
        _ = try await Container.live(folder: folder["data"]).login.logIn.execute(
            Credentials.samples[0])
        var left: Opened? = try await open()
        for link in ["items/b", "notes/n2", "users/2"] {
            await left?.app.send(.linkOpened(try AppLink("sidebyside://" + link)))?.value
        }
        let place = left?.app.state.place
        while PlaceKeeper(folder: folder["data"]).restored != place { await Task.yield() }
        left = nil

        let again = try await open().app
        #expect(again.state.place == place)
        while again.state.main?.users.isLoading != false { await Task.yield() }
        #expect(again.state.main?.tab == .users)
        #expect(again.state.main?.shownUserIDs == ["2"])
    }

    private struct Opened {
        let app: AppStore
        let places: PlaceKeeper
    }

    private func open() async throws -> Opened {
        let container = try Container.live(folder: folder["data"])
        let places = PlaceKeeper(folder: folder["data"])
        let app = container.makeAppStore(restored: places.restored)
        places.keep { app.state.place }
        await app.send(.started)?.value
        return Opened(app: app, places: places)
    }
}
