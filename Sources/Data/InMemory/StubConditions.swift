package import Domain

/// How an in-memory repository answers: after a delay, with a failure instead of a result, or both.
package struct StubConditions: Sendable {
    private let failure: Reason?
    private let latency: Duration
    private let delay: any Delay

    package init(
        failure: Reason? = nil, latency: Duration = .zero, delay: any Delay = ClockDelay()
    ) {
        self.failure = failure
        self.latency = latency
        self.delay = delay
    }

    /// Waits for `latency`, then throws `failure` if there is one. In a cancelled task, throws
    /// `cancelled`.
    func pass<Failure: DomainError>(throwing type: Failure.Type) async throws(Failure) {
        do {
            if latency > .zero { try await delay.wait(for: latency) }
        } catch {
            throw .cancelled
        }
        if Task.isCancelled { throw .cancelled }
        if let failure { throw .unavailable(failure) }
    }
}
