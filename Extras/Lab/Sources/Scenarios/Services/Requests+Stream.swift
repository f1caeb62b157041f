public import Domain

extension Requests {
    /// A stream whose every element is a request, which is opened when its listener asks for it.
    ///
    /// The first is a read like any other. A cancelled listener ends the stream if cancellation is honoured.
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
