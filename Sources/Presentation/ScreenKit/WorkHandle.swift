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
        let group = group ?? WorkGroup(in: .current)
        self.group = group
        return group
    }

    /// Whether all the work has ended or been given up, what followed from it included.
    var isFinished: Bool { group?.isFinished ?? true }

    /// Returns when all the work has ended or been given up, what followed from it included.
    ///
    /// That includes what an answer has set off in another screen. But if the call was made by work
    /// that is under way, this waits for what the call has started, and the handle of that work for all
    /// that follows. Where nothing was started, this returns at once. Cancelling the task that waits
    /// does not end the wait.
    public func finished() async {
        await group?.finished()
    }
}

/// Counts the pieces of work that one call has set off, however long the chain.
@MainActor
final class WorkGroup {
    /// The group of the outermost call that led here: whatever is set off, in whichever model, counts
    /// there too.
    @TaskLocal static var current: WorkGroup?

    private let outermost: WorkGroup?
    private var pending = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// A call that is made by work has a group of its own, so that the work may await it.
    init(in outermost: WorkGroup?) {
        self.outermost = outermost?.isFinished == false ? outermost : nil
    }

    var isFinished: Bool { pending == 0 }

    func enter() {
        pending += 1
        outermost?.enter()
    }

    func leave() {
        pending -= 1
        outermost?.leave()
        guard pending == 0 else { return }
        let finished = waiting
        waiting = []
        for continuation in finished {
            continuation.resume()
        }
    }

    func finished() async {
        guard pending > 0 else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Starts work that counts here.
    func start(_ start: () -> Task<Void, Never>) -> Task<Void, Never> {
        WorkGroup.$current.withValue(outermost ?? self, operation: start)
    }
}
