import Domain
import Foundation

/// A delay whose callers wait until a test resumes them, however long they meant to wait.
actor ControlledDelay: Delay {
    private nonisolated let time = Time()
    private nonisolated let waits: AsyncStream<Duration>
    private nonisolated let cancelledWaits: AsyncStream<Duration>
    private let announce: AsyncStream<Duration>.Continuation
    private let announceCancelled: AsyncStream<Duration>.Continuation
    private var callers: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var count = 0

    init() {
        (waits, announce) = AsyncStream.makeStream()
        (cancelledWaits, announceCancelled) = AsyncStream.makeStream()
    }

    /// No time passes but by `pass`.
    nonisolated var now: ContinuousClock.Instant { time.now }

    /// Resumes nobody.
    nonisolated func pass(_ duration: Duration) { time.now += duration }

    /// How long the next caller means to wait; returns once there is one.
    nonisolated func nextWait() async -> Duration? {
        await waits.first { _ in true }
    }

    /// How long the next caller that is cancelled meant to wait; returns once there is one.
    nonisolated func nextCancelledWait() async -> Duration? {
        await cancelledWaits.first { _ in true }
    }

    func resumeAll() {
        for caller in callers.values { caller.resume(returning: true) }
        callers = [:]
    }

    func wait(for duration: Duration) async throws(CancellationError) {
        count += 1
        let number = count
        let isOver = await withTaskCancellationHandler {
            await withCheckedContinuation { caller in
                if Task.isCancelled { return caller.resume(returning: false) }
                callers[number] = caller
                announce.yield(duration)
            }
        } onCancel: {
            Task { await cancel(number, duration) }
        }
        if !isOver { throw CancellationError() }
    }

    private func cancel(_ number: Int, _ duration: Duration) {
        callers.removeValue(forKey: number)?.resume(returning: false)
        announceCancelled.yield(duration)
    }
}

private final class Time: @unchecked Sendable {
    private let lock = NSLock()
    private var instant = ContinuousClock.now

    var now: ContinuousClock.Instant {
        get { lock.withLock { instant } }
        set { lock.withLock { instant = newValue } }
    }
}
