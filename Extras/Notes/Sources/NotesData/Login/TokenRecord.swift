import Data
import Domain
import Foundation

/// The stored login: the server, the account and its tokens. Empty if nobody is logged in.
struct TokenRecord: JSONDocument {
    var server: URL?
    /// The email address as the user typed it.
    var email: String?
    /// The account as the server names it. Nil until the server has named it; until then, `email` is
    /// used.
    var account: String?
    var access: String?
    var refresh: String?

    var tokens: TokenPair? {
        get {
            guard let access, let refresh else { return nil }
            return TokenPair(access: access, refresh: refresh, account: account)
        }
        set {
            (access, refresh) = (newValue?.access, newValue?.refresh)
            account = newValue?.account ?? account
        }
    }

    /// True for a session of this account, even if the session began before the server named the
    /// account.
    func isOf(_ session: Session) -> Bool { [email, account].contains(session.email) }

    /// Nil if the session's account is not logged in on this device, or has no tokens any more.
    func login(of session: Session) -> Login? {
        guard let server, let tokens, isOf(session) else { return nil }
        return Login(server: server, tokens: tokens)
    }
}

/// Tokens, and the server that gave them. The tokens are never sent to another server.
struct Login: Equatable {
    let server: URL
    let tokens: TokenPair
}

extension DocumentStore where Self == JSONFile<TokenRecord> {
    /// A file that only its owner can read, and that is not in backups.
    static func file(_ url: URL) -> Self { JSONFile(url: url, mode: 0o600, canBeMadeAgain: true) }
}

/// Returns the Keychain, or on Linux this file. On Apple's systems, an unsigned debug build also uses
/// the file, and logs a warning. In an unsigned release build, the login fails with an error.
func tokenStore(for file: URL, isDebug: Bool = isDebugBuild) -> any DocumentStore<TokenRecord> {
    #if canImport(Security)
    let keychain = TokenKeychain(file: file)
    if keychain.isAvailable || !isDebug { return keychain }
    _ = warning
    #endif
    return .file(file)
}

#if DEBUG
let isDebugBuild = true
#else
let isDebugBuild = false
#endif

/// The warning is logged when this constant is first used, so only once per process.
private let warning: Void = NSLog(
    "Tokens are in a file: this debug build has no keychain-access-groups in its entitlements.")
