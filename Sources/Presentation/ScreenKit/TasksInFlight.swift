/// The tasks that one view model or store has in flight, at most one per id.
///
/// Cancelling happens in the same step on the main actor as the call that causes it. So an operation
/// that asks `Task.isCancelled` on the main actor, after an `await`, knows whether its answer still
/// counts, even if the service that it called ignores cancellation.
///
/// An operation must not hold its owner: use `[weak self]`. When the owner is released, this is released
/// too, and cancels all tasks.
@MainActor
final class TasksInFlight<ID: Hashable & Sendable> {
    typealias Operation = @MainActor () async -> Void

    private struct Entry {
        let number: Int
        let task: Task<Void, Never>
        /// What has not begun yet, in order.
        var waiting: [Operation] = []
    }

    private var entries: [ID: Entry] = [:]
    private var commits: [ID: CommittedWrites] = [:]
    private var started = 0

    /// The ids in flight.
    var ids: Set<ID> { Set(entries.keys).union(commits.keys) }

    /// For reads: cancels the task of this id, if there is one, and starts `operation` in its place.
    @discardableResult
    func replace(_ id: ID, with operation: @escaping Operation) -> Task<Void, Never> {
        entries[id]?.task.cancel()
        return start(id, operation)
    }

    /// For writes: runs `operation` when all earlier ones of this id have ended, at once if there are
    /// none. They share a task, which ends when all of them have.
    @discardableResult
    func enqueue(_ id: ID, _ operation: @escaping Operation) -> Task<Void, Never> {
        guard let entry = entries[id], !entry.task.isCancelled else { return start(id, operation) }
        entries[id]?.waiting.append(operation)
        return entry.task
    }

    /// For writes that must not be lost: as `enqueue`, but nothing stops `write`.
    ///
    /// It is done in its turn though its id is cancelled or the owner is released. Only `receive` is not
    /// called then.
    @discardableResult
    func commit<Answer>(
        _ id: ID, _ write: @escaping @MainActor () async -> Answer,
        receive: @escaping @MainActor (Answer) -> Void
    ) -> Task<Void, Never> {
        let writes = commits[id] ?? CommittedWrites { [weak self] in self?.commits[id] = nil }
        commits[id] = writes
        return writes.append(write, receive)
    }

    /// Cancels the task of this id, and with it what waits for its turn.
    func cancel(_ id: ID) {
        entries.removeValue(forKey: id)?.task.cancel()
        commits[id]?.dropAnswers()
    }

    func cancelAll() { for id in ids { cancel(id) } }

    private func start(_ id: ID, _ operation: @escaping Operation) -> Task<Void, Never> {
        started += 1
        let number = started
        let task = Task { [weak self] in
            if !Task.isCancelled { await operation() }
            while let operation = self?.next(id, number) { await operation() }
        }
        entries[id] = Entry(number: number, task: task)
        return task
    }

    /// The next operation of a task. When there is none, its entry goes, unless it is a newer task's.
    private func next(_ id: ID, _ number: Int) -> Operation? {
        guard let entry = entries[id], entry.number == number else { return nil }
        guard !entry.waiting.isEmpty, !entry.task.isCancelled else {
            entries[id] = nil
            return nil
        }
        return entries[id]?.waiting.removeFirst()
    }

    deinit {
        for entry in entries.values { entry.task.cancel() }
    }
}

/// Writes that go out one after the other. Their task keeps them, so they outlive their owner.
@MainActor
private final class CommittedWrites {
    private var waiting: [@MainActor () async -> Void] = []
    private var task: Task<Void, Never>?
    private var drops = 0
    private let allDone: () -> Void

    init(allDone: @escaping () -> Void) {
        self.allDone = allDone
    }

    func append<Answer>(
        _ write: @escaping @MainActor () async -> Answer,
        _ receive: @escaping @MainActor (Answer) -> Void
    ) -> Task<Void, Never> {
        waiting.append { [drops] in
            let answer = await write()
            if drops == self.drops { receive(answer) }
        }
        if let task { return task }
        let started = Task {
            while !waiting.isEmpty { await waiting.removeFirst()() }
            task = nil
            allDone()
        }
        task = started
        return started
    }

    /// The answers of what was asked for so far are not received.
    func dropAnswers() {
        drops += 1
    }
}
