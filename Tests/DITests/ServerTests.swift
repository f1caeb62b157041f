import DI
import Domain
import Presentation
import Testing

@Suite("The app over a server", .timeLimit(.minutes(5)))
@MainActor
struct ServerTests {
    private let folder = TemporaryFolder()
    private let server = ItemsServer(items: Item.samples)

    @Test("A session that expires costs nothing that was typed", arguments: AppPattern.allCases)
    func expired(in pattern: AppPattern) async throws {
        let stub = try server.start()
        let container = try Container.live(folder: folder.url, server: stub.address)
        let (root, app) = try await pattern.run(container)
        #expect(container.demoLogin == nil)
        root.delete("a")
        #expect(await app.finishWrites())
        await server.endSessions()

        root.typeItem("f", "Fig")
        await root.saveItem("f")?.expectEnd()
        #expect(root.state.main?.items.error == .sessionExpired)
        root.logInAgain()
        await root.submit(Credentials.samples[0])?.expectEnd()
        await root.saveItem("f")?.expectEnd()
        #expect(root.state.main?.items.form == nil)
        #expect(try await container.items.getItems.execute().map(\.id) == ["b", "c", "f"])

        let opened = try Container.live(folder: folder.url, server: stub.address)
        #expect(try await opened.session.get.execute()?.session.get().email == "al@x.test")
        #expect(try await Container.live(folder: folder.url).session.get.execute() == nil)
    }

    @Test("The list says why it is not there", arguments: AppPattern.allCases)
    func list(in pattern: AppPattern) async throws {
        let replies: [(StubServer.Reply, String)] = [
            (.error(401, "Old."), "Your session has expired. Log in again."),
            (.error(500, "Full."), "Full."),
            (.answer(502, "<html>"), "The server has a fault, or something else answered."),
            (.answer(200, "{}"), "The server's answer can't be read."),
        ]
        for (reply, message) in replies {
            let stub = try StubServer { $0.line == "GET /items" ? reply : .answer(204) }
            let screen = try pattern.makeItemsScreen(
                in: .live(folder: folder.url, server: stub.address))
            await screen.load().expectEnd()
            #expect(screen.state.error?.message == message)
            #expect((screen.state.error == .sessionExpired) == message.contains("Log in again"))
        }
    }
}
