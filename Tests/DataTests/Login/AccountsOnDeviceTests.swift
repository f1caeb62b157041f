import Data
import Domain
import Foundation
import Testing

@Suite("Accounts of this device know who may log in", .timeLimit(.minutes(5)))
struct AccountsOnDeviceTests {
    private let folder = TemporaryFolder()
    private let account = Credentials(email: "ad\u{E4}@x.test", password: Password("correct horse"))
    private let refused = AuthenticationError.wrongCredentials

    @Test(
        "Everything else is answered alike",
        arguments: [true, false],
        [
            ("adä@x.test", "wrong"), ("adä@x.test", ""),
            ("ADÄ@x.test", "Correct horse"), ("ada@x.test", "correct horse"),
        ])
    func everythingElse(isInFile: Bool, with: (email: String, password: String)) async throws {
        let repository = repository(isInFile: isInFile)
        let credentials = Credentials(email: with.email, password: Password(with.password))
        await #expect(throws: refused) { try await repository.logIn(credentials) }
        #expect(try await repository.session() == nil)
    }

    @Test("A refused login leaves the session, and a logout ends it", arguments: [true, false])
    func session(isInFile: Bool) async throws {
        let repository = repository(isInFile: isInFile)
        let typed = Credentials(email: "ADA\u{308}@X.test", password: account.password)
        let session = try await repository.logIn(typed)
        #expect(session.email.utf8.elementsEqual(account.email.utf8), "as the account has it")
        #expect(try await repository.session() == session)
        await #expect(throws: refused) {
            try await repository.logIn(Credentials(email: "eve@x.test", password: account.password))
        }
        #expect(try await repository.session() == session)
        try await repository.logOut()
        #expect(try await repository.session() == nil)
    }

    /// A repository that has its session in a file, or in memory.
    private func repository(isInFile: Bool) -> OnDeviceAuthenticationRepository {
        let file = isInFile ? folder.file("session.json") : nil
        return OnDeviceAuthenticationRepository(accounts: [account], file: file)
    }
}
