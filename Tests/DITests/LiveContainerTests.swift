import DI
import Domain
import Foundation
import Testing

@Suite("The real container, opened again, has what it was given", .timeLimit(.minutes(5)))
struct LiveContainerTests {
    private let folder = TemporaryFolder()

    /// Returns a new container over the same folder, as after a restart of the app.
    private func open() throws -> Container { try .live(folder: folder.file("data")) }

    @Test("Opened again, it finds what was deleted and counted, and who was logged in")
    func again() async throws {
        let container = try open()
        #expect(container.demoLogin == Credentials.samples[0])
        #expect(await container.session.get.execute() == nil)
        let session = try await container.login.logIn.execute(Credentials.samples[0])
        let path = folder.file("data/session.json").plainPath
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600, "who is logged in is for the owner's eyes only")
        for item in Item.samples { try await container.items.deleteItem.execute(id: item.id) }
        _ = try await container.counter.change.execute(.increment)

        let opened = try open()
        #expect(await opened.session.get.execute()?.session == .success(session))
        #expect(try await opened.items.getItems.execute() == [])
        #expect(try await opened.counter.get.execute().value == 1)

        try await opened.session.logOut.execute()
        #expect(try await open().session.get.execute() == nil)
    }
}
