import Domain

/// The requests and answers for sessions, as the article NotesAPI describes them.
enum SessionAPI {
    static func logIn(_ credentials: Credentials) -> HTTPRequest {
        let password = credentials.password.reveal()
        return HTTPRequest("POST", "session")
            .with(body: ["email": credentials.email, "password": password])
    }

    static func refresh(_ token: String) -> HTTPRequest {
        HTTPRequest("POST", "session", "refresh").with(body: ["refresh": token])
    }

    /// Nil if the server refuses the request: the email or password is wrong, or the session is over.
    static func tokens(in answer: HTTPAnswer) throws(HTTPError) -> TokenPair? {
        if answer.isRefusal { return nil }
        if answer.status == 429, let message = answer.message {
            throw HTTPError(
                failure: .unavailable(Reason(message)), retryAfter: answer.retryAfter)
        }
        guard answer.status == 200, let tokens = answer.json(TokenPair.self), tokens.isPlain
        else { throw .unexpected(answer) }
        return tokens
    }
}

/// The tokens that a server returns after a login or a refresh.
struct TokenPair: Decodable, Equatable {
    let access: String
    let refresh: String
    /// The account as the server spells it. Nil if the server is older and does not send it.
    var account: String?

    /// True if both tokens can be part of an HTTP header, and the account is a short line of text.
    fileprivate var isPlain: Bool {
        let isLine = account.map { $0.oneLine(limit: 1000) == $0 && !$0.allSatisfy(\.isWhitespace) }
        return isLine != false
            && [access, refresh].allSatisfy { token in
                !token.isEmpty && token.utf8.allSatisfy { (0x21...0x7E).contains($0) }
            }
    }
}
