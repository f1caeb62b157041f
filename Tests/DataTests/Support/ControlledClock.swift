/// A clock whose sleepers wait until a test resumes them, however long they meant to sleep.
struct ControlledClock: Clock {
    typealias Duration = Swift.Duration

    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    let now = Instant()
    let minimumResolution = Duration.zero
    private let sleepers = Sleepers()

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await sleepers.wait(deadline.offset)
    }

    /// How long the next sleeper means to sleep; waits until there is one.
    func nextSleep() async -> Duration? {
        await sleepers.sleeps.first { _ in true }
    }

    /// How long the next sleeper that is cancelled meant to sleep; waits until there is one.
    func nextCancelledSleep() async -> Duration? {
        await sleepers.cancelledSleeps.first { _ in true }
    }

    func resumeAll() async {
        await sleepers.open()
    }
}

private actor Sleepers {
    nonisolated let sleeps: AsyncStream<Duration>
    nonisolated let cancelledSleeps: AsyncStream<Duration>
    private let announce: AsyncStream<Duration>.Continuation
    private let announceCancelled: AsyncStream<Duration>.Continuation
    private var sleepers: [Int: CheckedContinuation<Void, any Error>] = [:]
    private var count = 0

    init() {
        (sleeps, announce) = AsyncStream.makeStream()
        (cancelledSleeps, announceCancelled) = AsyncStream.makeStream()
    }

    func wait(_ duration: Duration) async throws {
        count += 1
        let number = count
        try await withTaskCancellationHandler {
            try Task.checkCancellation()
            try await withCheckedThrowingContinuation { sleeper in
                sleepers[number] = sleeper
                announce.yield(duration)
            }
        } onCancel: {
            Task { await cancel(number, duration) }
        }
    }

    func open() {
        for sleeper in sleepers.values { sleeper.resume() }
        sleepers = [:]
    }

    private func cancel(_ number: Int, _ duration: Duration) {
        sleepers.removeValue(forKey: number)?.resume(throwing: CancellationError())
        announceCancelled.yield(duration)
    }
}
