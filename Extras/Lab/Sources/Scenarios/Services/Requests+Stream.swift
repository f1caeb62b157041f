import Domain

extension Requests {
    /// A stream whose every element is a request, which is opened when its listener asks for it.
    ///
    /// The first is a call like any other. The stream ends when its listener is cancelled, if it honours that.
    func stream<Value: Sendable, Failure: DomainError>(
        of name: String, _ value: @escaping @MainActor @Sendable (_ news: String?) -> Value
    ) -> AsyncStream<Result<Value, Failure>> {
        let listener = Listener(self)
        return AsyncStream { await listener.next(name, value) }
    }
}

/// Knows when the listener of a stream has taken in an element: it asks for the next one, or is gone.
///
/// Between a request and its listener, an element travels by way of the concurrent pool.
@MainActor
private final class Listener {
    private let requests: Requests
    private var isFirst = true

    init(_ requests: Requests) {
        self.requests = requests
        requests.changeReturning(by: 1)
    }

    func next<Value: Sendable, Failure: DomainError>(
        _ name: String, _ value: @MainActor (_ news: String?) -> Value
    ) async -> Result<Value, Failure>? {
        requests.changeReturning(by: -1)
        let number = requests.all.count + 1
        let reply = await requests.reply(
            to: isFirst ? name : "next \(name)", isFirst ? .read : .stream)
        isFirst = false
        requests.changeReturning(by: 1)
        switch reply {
        case .ok: return .success(note(value(nil), number))
        case .news(let news): return .success(note(value(news), number))
        case .fail(let message):
            let error = Failure.unavailable(Reason(message))
            requests.note(.failure(error), of: number)
            return .failure(error)
        case nil: return nil
        }
    }

    private func note<Value: Sendable>(_ value: Value, _ number: Int) -> Value {
        requests.note(.success(value), of: number)
        return value
    }

    deinit {
        Task { @MainActor [requests] in requests.changeReturning(by: -1) }
    }
}
