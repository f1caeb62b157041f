import Domain
import Synchronization

/// A delay whose callers wait until a test resumes them, however long they meant to wait.
actor ControlledDelay: Delay {
    private nonisolated let time = Mutex(ContinuousClock.now)
    private nonisolated let waits = AsyncStream.makeStream(of: Duration.self)
    private nonisolated let cancelledWaits = AsyncStream.makeStream(of: Duration.self)
    private var callers: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var count = 0

    /// No time passes but by `pass`.
    nonisolated var now: ContinuousClock.Instant { time.withLock(\.self) }

    /// Resumes nobody.
    nonisolated func pass(_ duration: Duration) { time.withLock { $0 += duration } }

    /// How long the next caller means to wait; returns once there is one.
    nonisolated func nextWait() async -> Duration? { await waits.stream.first { _ in true } }

    /// How long the next caller that is cancelled meant to wait; returns once there is one.
    nonisolated func nextCancelledWait() async -> Duration? {
        await cancelledWaits.stream.first { _ in true }
    }

    func resumeAll() {
        for caller in callers.values { caller.resume() }
        callers = [:]
    }

    func wait(for duration: Duration) async throws(CancellationError) {
        count += 1
        let number = count
        do {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation {
                    (caller: CheckedContinuation<Void, any Error>) in
                    if Task.isCancelled { return caller.resume(throwing: CancellationError()) }
                    callers[number] = caller
                    waits.continuation.yield(duration)
                }
            } onCancel: {
                Task { await cancel(number, duration) }
            }
        } catch { throw CancellationError() }
    }

    private func cancel(_ number: Int, _ duration: Duration) {
        callers.removeValue(forKey: number)?.resume(throwing: CancellationError())
        cancelledWaits.continuation.yield(duration)
    }
}
