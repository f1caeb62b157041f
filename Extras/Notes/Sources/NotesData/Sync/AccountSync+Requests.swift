import Data
import Domain
import NotesDomain

/// Sends the requests. A change is on the disk before it is sent, and its answer is on the disk before
/// the next change is sent. Fetched pages are collected, and several are written together.
extension AccountSync {
    /// Starts these queues. If the server has asked this device to wait, they start only after the wait.
    /// If `endsWait` is true, the wait ends at once.
    func ask(_ requested: [SyncState.Queue], endsWait: Bool = false) {
        if endsWait || !state.isRunning && waitForRetry == .zero { state.endWait() }
        let starting = requested.filter { state.request($0) }
        if requested.isEmpty || state.isAskedToWait { return }
        retry?.cancel()
        retryTime = nil
        (storageError, answer) = (nil, nil)
        for queue in starting {
            queues[queue] = Task { [weak self, session, remote = dependencies.remote] in
                while let (request, lock) = await self?.next(queue) {
                    let answer = await request.answer(from: remote, for: session)
                    await self?.apply(answer, to: request, queue)
                    // The lock is held until the answer is stored. Otherwise, another process could send
                    // the same change again.
                    withExtendedLifetime(lock) {}
                }
            }
        }
    }

    /// Returns the next request of a queue; nil ends the queue. If the request sends a change, the change
    /// is first stored as sent.
    private func next(_ queue: SyncState.Queue) async -> (SyncRequest, SendLock?)? {
        while state.next(in: queue) {
            do {
                guard let next = try await request(from: queue) else { continue }
                if status != .syncing {
                    status = .syncing
                    publish()
                }
                return next
            } catch {
                fail(queue, error)
            }
        }
        end(queue)
        return nil
    }

    private func request(
        from queue: SyncState.Queue
    ) async throws(StorageFailure) -> (SyncRequest, SendLock?)? {
        if queue == .fetch {
            if pages == nil {
                pages = FetchedPages(after: try await dependencies.store.read()[session.email])
            }
            return pages.map { ($0.request, nil) }
        }
        let lock = try await dependencies.lockSending(session.email)
        let request = try await update { [unanswered = state.unanswered, dependencies] notes in
            notes.nextRequest(unanswered: unanswered, key: dependencies.makeKey)
        }.answer
        return request.map { ($0, lock) }
    }

    /// Stores the answer to a request. If the answer can't be stored, the request is sent again later,
    /// because the file still has the state before the answer.
    private func apply(
        _ answer: SyncAnswer, to request: SyncRequest, _ queue: SyncState.Queue
    ) async {
        if case .failed(.unanswered(.unavailable(let reason), _)) = answer {
            self.answer = reason.answer
        }
        do {
            let next = try await keep(answer, to: request)
            state.apply(answer, to: request)
            guard let next else { return }
            ask(next)
        } catch {
            fail(queue, error)
        }
        publish()
    }

    /// Stores the fetched pages, then the answer, and returns the queues to ask next. Returns nil if
    /// the answer is a page that is written later, together with further pages.
    private func keep(
        _ answer: SyncAnswer, to request: SyncRequest
    ) async throws(StorageFailure) -> [SyncState.Queue]? {
        var fetched: FetchedPages?
        if case .fetch = request {
            if case .changes(let page) = answer, pages?.add(page) == false { return nil }
            (fetched, pages) = (pages, nil)
        }
        return try await update { [fetched] notes in
            let next = fetched?.apply(to: &notes) ?? []
            if case .changes = answer { return next }
            return next + notes.apply(answer, to: request)
        }.answer
    }

    private func fail(_ queue: SyncState.Queue, _ error: StorageFailure) {
        storageError = .storage(error)
        state.stop(queue, .unavailable())
    }

    private func end(_ queue: SyncState.Queue) {
        guard let outcome = state.end(queue) else { return }
        switch outcome {
        case .done: status = .idle
        case .loggedOut: status = .loggedOut
        case .unavailable(let retryAfter):
            let wait = dependencies.backoff.wait(
                afterFailures: state.failures, retryAfter: retryAfter)
            status = storageError.map(SyncStatus.failed) ?? .offline(retryIn: wait, answer: answer)
            retryTime = dependencies.delay.now + wait
            if !observers.isEmpty { scheduleRetry() }
        }
        publish()
    }

    var waitForRetry: Duration {
        retryTime.map { max(.zero, $0 - dependencies.delay.now) } ?? .zero
    }

    func scheduleRetry() {
        retry = Task { [weak self, delay = dependencies.delay, wait = waitForRetry] in
            guard (try? await delay.wait(for: wait)) != nil, let self else { return }
            await ask(state.stoppedQueues, endsWait: true)
        }
    }

    @discardableResult
    func update<Answer: Sendable>(
        _ change: @Sendable (inout AccountNotes) -> Answer
    ) async throws(StorageFailure) -> (answer: Answer, revision: Int) {
        try await dependencies.store.update { [account = session.email] records in
            let old = records[account]
            var notes = old
            let answer = change(&notes)
            if notes != old { notes.revision = notes.revision.next }
            records[account] = notes
            return (answer, notes.revision)
        }
    }
}
