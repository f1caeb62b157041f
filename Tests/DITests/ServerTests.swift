import DI
import Domain
import Presentation
import Testing

@Suite("The app over a server", .timeLimit(.minutes(5)))
@MainActor
struct ServerTests {
    private let folder = TemporaryFolder()
    private let server = ItemsServer(items: Item.samples)

    @Test("When a session expires, no typed text is lost", arguments: AppPattern.allCases)
    func expired(in pattern: AppPattern) async throws {
        let stub = try server.start()
        let container = try Container.live(folder: folder.url, server: stub.address)
        let (root, app) = try await pattern.run(container)
        #expect(container.demoLogin == nil)
        root.delete("a")
        #expect(await app.finishWrites())
        await server.endSessions()

        root.openLink(try AppLink("sidebyside://items/b"))
        root.typeItem("f", "Fig")
        await root.saveItem("f")?.expectEnd()
        #expect(root.state.main?.items.error == .sessionExpired)
        root.logInAgain()
        await root.writesInFlight?.finish()
        // The system may end the app here, while the user fetches a password from another app.
        let reopened = pattern.makeApp(in: container)
        await reopened.start().finish()
        #expect(reopened.state.login.credentials.email == "al@x.test")
        #expect(reopened.state.login.error == .storage(.sessionExpired))
        #expect(reopened.state.lastMain?.place.itemID == "b")
        await root.submit(Credentials.samples[0])?.expectEnd()
        await root.saveItem("f")?.expectEnd()
        #expect(root.state.main?.items.form == nil)
        #expect(try await container.items.getItems.execute().map(\.id) == ["b", "c", "f"])

        let opened = try Container.live(folder: folder.url, server: stub.address)
        #expect(try await opened.session.get.execute()?.session.get().email == "al@x.test")
        let other = try Container.live(folder: folder.url, server: server.start().address)
        for elsewhere in [other, try Container.live(folder: folder.url)] {
            #expect(await elsewhere.session.get.execute() == nil)
        }
    }
}
