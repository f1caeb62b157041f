/// What a view model's method or a store's `send` has started, to be awaited by whoever cares.
///
/// The work belongs to the view model or store. Dropping the handle, or cancelling the task that
/// awaits it, cancels nothing: a view that goes off the screen and comes back finds its answer.
@MainActor
public struct WorkHandle {
    private var group: WorkGroup?

    init(_ group: WorkGroup? = nil) {
        self.group = group
    }

    /// The group that this handle waits for; until there is something to wait for, it has none.
    mutating func makeGroup() -> WorkGroup {
        let group = group ?? .current ?? WorkGroup()
        self.group = group
        return group
    }

    /// Whether all the work has ended or been given up, what followed from it included.
    var isFinished: Bool { group?.isFinished ?? true }

    /// Returns when all the work has ended or been given up, what followed from it included.
    ///
    /// That includes what an answer has set off in another screen. Where nothing was started, this
    /// returns at once. Awaited by a part of that work itself, it returns when the rest has ended.
    /// Cancelling the task that waits does not end the wait.
    public func finished() async {
        await group?.finished()
    }
}

/// Counts the pieces of work that one call has set off, however long the chain.
@MainActor
final class WorkGroup {
    /// The group of the work that is running: what it sets off, in whichever model, counts there too.
    @TaskLocal static var current: WorkGroup?

    private var pending = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Those who wait as a part of the work themselves. Nobody can wait for these to end.
    private var waitingWithin: [CheckedContinuation<Void, Never>] = []

    var isFinished: Bool { pending == 0 }

    func enter() {
        pending += 1
    }

    func leave() {
        pending -= 1
        // Who came last may be what the others wait for.
        if pending <= waitingWithin.count { waitingWithin.popLast()?.resume() }
        guard pending == 0 else { return }
        let finished = waiting + waitingWithin
        waiting = []
        waitingWithin = []
        for continuation in finished {
            continuation.resume()
        }
    }

    func finished() async {
        if WorkGroup.current === self {
            guard pending > waitingWithin.count + 1 else { return }
            await withCheckedContinuation { waitingWithin.append($0) }
        } else {
            guard pending > 0 else { return }
            await withCheckedContinuation { waiting.append($0) }
        }
    }
}
