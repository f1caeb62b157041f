import Data
import Domain
import Testing

@Suite("Every authentication repository keeps one contract", .timeLimit(.minutes(5)))
struct AuthenticationContractTests {
    enum Kind: CaseIterable { case inMemory, inFile, http, httpInMemory }

    private let account = Credentials(
        email: "ad\u{E4}@x.test", password: Password("correct horse"))
    private let folder = TemporaryFolder()
    private let server: StubServer
    private let refused = AuthenticationError.wrongCredentials

    init() throws { server = try ItemsServer(accounts: [account]).start() }

    private func make(_ kind: Kind) throws -> any AuthenticationRepository {
        let file = folder.file("session.json")
        return switch kind {
        case .inMemory: OnDeviceAuthenticationRepository(accounts: [account])
        case .inFile: OnDeviceAuthenticationRepository(accounts: [account], file: file)
        case .http: try HTTPAuthenticationRepository(server: server.address, file: file)
        case .httpInMemory: try HTTPAuthenticationRepository(server: server.address, file: nil)
        }
    }

    @Test(
        "Everything else is answered alike",
        arguments: Kind.allCases,
        [
            ("adä@x.test", "wrong"), ("adä@x.test", ""),
            ("ADÄ@x.test", "Correct horse"), ("ada@x.test", "correct horse"),
        ])
    func everythingElse(kind: Kind, with: (email: String, password: String)) async throws {
        let repository = try make(kind)
        let credentials = Credentials(email: with.email, password: Password(with.password))
        await #expect(throws: refused) { try await repository.logIn(credentials) }
        #expect(try await repository.session() == nil)
    }

    @Test("A refused login leaves the session, and a logout ends it", arguments: Kind.allCases)
    func session(kind: Kind) async throws {
        // A file that others can read.
        if kind == .http { try folder.file("session.json", "{}") }
        let repository = try make(kind)
        try await repository.logOut()
        let typed = Credentials(email: "ADA\u{308}@X.test", password: account.password)
        let session = try await repository.logIn(typed)
        #expect(session.email.utf8.elementsEqual(account.email.utf8), "as the account has it")
        #expect(try await repository.session() == session)
        await #expect(throws: refused) {
            try await repository.logIn(Credentials(email: "eve@x.test", password: account.password))
        }
        #expect(try await repository.session() == session)
        let isInMemory = kind == .inMemory || kind == .httpInMemory
        #expect(permissions(of: folder.file("session.json")) == (isInMemory ? nil : 0o600))
        #expect(try await make(kind).session() == (isInMemory ? nil : session))
        try await repository.logOut()
        #expect(try await repository.session() == nil)
        #expect(try await make(kind).session() == nil)
    }
}
