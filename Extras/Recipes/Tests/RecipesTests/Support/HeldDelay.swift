import Domain
import Testing

/// Time passes only when the test says so. A wait that is cancelled ends at once, as real waits do.
@MainActor
final class HeldDelay: Delay {
    private var waits: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var time = ContinuousClock.now
    /// How many waits there have been.
    private(set) var count = 0

    /// The waits that nobody has cancelled or ended.
    var open: Int { waits.count }

    nonisolated var now: ContinuousClock.Instant { MainActor.assumeIsolated { time } }

    /// Lets time go on, and ends no wait.
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
        await RecipesTests.wait(for: "wait \(count)") { self.count >= count }
    }

    /// Ends the wait of this number, counted from one, and returns when its caller has gone on.
    func pass(_ number: Int) async {
        await arrive(number)
        waits.removeValue(forKey: number)?.resume(returning: true)
        await Task.yield()
    }
}
