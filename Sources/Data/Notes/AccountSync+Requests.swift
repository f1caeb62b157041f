import Domain

/// The order of requests: what is asked is on the disk before, and an answer before the next.
extension AccountSync {
    func ask(_ wanted: [SyncState.Lane]) {
        retry?.cancel()
        retryTime = nil
        storageError = nil
        for lane in wanted where state.want(lane) {
            lanes[lane] = Task { [weak self, session, remote = tools.remote] in
                while let (request, lock) = await self?.next(lane) {
                    let answer = await request.answer(from: remote, for: session)
                    await self?.take(answer, to: request, lane)
                    lock.unlock()
                }
            }
        }
    }

    /// The next request, which by now is on the disk as sent. The lane ends without one.
    private func next(_ lane: SyncState.Lane) async -> (SyncRequest, SendLock)? {
        while state.looks(for: lane) {
            do {
                guard let next = try await look(for: lane) else { continue }
                if status != .syncing {
                    status = .syncing
                    publish()
                }
                return next
            } catch {
                fail(lane, error)
            }
        }
        end(lane)
        return nil
    }

    private func look(
        for lane: SyncState.Lane
    ) async throws(JSONFileError) -> (SyncRequest, SendLock)? {
        if lane == .fetch {
            return (.fetch(try await tools.store.read()[session.email].progress), .none)
        }
        let lock = try await tools.store.lockSending(of: session.email)
        do throws(JSONFileError) {
            let request = try await update { [late = state.late, tools] notes in
                notes.send(late: late, key: tools.makeKey)
            }
            if let request { return (request, lock) }
        } catch {
            lock.unlock()
            throw error
        }
        lock.unlock()
        return nil
    }

    /// An answer that can't be kept is asked for again: its change is still there as sent.
    private func take(
        _ answer: SyncAnswer, to request: SyncRequest, _ lane: SyncState.Lane
    ) async {
        do {
            try await update { $0.take(answer, to: request) }
            state.take(answer, to: request)
            // Somebody else has deleted the note, and perhaps more.
            if answer == .failed(.notFound) { ask([.fetch]) }
        } catch {
            fail(lane, error)
        }
        publish()
    }

    private func fail(_ lane: SyncState.Lane, _ error: JSONFileError) {
        storageError = NoteError(error)
        state.stop(lane, .unavailable())
    }

    private func end(_ lane: SyncState.Lane) {
        guard let outcome = state.end(lane) else { return }
        switch outcome {
        case .done: status = .idle
        case .loggedOut: status = .loggedOut
        case .unavailable(let retryAfter):
            let wait = tools.backoff.wait(
                afterFailures: state.failures, retryAfter: retryAfter)
            status = storageError.map(SyncStatus.failed) ?? .offline(retryIn: wait)
            retryTime = tools.now() + wait
            isRetryTimeAsked = retryAfter > .zero
            if !observers.isEmpty { scheduleRetry() }
        }
        publish()
    }

    var waitForRetry: Duration {
        retryTime.map { max(.zero, $0 - tools.now()) } ?? .zero
    }

    func scheduleRetry() {
        retry = Task { [weak self, delay = tools.delay, wait = waitForRetry] in
            guard (try? await delay.wait(for: wait)) != nil else { return }
            await self?.retryNow()
        }
    }

    private func retryNow() {
        ask(state.stoppedLanes)
    }

    func update<Answer: Sendable>(
        _ change: @Sendable (inout AccountNotes) -> Answer
    ) async throws(JSONFileError) -> Answer {
        try await tools.store.update { [account = session.email] in change(&$0[account]) }
    }
}
