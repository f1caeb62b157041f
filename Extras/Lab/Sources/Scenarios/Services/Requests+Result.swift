public import Domain

extension Requests {
    /// Opens a request. After a successful answer, calls `body` with the answer's news, and returns its
    /// result.
    ///
    /// Stores the value or the error, so that properties can read the outcome of each answer.
    public func result<Value: Sendable, Failure: DomainError>(
        of name: String, _ kind: Kind = .read, in feature: String = "", key: String? = nil,
        news: [String] = [], _ body: (_ news: String?) throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let number = all.count + 1
        if foreseen != nil, kind == .read {
            foreseen?[number] = [:]
            for text in ["ok"] + news {
                do throws(Failure) {
                    foreseen?[number]?[text] = try body(text == "ok" ? nil : text)
                } catch {
                    foreseen?[number]?[text] = error
                }
            }
        }
        let result: Result<Value, Failure>
        switch await reply(to: name, kind, in: feature, key: key, news: news) {
        case .ok: result = Result { () throws(Failure) in try body(nil) }
        case .news(let text): result = Result { () throws(Failure) in try body(text) }
        case .fail(let message): result = .failure(.unavailable(Reason(message)))
        case .expired: result = .failure(.sessionExpired)
        case nil: throw .cancelled
        }
        switch result {
        case .success(let value): note(.success(value), of: number)
        case .failure(let error): note(.failure(error), of: number)
        }
        return try result.get()
    }
}

extension DomainError {
    /// The error that a `clear-error` step dismisses: the error with this message; without a message,
    /// `shown`.
    public static func named(_ message: String?, or shown: Self?) -> Self? {
        message.map { .unavailable(Reason($0)) } ?? shown
    }
}
