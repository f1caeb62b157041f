import DI
import Domain
import Presentation
import Testing

@Suite("Closed and opened again over a real folder", .timeLimit(.minutes(5)))
@MainActor
struct ReopenedTests {
    private let folder = TemporaryFolder()

    @Test("The app is where the user was, who is still logged in", arguments: AppPattern.allCases)
    func reopened(pattern: AppPattern) async throws {
        let (root, app) = try await pattern.run(.live(folder: folder.url))
        for link in ["items/b", "users/2"] {
            await root.openLink(try AppLink("sidebyside://" + link))?.finish()
        }
        root.incrementCounter()
        root.delete("a")
        await app.leave()
        var place = try #require(root.state.place)
        #expect(place.tab == .users)
        #expect(place.userIDs == ["2"])
        // The tab in front is not the tab that has a search.
        (place.tab, place.userQuery) = (.counter, "jo")
        let opened = try Container.live(folder: folder.url)
        let session = Session(email: Credentials.samples[0].email)
        #expect(await opened.session.get.execute()?.session == .success(session))
        #expect(try await opened.items.getItems.execute().map(\.id) == ["b", "c"])
        #expect(try await opened.counter.get.execute().value == 1)
        await opened.session.keepPlace.execute(place)
        #expect(try await pattern.run(.live(folder: folder.url)).root.state.place == place)
    }
}
