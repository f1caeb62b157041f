/// Says on standard error what a command is doing, from two seconds on.
@MainActor
final class Progress {
    private let quietUntil = ContinuousClock.now + .seconds(2)
    private var notice: Task<Void, any Error>?

    func begin(_ work: String) {
        notice?.cancel()
        notice = Task.detached { [quietUntil] in
            try await Task.sleep(until: quietUntil, clock: .continuous)
            Console.printError("\(work) …")
        }
    }

    func end() { notice?.cancel() }
}
