public import Domain

extension Requests {
    /// A stream in which each element is a request. The request opens when the listener asks for the
    /// element.
    ///
    /// The first request is an ordinary read. If cancellation is honoured, a cancelled listener ends the
    /// stream.
    public func stream<Value: Sendable, Failure: DomainError>(
        of name: String, in feature: String = "", news: [String] = [],
        _ value: @escaping @MainActor @Sendable (String?) -> Value
    ) -> AsyncStream<Result<Value, Failure>> {
        let listener = Listener(requests: self, feature: feature, news: news)
        return AsyncStream { await listener.next(name, value) }
    }
}

@MainActor
private final class Listener {
    private let requests: Requests
    private let feature: String
    private let news: [String]
    private var isFirst = true

    init(requests: Requests, feature: String, news: [String]) {
        (self.requests, self.feature, self.news) = (requests, feature, news)
    }

    func next<Value: Sendable, Failure: DomainError>(
        _ name: String, _ value: @MainActor (String?) -> Value
    ) async -> Result<Value, Failure>? {
        let (name, kind) = isFirst ? (name, Requests.Kind.read) : ("next \(name)", .stream)
        isFirst = false
        do throws(Failure) {
            return .success(
                try await requests.result(of: name, kind, in: feature, news: news) {
                    news throws(Failure) in value(news)
                })
        } catch {
            return error == .cancelled ? nil : .failure(error)
        }
    }
}
