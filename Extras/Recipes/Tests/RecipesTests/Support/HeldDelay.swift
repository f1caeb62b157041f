import Domain
import Testing

/// A delay whose clock the test moves. A cancelled wait ends at once, as a real wait does.
@MainActor
final class HeldDelay: Delay {
    private var waits: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var time = ContinuousClock.now
    /// The number of waits so far.
    private(set) var count = 0

    /// The number of waits that were not cancelled or ended yet.
    var open: Int { waits.count }

    nonisolated var now: ContinuousClock.Instant { MainActor.assumeIsolated { time } }

    /// Moves the clock, but ends no wait.
    func advance(by duration: Duration) { time += duration }

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        count += 1
        let number = count
        let hasPassed = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled {
                    continuation.resume(returning: false)
                } else {
                    waits[number] = continuation
                }
            }
        } onCancel: {
            Task { @MainActor in waits.removeValue(forKey: number)?.resume(returning: false) }
        }
        if !hasPassed { throw CancellationError() }
    }

    /// Returns when there have been `count` waits.
    func arrive(_ count: Int) async {
        for _ in 1...10_000 where self.count < count { await Task.yield() }
        #expect(self.count >= count, "Waited in vain.")
    }

    /// Ends the wait with this number; the first wait is 1. Returns when the waiting code has gone on.
    func pass(_ number: Int) async {
        await arrive(number)
        waits.removeValue(forKey: number)?.resume(returning: true)
        await Task.yield()
    }
}
