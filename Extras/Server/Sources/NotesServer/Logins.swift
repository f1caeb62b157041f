import Foundation
import GRDB
import Hummingbird

/// The logins of all accounts, for the items. Tokens are stored only as digests.
///
/// Logins and sessions count wrong passwords together, so that nobody can guess twice as often.
struct Logins: Sendable {
    let sessions: Sessions
    /// The number of seconds in which a login is valid. Its use does not make it longer.
    var lifetime: TimeInterval = 30 * 24 * 60 * 60

    /// The answer to a login.
    struct Login: Encodable, ResponseEncodable {
        let token: String
        /// The email as the file of accounts spells it. The client may have sent another spelling.
        let email: String
    }

    /// Returns `nil` if the email or the password is wrong; throws a `Problem` after too many wrong
    /// passwords.
    func logIn(_ credentials: Credentials) async throws -> Login? {
        guard let account = try await sessions.account(for: credentials) else { return nil }
        let login = Login(token: Token.random(), email: account)
        let now = sessions.now()
        try await sessions.database.write { database in
            try database.execute(literal: "DELETE FROM login WHERE expires <= \(now)")
            try database.execute(
                literal: """
                    INSERT INTO login (digest, account, expires)
                    VALUES (\(Token.digest(login.token)), \(account), \(now + lifetime))
                    """)
        }
        return login
    }

    /// From now on, the token is not accepted.
    func logOut(_ token: String) async throws {
        try await sessions.database.write { database in
            try database.execute(
                literal: "DELETE FROM login WHERE digest = \(Token.digest(token))")
        }
    }

    /// The account that a token is for; `nil` if the token is wrong or too old.
    func account(token: String) async throws -> String? {
        let account = try await sessions.database.read { database in
            let request: SQLRequest<String> = """
                SELECT account FROM login
                WHERE digest = \(Token.digest(token)) AND expires > \(sessions.now())
                """
            return try request.fetchOne(database)
        }
        return account.flatMap { sessions.accounts.contains($0) ? $0 : nil }
    }
}
