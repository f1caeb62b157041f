import Domain
import Synchronization

/// A delay whose callers wait until a test resumes them, whatever duration they have asked for.
actor ControlledDelay: Delay {
    private nonisolated let time = Mutex(ContinuousClock.now)
    private nonisolated let waits = AsyncStream.makeStream(of: Duration.self)
    private nonisolated let cancelledWaits = AsyncStream.makeStream(of: Duration.self)
    private var callers: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var count = 0

    /// A time that changes only when a test calls `pass`.
    nonisolated var now: ContinuousClock.Instant { time.withLock(\.self) }

    /// Moves `now` forward. Resumes no caller.
    nonisolated func pass(_ duration: Duration) { time.withLock { $0 += duration } }

    /// Waits for the next caller, and returns the duration that it has asked for.
    nonisolated func nextWait() async -> Duration? { await waits.stream.first { _ in true } }

    /// Waits until a caller is cancelled, and returns the duration that it had asked for.
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
