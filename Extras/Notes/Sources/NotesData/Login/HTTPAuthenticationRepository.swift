import Data
package import Domain
package import Foundation

/// Accounts at a server. The tokens of the session are in the Keychain, or in a file that only its
/// owner can read. The user's location in the app is stored, too. This location stays after the end
/// of the session, for the next login.
package struct HTTPAuthenticationRepository: Sendable {
    let server: URL
    let store: any DocumentStore<TokenRecord>
    let http: HTTPClient
    var notes: OfflineFirstNoteRepository?
    var places: any DocumentStore<KeptPlace> = InMemoryStore()

    /// The session that is stored on this device, even if the server has ended the session already.
    func session() async throws(AuthenticationError) -> Session? {
        let record = try await store.read(throwing: AuthenticationError.self)
        guard let typed = record.email else { return nil }
        return await session(of: typed, record.account)
    }

    /// Gives the account the notes that are stored under the email address `typed`. If they can't be
    /// stored now, the next call tries again.
    private func session(of typed: String, _ account: String?) async -> Session {
        if let account { try? await notes?.takeOver(from: typed, to: account) }
        return Session(email: account ?? typed)
    }
}

struct KeptPlace: JSONDocument {
    var place: Place?
}

extension HTTPAuthenticationRepository {
    /// The file need not exist. If the program can use a Keychain, the tokens are in a Keychain item
    /// with the name of the file, and no file is written. If the user has typed the email address in
    /// another spelling, the account gets the `notes` of that spelling.
    package init(server: URL, file: URL, places: URL, notes: OfflineFirstNoteRepository) {
        self.init(
            server: server, store: tokenStore(for: file), http: HTTPClient(), notes: notes,
            places: JSONFile<KeptPlace>(url: places, canBeMadeAgain: true))
    }
}

/// Replaces the root's use cases of login and session, because the root's repository protocol is not
/// visible here.
extension HTTPAuthenticationRepository:
    LogInUseCase, GetSessionUseCase, KeepPlaceUseCase, LogOutUseCase
{
    /// A successful login replaces the session that was open on this device.
    package func execute(_ typed: Credentials) async throws(AuthenticationError) -> Session {
        guard typed.problems.isEmpty else { throw .invalid(typed.problems) }
        let credentials = typed.asSent
        let tokens: TokenPair?
        do throws(HTTPError) {
            let answer = try await http.send(SessionAPI.logIn(credentials), to: server)
            tokens = try SessionAPI.tokens(in: answer)
        } catch { throw .storage(error.failure) }
        guard let tokens else { throw .wrongCredentials }
        try await store.update(throwing: AuthenticationError.self) { record in
            record = TokenRecord(server: server, email: credentials.email)
            record.tokens = tokens
        }
        return await session(of: credentials.email, tokens.account)
    }

    package func execute() async -> OpenSession? {
        let place = try? await places.read().place
        do throws(AuthenticationError) {
            if let session = try await session() {
                return OpenSession(session: .success(session), place: place?.of(session))
            }
            guard place != nil else { return nil }
            throw .storage(.sessionExpired)
        } catch {
            return OpenSession(session: .failure(error), place: place)
        }
    }

    package func execute(_ place: Place) async { try? await places.update { $0.place = place } }

    package func execute(keeping place: Place?) async throws(AuthenticationError) {
        // If the server has named the account since the login, this call gives the account its notes.
        _ = try? await session()
        try await store.update(throwing: AuthenticationError.self) { $0 = TokenRecord() }
        try? await places.update { $0.place = place }
    }
}
