import Domain
import Foundation
import Testing

@testable import Data

@Suite("A login at a server, and its token", .timeLimit(.minutes(5)))
struct HTTPAuthenticationRepositoryTests {
    private static let (al, bo) = (account("al@x.test"), account("bo@x.test"))
    private let server = ItemsServer(accounts: [Self.al, Self.bo])
    private let folder = TemporaryFolder()
    private var file: URL { folder.file("login.json") }

    private static func account(_ email: String) -> Credentials {
        Credentials(email: email, password: Password("enigma"))
    }

    private func list(_ accounts: HTTPAuthenticationRepository) async throws(ItemError) -> [Item] {
        try await HTTPItemRepository(client: accounts.makeAuthorizedClient()).items()
    }

    @Test("The token is kept for its server alone, and revoked by the logout")
    func token() async throws {
        let (stub, other) = (try server.start(), try server.start())
        let accounts = try HTTPAuthenticationRepository(server: stub.address, file: file)
        await #expect(throws: ItemError.sessionExpired) { try await list(accounts) }
        _ = try await accounts.logIn(Self.al)
        let apple = Item(id: "a", name: "Apple")
        let items = HTTPItemRepository(client: accounts.makeAuthorizedClient())
        #expect(try await items.saveItem(apple, isNew: true))
        for address in try [other.address, ServerAddress("\(stub.address)/v2")] {
            let elsewhere = HTTPAuthenticationRepository(server: address, file: file)
            #expect(try await elsewhere.session() == nil)
            await #expect(throws: ItemError.sessionExpired) { try await list(elsewhere) }
            try await elsewhere.logOut()
        }

        let reopened = try HTTPAuthenticationRepository(server: stub.address, file: file)
        #expect(try await list(reopened) == [apple])
        var full = reopened
        var store = JSONFile<LoginRecord>(url: file)
        store.flush = { _ in -1 }
        full.store = store
        await #expect(throws: AuthenticationError.self) { try await full.logOut() }
        _ = try await reopened.logIn(Self.al)
        let token = try #require(await JSONFile<LoginRecord>(url: file).read().login?.token)
        try await reopened.logOut()
        #expect(try !text(of: file).contains(token))
        #expect(await server.revoked.first { _ in true } == token)
        #expect(try await reopened.session() == nil)
    }

    @Test(
        "An answer to a login that is none",
        arguments: [
            (.answer(401), "The server has a fault, or something else answered."),
            (.error(429, "Too many tries"), "Too many tries"),
        ]
            + [
                ["token": "t"], ["token": "", "email": "al"], ["token": "a b", "email": "al"],
                ["token": "t\r\nX: y", "email": "al"], ["token": "t", "email": ""],
                ["token": "t", "email": "al\nbo"], ["token": "t", "email": " al"],
                ["token": "t", "email": String(repeating: "a", count: 321)],
            ].map { (.json($0), "The server's answer can't be read.") }
            as [(StubServer.Reply, String)])
    func noLogin(reply: StubServer.Reply, message: String) async throws {
        let stub = try StubServer { _ in reply }
        let accounts = try HTTPAuthenticationRepository(server: stub.address, file: file)
        let error = await #expect(throws: AuthenticationError.self) {
            try await accounts.logIn(Self.al)
        }
        guard case .storage(.unavailable(let reason)) = error else { throw try #require(error) }
        #expect(reason.message == message)
        #expect(try folder.names == [])
    }

    @Test("A logout erases nothing of a user who logs in meanwhile", arguments: [Self.al, Self.bo])
    func nextLogin(next: Credentials) async throws {
        let (stub, store) = (try server.start(), ControlledStore<LoginRecord>())
        var changed = try HTTPAuthenticationRepository(server: stub.address, file: nil)
        changed.store = store
        let accounts = changed
        _ = try await accounts.logIn(Self.al)
        let token = try #require(await store.written.last?.login?.token)
        await store.interruptRead { _ = try? await accounts.logIn(next) }
        try await accounts.logOut()
        #expect(try await accounts.session()?.email == next.email)
        #expect(await server.revoked.first { _ in true } == token)
        #expect(try await list(accounts) == [])
    }

    @Test("A logout does not wait for the server: when the server is asked, the session has ended")
    func revoking() async throws {
        let (logins, login) = AsyncStream.makeStream(of: Login?.self)
        let stub = try StubServer { [file] request in
            if request.line == "POST /login" { return .json(["token": "t", "email": "al@x.test"]) }
            login.yield(try? await JSONFile<LoginRecord>(url: file).read().login)
            return .error(500, "Not now.")
        }
        let accounts = try HTTPAuthenticationRepository(server: stub.address, file: file)
        _ = try await accounts.logIn(Self.al)
        try await accounts.logOut()
        #expect(await logins.first { _ in true } == .some(nil))
    }

    @Test("No way of printing shows the token")
    func printed() async throws {
        let login = Login(server: "s", email: "al@x.test", token: "secret")
        let address = try ServerAddress("http://127.0.0.1:1")
        var accounts = HTTPAuthenticationRepository(server: address, file: nil)
        accounts.store = InMemoryStore(LoginRecord(login: login))
        var dumped = ""
        dump(accounts, to: &dumped)
        for text in [dumped, "\(login)", String(reflecting: login), "\(accounts)"] {
            #expect(!text.contains("secret"))
        }
    }
}
