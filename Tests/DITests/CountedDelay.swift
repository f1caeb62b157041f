import Domain

/// Waits for nothing, and knows how long it should have waited.
@MainActor
final class CountedDelay: Delay {
    private(set) var waits: [Duration] = []

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        waits.append(duration)
    }
}
