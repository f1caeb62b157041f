import Domain
import Foundation

/// The answer of a server, with any status code.
struct HTTPAnswer: Sendable {
    let server: URL
    let status: Int
    /// How long the client has to wait before its next try. The value is at most one day, so that a wrong
    /// value from the server does not stop the client for ever.
    let retryAfter: Duration?
    let body: Foundation.Data

    /// `retryAfter` and `date` are the texts of the headers `Retry-After` and `Date`. `Retry-After` is a
    /// number of seconds or a date; any other text is ignored. For a date, the wait begins at `date`, the
    /// time of the server's clock. If `date` is not valid, the wait begins at `now`.
    init(
        server: URL, status: Int, retryAfter: String?, date: String? = nil, now: Date = Date(),
        body: Foundation.Data
    ) {
        self.server = server
        self.status = status
        let text = retryAfter?.trimmed ?? ""
        let seconds = text.wholeMatch(of: /[0-9]+/).flatMap { Double($0.output) }
        // The header `Date` is read only if `Retry-After` is a date.
        let wait = seconds ?? Self.date(text)?.timeIntervalSince(date.flatMap(Self.date) ?? now)
        self.retryAfter = wait.map { .seconds(min(max($0, 0), 86_400)) }
        self.body = body
    }

    /// Reads a date in one of the three formats that HTTP has; nil for any other text.
    private static func date(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        let forms = ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'"]
        for form in forms + ["EEE MMM d HH:mm:ss yyyy"] {
            formatter.dateFormat = form
            if let date = formatter.date(from: text.trimmed) { return date }
        }
        return nil
    }

    /// Nil if the body is not JSON of this type.
    func json<Value: Decodable>(_ type: Value.Type) -> Value? {
        try? JSONDecoder().decode(Value.self, from: body)
    }

    /// The message of an error that the API reports. Nil if the answer reports no error, or if it is from
    /// another program, such as a gateway.
    var message: String? {
        guard let body = json(ErrorBody.self), body.api == "notes" else { return nil }
        return body.message?.oneLine(limit: 1000)
    }

    /// The id of the note that an error is about.
    var noteID: String? { json(ErrorBody.self)?.id }

    /// True if the server refuses the tokens or the password. False if the answer is from a gateway.
    var isRefusal: Bool { status == 401 && message != nil }
}

private struct ErrorBody: Decodable {
    let api: String?
    let message: String?
    let id: String?
}

/// Why a request got no usable answer. It is possible that the server has performed the request.
struct HTTPError: DomainError {
    let failure: StorageFailure
    /// How long the server asks to wait before the next request.
    var retryAfter: Duration?
    /// True if the answer was not complete in time. A new request for a shorter answer could succeed.
    var isSlow = false

    var details: String { failure.reason.details }

    static func storage(_ failure: StorageFailure) -> HTTPError { HTTPError(failure: failure) }

    static func noServer(_ server: URL) -> HTTPError {
        let text = "“\(server.absoluteString)” is not the address of a server."
        return .unavailable(.notReached(text.oneLine()))
    }

    /// For an answer that does not follow the API, and for an answer that says that the server is not
    /// available now.
    static func unexpected(_ answer: HTTPAnswer) -> HTTPError {
        let start = "\(answer.server.absoluteString) answered with status \(answer.status)"
        let text = answer.message ?? "that is no answer of a server of notes. Check the address."
        let details = "\(start): \(text)".oneLine()
        let reason = answer.message == nil ? Reason.notReached(details) : .notAnswered(details)
        return HTTPError(failure: .unavailable(reason), retryAfter: answer.retryAfter)
    }
}

extension Reason {
    static func unreachable(_ server: URL, _ reason: String) -> Reason {
        .notReached("\(server.absoluteString) can't be reached: \(reason).".oneLine())
    }
}
