import Domain
import Foundation

/// The account that is logged in, as it is stored. After a logout only the server is left.
struct TokenRecord: JSONDocument {
    var server: URL?
    var email: String?
    var access: String?
    var refresh: String?

    var tokens: TokenPair? {
        get {
            guard let access, let refresh else { return nil }
            return TokenPair(access: access, refresh: refresh)
        }
        set { (access, refresh) = (newValue?.access, newValue?.refresh) }
    }

    /// Nil unless this account is logged in.
    func login(of session: Session) -> Login? {
        guard let server, let tokens, email == session.email else { return nil }
        return Login(server: server, tokens: tokens)
    }
}

/// Tokens, and the only server that they are for.
struct Login: Equatable {
    let server: URL
    let tokens: TokenPair
}

extension DocumentStore where Self == JSONFile<TokenRecord> {
    /// Only its owner may read it.
    static func file(_ url: URL) -> Self { JSONFile(url: url, mode: 0o600, isBackedUp: false) }
}

/// The Keychain, if the system has one for this program; else this file.
func tokenStore(for file: URL) -> any DocumentStore<TokenRecord> {
    #if canImport(Security)
    let keychain = TokenKeychain(name: file.lastPathComponent)
    if keychain.isAvailable { return keychain }
    #endif
    return .file(file)
}
