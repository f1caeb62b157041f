import DI
import Domain
import Foundation
import Presentation
import Testing

@Suite("Closed and opened again over a real folder", .timeLimit(.minutes(1)))
@MainActor
struct ReopenedTests {
    private let folder = TemporaryFolder()

    @Test("The app is where the user was, who is still logged in", arguments: AppKind.allCases)
    func reopened(kind: AppKind) async throws {
        let left = try await openApp(kind)
        for link in ["items/b", "notes/n2", "users/2"] {
            await left.root.openLink(try AppLink("sidebyside://" + link))?.finish()
        }
        await left.keeper.flush()?.finish()
        #expect(left.root.place?.tab == .users)
        #expect(left.root.place?.userIDs == ["2"])
        var place = try #require(left.root.place)
        place.userQuery = "jo"
        await left.keeper.flush()?.finish()
        try await Container.live(folder: folder.url).session.keepPlace.execute(place)
        #expect(try await openApp(kind).root.place == place)
    }

    @Test("A log-out forgets where the user was", arguments: AppKind.allCases)
    func loggedOut(kind: AppKind) async throws {
        let app = try await openApp(kind)
        await app.keeper.flush()?.finish()
        #expect(hasPlace)
        app.root.openLink(try AppLink("sidebyside://users/2"))
        app.root.logOut()
        for writes in [app.root.writesInFlight, app.keeper.flush()] { await writes?.finish() }
        #expect(app.root.place == nil)
        #expect(!hasPlace)
    }

    @Test(
        "With a damaged session file, the place stays, after a log-out, too",
        arguments: AppKind.allCases)
    func damagedSession(kind: AppKind) async throws {
        try await openApp(kind).keeper.flush()?.finish()
        try folder.file("session.json", "[")
        let root = kind.make(try Container.live(folder: folder.url))
        await root.start().finish()
        root.logOut()
        await root.writesInFlight?.finish()
        #expect(hasPlace)
    }

    private var hasPlace: Bool {
        FileManager.default.fileExists(atPath: folder.file("place.json").plainPath)
    }

    /// An app that has been started, with somebody who is logged in.
    private func openApp(_ kind: AppKind) async throws -> (root: any UsedApp, keeper: PlaceKeeper) {
        let container = try Container.live(folder: folder.url)
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let root = kind.make(container)
        let keeper = PlaceKeeper(of: { root.place }, in: container)
        await root.start().finish()
        return (root, keeper)
    }
}
