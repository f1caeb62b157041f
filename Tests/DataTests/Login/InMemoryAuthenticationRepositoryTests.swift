import Data
import Domain
import Testing

@Suite("The in-memory accounts know who may log in", .timeLimit(.minutes(5)))
struct InMemoryAuthenticationRepositoryTests {
    private let account = Credentials(email: "ada@example.com", password: Password("correct horse"))

    @Test(
        "Everything else is answered alike",
        arguments: [
            ("ada@example.com", "wrong"), ("ada@example.com", ""),
            ("ADA@example.com", "correct horse"), ("eve@example.com", "correct horse"),
        ])
    func everythingElse(email: String, password: String) async {
        let repository = InMemoryAuthenticationRepository(accounts: [account])
        await #expect(throws: AuthenticationError.wrongCredentials) {
            try await repository.logIn(Credentials(email: email, password: Password(password)))
        }
    }
}
