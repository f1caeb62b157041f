package import Domain

/// How in-memory repositories answer: how late, and with a failure instead of their work if set.
///
/// The code that makes a repository keeps its conditions, and changes them while it is in use.
package actor StubConditions<Failure: DomainError> {
    private var failure: Failure?
    private var latency: Duration
    private let clock: any Clock<Duration>

    /// A test hands in a clock of its own, so that it need not wait for the latency.
    package init(
        failure: Failure? = nil, latency: Duration = .zero,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.failure = failure
        self.latency = latency
        self.clock = clock
    }

    /// From now on every call fails like this, or succeeds again when nil.
    package func setFailure(_ failure: Failure?) {
        self.failure = failure
    }

    /// How long calls made from now on take.
    package func setLatency(_ latency: Duration) {
        self.latency = latency
    }

    /// Waits, then throws the failure if there is one. A task cancelled before that throws `cancelled`.
    func pass() async throws(Failure) {
        if latency > .zero {
            do {
                try await clock.sleep(for: latency)
            } catch {
                throw .cancelled
            }
        }
        if Task.isCancelled { throw .cancelled }
        if let failure { throw failure }
    }
}
