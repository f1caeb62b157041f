import Foundation
import Testing

@testable import Domain

@Suite("Credentials are checked before they are sent", .timeLimit(.minutes(5)))
struct LogInUseCaseTests {
    @Test(arguments: ["ada@example.com", "Ada@Example.com", "zoë+c@bücher.y.test"])
    func goodCredentialsAreSentAsTheyAre(email: String) async throws {
        let logIn = DefaultLogInUseCase(repository: StubAuthenticationRepository())
        let session = try await logIn.execute(credentials(email + "\u{200B}\n", "secret"))
        #expect(session == Session(email: email))
    }

    /// Characters that keyboards, other apps and lists of addresses add. A password may begin with them.
    @Test(arguments: [
        " ", "\t", "\r\n", "\0", "\u{85}", "\u{A0}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200E}",
        "\u{202A}", "\u{2028}", "\u{2060}", "\u{3000}", "\u{FE0F}", "\u{FEFF}",
    ])
    func whatNobodySeesIsSentNeitherBeforeNorAfterAnAddress(unseen: String) {
        let typed = credentials(" " + unseen + "ada@x.test" + unseen, unseen)
        #expect(typed.asSent == credentials("ada@x.test", unseen))
        for email in ["a\(unseen)da@x.test", "ada@\(unseen)x.test", "ada@x.\(unseen)test"] {
            #expect(credentials(email, unseen).problems == [.emailMalformed])
        }
    }

    static let malformed = [
        "ada", "ada@", "@example.com", "ada@example", "ada@example..com", "ada@@example.com",
        "ada@b@example.com", "ada@b.example@com", "ada @example.com", "ada@@\u{301}example.com",
    ]

    @Test(
        arguments: [
            ("\u{200B} ", "", [CredentialProblem.emailMissing, .passwordMissing]),
            ("", "secret", [.emailMissing]), ("ada@example.com", "", [.passwordMissing]),
        ] + malformed.map { ($0, "secret", [.emailMalformed]) })
    func problemsAreNotSent(email: String, password: String, problems: [CredentialProblem]) async {
        // This repository accepts every login, so only the use case can refuse one.
        let logIn = DefaultLogInUseCase(repository: StubAuthenticationRepository())
        await #expect(throws: AuthenticationError.invalid(problems)) {
            try await logIn.execute(credentials(email, password))
        }
    }

    private func credentials(_ email: String, _ password: String) -> Credentials {
        Credentials(email: email, password: Password(password))
    }
}

@Suite("A password does not show itself", .timeLimit(.minutes(5)))
struct PasswordTests {
    private let password = Password("correct horse")

    @Test func noWayOfPrintingShowsTheCharactersOrTheirNumber() throws {
        #expect("\(password)" == "\(Password("x"))")
        var dumped = ""
        dump(Credentials(email: "ada@example.com", password: password), to: &dumped)
        let printed = [
            "\(password)", String(reflecting: password), "\(Optional(password) as Any)", dumped,
            String(decoding: try JSONEncoder().encode(password), as: UTF8.self),
        ]
        for text in printed {
            #expect(text.contains("•••"))
            #expect(!text.contains("correct"))
        }
    }
}

/// Accepts every login. Only `session` and `logOut` can fail.
struct StubAuthenticationRepository: AuthenticationRepository {
    var open: Session?
    var failure: AuthenticationError?
    /// Called while the session ends.
    var meanwhile: @Sendable () async -> Void = {}

    func logIn(_ credentials: Credentials) -> Session { Session(email: credentials.email) }

    func session() throws(AuthenticationError) -> Session? {
        if let failure { throw failure }
        return open
    }

    func logOut() async throws(AuthenticationError) {
        await meanwhile()
        if let failure { throw failure }
    }
}
