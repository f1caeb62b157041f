import DI
import Domain
import Foundation
import Presentation
import Testing

@Suite("Closed and opened again over a real folder", .timeLimit(.minutes(1)))
@MainActor
struct ReopenedTests {
    private let folder = TemporaryFolder()

    @Test("The app is where the user was, who is still logged in", arguments: AppPattern.allCases)
    func reopened(pattern: AppPattern) async throws {
        let (root, app) = try await openApp(pattern)
        for link in ["items/b", "notes/n2", "users/2"] {
            await root.openLink(try AppLink("sidebyside://" + link))?.finish()
        }
        await app.leave()
        var place = try #require(root.place)
        #expect(place.tab == .users)
        #expect(place.userIDs == ["2"])
        place.userQuery = "jo"
        try await Container.live(folder: folder.url).session.keepPlace.execute(place)
        #expect(try await openApp(pattern).root.place == place)
    }

    @Test("A log-out forgets where the user was", arguments: AppPattern.allCases)
    func loggedOut(pattern: AppPattern) async throws {
        let (root, app) = try await openApp(pattern)
        await app.leave()
        #expect(hasPlace)
        root.openLink(try AppLink("sidebyside://users/2"))
        root.logOut()
        await app.leave()
        #expect(root.place == nil)
        #expect(!hasPlace)
    }

    @Test(
        "With a damaged session file, the place stays, after a log-out, too",
        arguments: AppPattern.allCases)
    func damagedSession(pattern: AppPattern) async throws {
        await (try openApp(pattern)).app.leave()
        try folder.file("session.json", "[")
        let root = try pattern.make(Container.live(folder: folder.url))
        await root.start().finish()
        root.logOut()
        await root.writesInFlight?.finish()
        #expect(hasPlace)
    }

    private var hasPlace: Bool {
        FileManager.default.fileExists(atPath: folder.file("place.json").plainPath)
    }

    private func openApp(
        _ pattern: AppPattern
    ) async throws -> (root: any PlayedApp, app: RunningApp) {
        try await pattern.run(.live(folder: folder.url))
    }
}
