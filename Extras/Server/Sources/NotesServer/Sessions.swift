import Foundation
import GRDB
import Hummingbird

/// The sessions of all accounts, for the notes. Tokens are stored only as digests.
///
/// Each refresh gives new tokens. The first use of a new token shows that the client has received
/// the answer. From then on, the old refresh token is valid for only `grace` seconds, because the
/// client may have two refreshes in flight. If the old token is used later, somebody may have
/// copied it, and the session ends.
struct Sessions: Sendable {
    let database: any DatabaseWriter
    let accounts: Accounts
    let wrongPasswords = WrongPasswords()
    var accessLifetime: TimeInterval = 15 * 60
    var refreshLifetime: TimeInterval = 30 * 24 * 60 * 60
    var grace: TimeInterval = 60
    var now: @Sendable () -> TimeInterval = { Date.now.timeIntervalSince1970 }

    /// The answer to a login and to a refresh.
    struct Tokens: Codable, ResponseEncodable {
        let access: String
        let refresh: String
        /// The email as the file of accounts spells it. The client may have sent another spelling.
        let account: String
    }

    /// Returns `nil` if the email or the password is wrong; throws a `Problem` after too many wrong
    /// passwords.
    func logIn(_ credentials: Credentials) async throws -> Tokens? {
        guard let account = try await account(for: credentials) else { return nil }
        return try await database.write { database in
            try issue(account: account, session: Token.random(), parent: nil, in: database)
        }
    }

    /// The account of these credentials. Returns `nil` and throws as `logIn` does.
    func account(for credentials: Credentials) async throws -> String? {
        try await wrongPasswords.account(for: credentials, in: accounts, now: now())
    }

    /// Returns `nil` if the client has to log in again.
    func refresh(_ refresh: String) async throws -> Tokens? {
        try await database.write { database in
            guard let token = try find(refresh, .refresh, in: database) else { return nil }
            if let replaced = token.replaced, replaced + grace <= now() {
                try database.execute(
                    literal: "DELETE FROM token WHERE session = \(token.session)")
                return nil
            }
            try markAsReceived(token, in: database)
            return try issue(
                account: token.account, session: token.session, parent: token.digest,
                in: database)
        }
    }

    /// The account that an access token is for; `nil` if the token is wrong or too old.
    func account(access: String) async throws -> String? {
        let found = try await database.read { try find(access, .access, in: $0) }
        guard let found else { return nil }
        if found.parent != nil {
            try await database.write { try markAsReceived(found, in: $0) }
        }
        return found.account
    }

    private func find(
        _ text: String, _ kind: Token.Kind, in database: Database
    ) throws -> Token? {
        let request: SQLRequest<Token> = """
            SELECT * FROM token WHERE digest = \(Token.digest(text)) AND kind = \(kind)
            AND expires > \(now())
            """
        guard let token = try request.fetchOne(database), accounts.contains(token.account)
        else { return nil }
        return token
    }

    /// Marks the `parent` of this token as replaced, because the client has received this token.
    private func markAsReceived(_ token: Token, in database: Database) throws {
        guard let parent = token.parent else { return }
        try database.execute(
            literal: """
                UPDATE token SET replaced = \(now()) WHERE digest = \(parent) AND replaced IS NULL
                """)
        try database.execute(
            literal: "UPDATE token SET parent = NULL WHERE digest = \(token.digest)")
    }

    private func issue(
        account: String, session: String, parent: Data?, in database: Database
    ) throws -> Tokens {
        try database.execute(literal: "DELETE FROM token WHERE expires <= \(now())")
        let tokens = Tokens(
            access: Token.random(), refresh: Token.random(), account: account)
        let lifetimes: [(String, Token.Kind, TimeInterval)] = [
            (tokens.access, .access, accessLifetime), (tokens.refresh, .refresh, refreshLifetime),
        ]
        for (text, kind, lifetime) in lifetimes {
            try database.execute(
                literal: """
                    INSERT INTO token (digest, kind, session, account, parent, expires)
                    VALUES (\(Token.digest(text)), \(kind), \(session), \(account), \(parent),
                        \(now() + lifetime))
                    """)
        }
        return tokens
    }
}
