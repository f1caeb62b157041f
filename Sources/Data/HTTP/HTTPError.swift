import Foundation

/// Why a request got no answer that can be used.
enum HTTPError: Error, Equatable {
    /// The request may have had its effect nevertheless. The text is one line.
    case unavailable(String, retryAfter: Duration? = nil)
    /// The file of the tokens is damaged; the text names it.
    case damaged(String)
    case loggedOut
    case cancelled

    static func unreachable(_ server: URL, _ reason: String) -> HTTPError {
        .unavailable("\(server.absoluteString) can't be reached: \(reason).".oneLine)
    }

    /// An answer that the API does not have, or one that says that the server can't answer now.
    static func unexpected(_ answer: HTTPAnswer) -> HTTPError {
        let reason = answer.message ?? "that is no answer of a server of notes. Check the address."
        let start = "\(answer.server.absoluteString) answered with status \(answer.status)"
        return .unavailable("\(start): \(reason)".oneLine, retryAfter: answer.retryAfter)
    }

    /// The tokens could not be read or stored.
    init(_ error: JSONFileError) {
        self =
            switch error {
            case .damaged(let text): .damaged(text)
            case .unavailable(let text): .unavailable(text)
            case .cancelled: .cancelled
            }
    }
}
