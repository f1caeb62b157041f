package import Domain
package import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Accounts at a server, which gives a token for each login, as the article ItemsAPI describes.
///
/// A file on this device has the account that is logged in. The token is in the Keychain, or in the file
/// if there is no Keychain.
package struct HTTPAuthenticationRepository: AuthenticationRepository {
    private let server: ServerAddress
    var client: HTTPClient
    var store: any DocumentStore<LoginRecord>
    private let usesKeychain: Bool

    /// The file need not exist. Without `file`, the session ends with the process.
    package init(server: ServerAddress, file: URL?) {
        (self.server, client, usesKeychain) = (server, HTTPClient(server: server), file != nil)
        store = file.map { JSONFile(url: $0, mode: 0o600, canBeMadeAgain: true) } ?? InMemoryStore()
    }

    /// Sends the token of the session with each request. Without a session, the server refuses the request.
    package func makeAuthorizedClient() -> HTTPClient {
        HTTPClient(server: server) { request throws(StorageFailure) in
            guard let login = try await login(), let token = try Keychain.token(of: login)
            else { return }
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
    }

    @concurrent package func logIn(
        _ credentials: Credentials
    ) async throws(AuthenticationError) -> Session {
        do throws(StorageFailure) {
            let typed = ["email": credentials.email, "password": credentials.password.reveal()]
            let body = try await client.send("POST", "login", body: typed)
            let answer: LoginAnswer = try client.read(body)
            guard answer.isPlain else { throw .unavailable(.notReadable(server)) }
            var new = Login(server: server.description, email: answer.email, token: answer.token)
            if usesKeychain { try Keychain.add(&new) }
            do throws(StorageFailure) {
                let old = try await store.update { [new] record in
                    defer { record.login = new }
                    return record.login
                }
                if let old { Keychain.remove(old.id) }
            } catch {
                Keychain.remove(new.id)
                throw error
            }
            return new.session
        } catch .sessionExpired { throw .wrongCredentials } catch { throw .storage(error) }
    }

    package func session() async throws(AuthenticationError) -> Session? {
        do { return try await login()?.session } catch { throw .storage(error) }
    }

    /// If a new login happens during this call, the new login stays. The server gets a request that ends
    /// the token, but nobody waits for the answer.
    @concurrent package func logOut() async throws(AuthenticationError) {
        do throws(StorageFailure) {
            guard let login = try await login() else { return }
            let token = try? Keychain.token(of: login)
            try await store.update { if $0.login == login { $0.login = nil } }
            Keychain.remove(login.id)
            let headers = ["Authorization": "Bearer \(token ?? "")"]
            Task { _ = try? await client.send("DELETE", "login", headers: headers) }
        } catch { throw .storage(error) }
    }

    /// Nil if nobody is logged in at this server.
    private func login() async throws(StorageFailure) -> Login? {
        let login = try await store.read().login
        return login?.server == server.description ? login : nil
    }
}

/// The session that is open, if there is one.
struct LoginRecord: JSONDocument {
    var login: Login?
}

struct Login: Codable, Equatable, CustomReflectable, CustomStringConvertible {
    let server, email: String
    var id = UUID()
    /// Nil if the token is in the Keychain.
    var token: String?

    var session: Session { Session(email: email) }
    /// `print` and `dump` do not show the token.
    var description: String { email }
    var customMirror: Mirror { Mirror(self, children: []) }
}

private struct LoginAnswer: Decodable {
    let token, email: String

    /// True if the token can be part of a header, and the account is one short line of text.
    var isPlain: Bool {
        !token.isEmpty && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
            && !email.isEmpty && email.trimmed.oneLine(limit: 320) == email
    }
}
