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

    /// Tells work from the newer work of its id.
    struct Ticket {
        fileprivate let id: WorkID
        fileprivate let number: Int
    }

    @MainActor
    private struct Job {
        let number: Int
        let group: WorkGroup
        /// None while the work is being started, for then it, or what it started, is what is running.
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
    @discardableResult
    func start(_ id: WorkID? = nil, body: @escaping @MainActor () async -> Void) -> WorkHandle {
        let group = WorkGroup.current ?? WorkGroup()
        start(id ?? newID(), in: group) { [weak self] ticket in
            await body()
            self?.end(ticket)
        }
        return WorkHandle(group)
    }

    /// Starts work that has to end itself, so that it can be given up for as long as it likes.
    func start(
        _ id: WorkID, in group: WorkGroup, body: @escaping @MainActor (Ticket) async -> Void
    ) {
        started += 1
        let ticket = Ticket(id: id, number: started)
        group.enter()
        giveUp(id)
        jobs[id] = Job(number: ticket.number, group: group)
        let task = WorkGroup.$current.withValue(group) {
            OrderedStart.task { await body(ticket) }
        }
        if counts(ticket) {
            jobs[id]?.task = task
        } else {
            task.cancel()
        }
    }

    /// Whether the work is under way, neither replaced nor cancelled.
    func counts(_ ticket: Ticket) -> Bool {
        jobs[ticket.id]?.number == ticket.number
    }

    /// Ends the work, unless it has been given up; then its place may be that of its successor.
    func end(_ ticket: Ticket) {
        guard counts(ticket) else { return }
        jobs.removeValue(forKey: ticket.id)?.group.leave()
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

    isolated deinit {
        cancelAll()
    }
}
