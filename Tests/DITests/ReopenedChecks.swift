import DI
import Domain
import Foundation
import Presentation
import Testing

/// An app over a real folder, closed and opened again.
@MainActor
struct ReopenedChecks<Root: UsedApp> {
    let make: (Container) -> Root
    private let folder = TemporaryFolder()

    init(make: @escaping (Container) -> Root) { self.make = make }

    func isWhereTheUserWas() async throws {
        let left = try await openApp()
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
        #expect(try await openApp().root.place == place)
    }

    func forgetsAtLogOut() async throws {
        let app = try await openApp()
        await app.keeper.flush()?.finish()
        #expect(hasPlace)
        app.root.openLink(try AppLink("sidebyside://users/2"))
        app.root.logOut()
        for writes in [app.root.writesInFlight, app.keeper.flush()] { await writes?.finish() }
        #expect(app.root.place == nil)
        #expect(!hasPlace)
    }

    func staysWithADamagedSession() async throws {
        try await openApp().keeper.flush()?.finish()
        try folder.file("session.json", "[")
        let root = make(try Container.live(folder: folder.url))
        await root.start().finish()
        root.logOut()
        await root.writesInFlight?.finish()
        #expect(hasPlace)
    }

    private var hasPlace: Bool {
        FileManager.default.fileExists(atPath: folder.file("place.json").plainPath)
    }

    /// An app that has been started, with somebody who is logged in.
    private func openApp() async throws -> (root: Root, keeper: PlaceKeeper) {
        let container = try Container.live(folder: folder.url)
        _ = try await container.login.logIn.execute(Credentials.samples[0])
        let root = make(container)
        let keeper = PlaceKeeper(of: { root.place }, in: container)
        await root.start().finish()
        return (root, keeper)
    }
}
