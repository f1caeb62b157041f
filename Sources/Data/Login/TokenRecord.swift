import Domain
import Foundation

/// The account of this device as its file has it. Without a log-in, all but the server is missing.
struct TokenRecord: JSONDocument {
    var server: URL?
    var email: String?
    var access: String?
    var refresh: String?

    /// Nil unless this account is logged in.
    func login(of session: Session) -> Login? {
        guard let server, email == session.email, let access, let refresh else { return nil }
        return Login(server: server, tokens: TokenPair(access: access, refresh: refresh))
    }

    mutating func setTokens(_ tokens: TokenPair?) {
        (access, refresh) = (tokens?.access, tokens?.refresh)
    }
}

/// Tokens, and the only server that they are for.
struct Login: Equatable {
    let server: URL
    let tokens: TokenPair
}

/// Given by a server to a client that logs in or refreshes.
struct TokenPair: Decodable, Equatable {
    let access: String
    let refresh: String
}

extension TokenPair {
    /// Nil unless the answer has two tokens that fit into a header.
    init?(_ answer: HTTPAnswer) {
        guard answer.status == 200, let pair = answer.json(Self.self) else { return nil }
        let arePlain = [pair.access, pair.refresh].allSatisfy { token in
            !token.isEmpty && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        }
        guard arePlain else { return nil }
        self = pair
    }
}
