import Domain

/// A clock that goes on when the test says so, with ticks that come when the test says so.
@MainActor
final class HeldClock: Delay {
    let delay = HeldDelay()
    private var time = ContinuousClock.now

    nonisolated var now: ContinuousClock.Instant { MainActor.assumeIsolated { time } }

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        try await delay.wait(for: duration)
    }

    /// Lets time pass without a tick.
    func advance(_ seconds: Int) { time += .seconds(seconds) }

    /// Ends the wait of this number, counted from one, and returns when the next has begun.
    func tick(_ number: Int) async {
        await delay.pass(number)
        await begin(number + 1)
    }

    /// Returns when there have been so many waits.
    func begin(_ count: Int) async {
        await RecipesTests.wait { delay.count >= count }
    }
}
