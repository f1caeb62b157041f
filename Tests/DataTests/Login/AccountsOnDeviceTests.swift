import Data
import Domain
import Foundation
import Testing

@Suite("Accounts of this device know who may log in", .timeLimit(.minutes(5)))
struct AccountsOnDeviceTests {
    /// The ways of keeping accounts on the device, each of which has to keep the same contract.
    enum Kind: CaseIterable {
        case inMemory, onDevice

        func make(_ account: Credentials, in folder: TemporaryFolder)
            -> any AuthenticationRepository
        {
            switch self {
            case .inMemory: InMemoryAuthenticationRepository(accounts: [account])
            case .onDevice:
                OnDeviceAuthenticationRepository(
                    accounts: [account], file: folder.file("session.json"))
            }
        }
    }

    private let folder = TemporaryFolder()
    private let account = Credentials(email: "ad\u{E4}@x.test", password: Password("correct horse"))

    @Test(
        "Everything else is answered alike",
        arguments: Kind.allCases,
        [
            ("adä@x.test", "wrong"), ("adä@x.test", ""),
            ("ADÄ@x.test", "Correct horse"), ("ada@x.test", "correct horse"),
        ])
    func everythingElse(kind: Kind, with: (email: String, password: String)) async throws {
        let repository = kind.make(account, in: folder)
        let credentials = Credentials(email: with.email, password: Password(with.password))
        await #expect(throws: AuthenticationError.wrongCredentials) {
            try await repository.logIn(credentials)
        }
        #expect(try await repository.session() == nil)
    }

    @Test("A refused login leaves the session, and a logout ends it", arguments: Kind.allCases)
    func session(kind: Kind) async throws {
        let repository = kind.make(account, in: folder)
        let typed = Credentials(email: "ADA\u{308}@X.test", password: account.password)
        let session = try await repository.logIn(typed)
        #expect(session.email.utf8.elementsEqual(account.email.utf8), "as the account has it")
        #expect(try await repository.session() == session)
        await #expect(throws: AuthenticationError.wrongCredentials) {
            try await repository.logIn(
                Credentials(email: "eve@x.test", password: account.password))
        }
        #expect(try await repository.session() == session)
        try await repository.logOut()
        #expect(try await repository.session() == nil)
    }
}
