/// The work that one view model or store has under way.
///
/// Of one id, only the newest work counts. Whoever starts work asks after each `await`, on the main
/// actor, whether `Task.isCancelled`: older work has been cancelled, in one step with the start of
/// the newer, before it can ask. So a late answer is dropped even if the service that gave it knows
/// nothing of cancellation.
///
/// Work must not hold its owner. When the owner goes, this goes, and what is under way is cancelled.
@MainActor
final class Work {
    private var jobs: [WorkID: Job] = [:]
    private var started = 0

    @MainActor
    private struct Job {
        let number: Int
        let group: WorkGroup
        /// None while the work is being started, for then it is what is running.
        var task: Task<Void, Never>?

        func cancel() {
            if let task {
                task.cancel()
            } else {
                withUnsafeCurrentTask { $0?.cancel() }
            }
            group.leave()
        }
    }

    /// The ids of what is under way, in the order of its start.
    var ids: [WorkID] {
        jobs.sorted { $0.value.number < $1.value.number }.map(\.key)
    }

    /// An id in `scope` that no other work has.
    func newID(in scope: WorkID = .root) -> WorkID {
        scope.child(started + 1)
    }

    /// Starts `body` in place of older work of the same id. Without an id it takes nobody's place.
    ///
    /// The body runs at once up to its first suspension where the system can do that, and otherwise a
    /// moment later; either way, work begins in the order of these calls.
    ///
    /// Unless another group is given, it belongs to the group of the work that starts it, if any.
    @discardableResult
    func start(
        _ id: WorkID? = nil, in group: WorkGroup? = nil, body: @escaping @MainActor () async -> Void
    ) -> WorkHandle {
        let id = id ?? newID()
        let group = group ?? .current ?? WorkGroup()
        started += 1
        let number = started
        group.enter()
        giveUp(id)
        jobs[id] = Job(number: number, group: group)
        let task = WorkGroup.$current.withValue(group) {
            OrderedStart.task { [weak self] in
                await body()
                self?.end(id, number: number)
            }
        }
        if jobs[id]?.number == number { jobs[id]?.task = task }
        return WorkHandle(group)
    }

    /// Cancels all work of this id or below it. What it answers later is dropped.
    func cancel(_ id: WorkID) {
        for candidate in jobs.keys where candidate.isWithin(id) {
            giveUp(candidate)
        }
    }

    func cancelAll() {
        for id in jobs.keys {
            giveUp(id)
        }
    }

    private func giveUp(_ id: WorkID) {
        jobs.removeValue(forKey: id)?.cancel()
    }

    /// The number keeps work that has been replaced from clearing the place of its successor.
    private func end(_ id: WorkID, number: Int) {
        guard let job = jobs[id], job.number == number else { return }
        jobs[id] = nil
        job.group.leave()
    }

    isolated deinit {
        cancelAll()
    }
}
