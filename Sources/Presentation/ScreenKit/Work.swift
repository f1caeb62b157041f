/// The work that one view model or store has under way.
///
/// Of one id, only the newest work counts. Whoever starts work asks after each `await`, on the main
/// actor, whether it still counts: a view model whether `Task.isCancelled`, a store whether the job
/// `isUnderWay`. Older work has been given up, in one step with the start of the newer, before it can
/// ask. So a late answer is dropped even if the service that gave it knows nothing of cancellation.
///
/// Work must not hold its owner. When the owner goes, this goes, and what is under way is cancelled.
@MainActor
final class Work {
    private var jobs: [WorkID: Job] = [:]
    private var started = 0

    /// One piece of work.
    @MainActor
    final class Job {
        fileprivate let id: WorkID
        fileprivate let number: Int
        fileprivate let group: WorkGroup
        /// None while it is being started. To cancel it then is to cancel the task that is running,
        /// which is its own, or one that it started itself.
        fileprivate var task: Task<Void, Never>?
        /// Whether it has neither ended nor been replaced or cancelled.
        fileprivate(set) var isUnderWay = true

        fileprivate init(_ id: WorkID, number: Int, group: WorkGroup) {
            self.id = id
            self.number = number
            self.group = group
            group.enter()
        }

        fileprivate func giveUp() {
            isUnderWay = false
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
        scope.child(number: started + 1)
    }

    /// Starts `body` in place of older work of the same id. Without an id it takes nobody's place.
    ///
    /// The body runs at once up to its first suspension where the system can do that, and otherwise a
    /// moment later; either way, work begins in the order of these calls.
    @discardableResult
    func start(_ id: WorkID? = nil, body: @escaping @MainActor () async -> Void) -> WorkHandle {
        let group = WorkGroup(in: .current)
        start(id ?? newID(), in: group) { job in
            OrderedStart.task { [weak self] in
                await body()
                self?.end(job)
            }
        }
        return WorkHandle(group)
    }

    /// Starts work that has to end itself, so that it can be given up for as long as it likes.
    func start(
        _ id: WorkID, in group: WorkGroup, body: @escaping @MainActor (Job) async -> Void
    ) {
        start(id, in: group) { job in
            OrderedStart.task { await body(job) }
        }
    }

    private func start(
        _ id: WorkID, in group: WorkGroup, task: (Job) -> Task<Void, Never>
    ) {
        started += 1
        let job = Job(id, number: started, group: group)
        // Who is told that the older work is given up may start some, too.
        while let older = jobs.removeValue(forKey: id) { older.giveUp() }
        jobs[id] = job
        let task = group.start { task(job) }
        if job.isUnderWay {
            job.task = task
        } else {
            task.cancel()
        }
    }

    /// Ends the work, unless it has been given up; then its place may be that of its successor.
    func end(_ job: Job) {
        guard job.isUnderWay else { return }
        job.isUnderWay = false
        jobs[job.id] = nil
        job.group.leave()
    }

    /// Cancels all work of this id or below it. What it answers later is dropped.
    func cancel(_ id: WorkID) {
        for candidate in jobs.keys where candidate.isWithin(id) {
            jobs.removeValue(forKey: candidate)?.giveUp()
        }
    }

    func cancelAll() {
        let jobs = jobs
        self.jobs = [:]
        for job in jobs.values { job.giveUp() }
    }

    isolated deinit {
        cancelAll()
    }
}
