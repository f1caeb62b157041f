import Domain

/// The requests that one account still has to send, and how the last requests ended.
///
/// Changes are sent one at a time. Sending and fetching run side by side, and do not wait for each
/// other.
struct SyncState: Hashable, Sendable {
    enum Queue: CaseIterable, Sendable {
        case send, fetch
    }

    /// How all requests ended, or why a queue stopped early.
    enum Outcome: Hashable, Sendable {
        case done
        case unavailable(retryAfter: Duration = .zero)
        case loggedOut
    }

    /// The notes whose last request got no answer. All other notes are sent first, so that these notes
    /// do not block them.
    private(set) var unanswered: [Note.ID] = []
    /// The number of failed rounds of requests in a row.
    private(set) var failures = 0
    /// True if the server has refused a cursor since the last complete fetch.
    private var isStartingOver = false
    /// The newest version on the last page, if there are more pages. A next page without a newer version
    /// could lead to an endless loop.
    private var fetchedVersion = 0
    private var requested: Set<Queue> = []
    private var running: Set<Queue> = []
    private var stopped: [Queue: Outcome] = [:]

    var isRunning: Bool { !running.isEmpty }

    /// Returns true if the queue does not run yet, and has to be started.
    mutating func request(_ queue: Queue) -> Bool {
        requested.insert(queue)
        stopped[queue] = nil
        return running.insert(queue).inserted
    }

    /// Returns true if a request is due. A request that is added later needs another call.
    mutating func next(in queue: Queue) -> Bool {
        stopped[queue] == nil && requested.remove(queue) != nil
    }

    mutating func apply(_ answer: SyncAnswer, to request: SyncRequest) {
        switch (request, answer) {
        case (.send(let id, _), _):
            unanswered.removeAll { $0 == id }
            if let reason = answer.reasonToAskAgain {
                unanswered.append(id)
                stop(.send, reason)
            } else {
                requested.insert(.send)
            }
        case (.fetch(let progress), .changes(let changes)):
            let before = progress.cursor == nil ? 0 : fetchedVersion
            fetchedVersion = changes.hasMore ? changes.notes.map(\.version).max() ?? 0 : 0
            if !changes.hasMore {
                isStartingOver = false
            } else if fetchedVersion > before {
                requested.insert(.fetch)
            } else {
                stop(.fetch, .unavailable())
            }
        case (.fetch(let progress), .failed(.unknownCursor))
        where progress.cursor != nil && !isStartingOver:
            isStartingOver = true
            requested.insert(.fetch)
        case (.fetch, _):
            // A broken server may refuse every cursor that it gives. To avoid an endless loop, the fetch
            // is then tried again later.
            isStartingOver = false
            stop(.fetch, answer.reasonToAskAgain ?? .unavailable())
        }
    }

    /// Stops a queue after a failed request. The next start of the queue repeats the request.
    ///
    /// Was the queue asked to start while the request was in flight? Then it repeats the request at once,
    /// because the user may have logged in again. If the server has asked to wait, it stops all the same.
    mutating func stop(_ queue: Queue, _ reason: Outcome) {
        let isRequested = !requested.insert(queue).inserted
        if isRequested, reason == .loggedOut || reason == .unavailable() { return }
        stopped[queue] = reason
    }

    /// Returns how all queues have ended, if this was the last running queue.
    mutating func end(_ queue: Queue) -> Outcome? {
        running.remove(queue)
        guard running.isEmpty else { return nil }
        let waits = stopped.values.compactMap { outcome -> Duration? in
            guard case .unavailable(let retryAfter) = outcome else { return nil }
            return retryAfter
        }
        failures = waits.isEmpty ? 0 : failures + 1
        if stopped.values.contains(.loggedOut) { return .loggedOut }
        return waits.max().map { .unavailable(retryAfter: $0) } ?? .done
    }

    /// The queues to start when the server may be reachable again. While one queue runs, a stopped queue
    /// is not started.
    var resumableQueues: [Queue] {
        Queue.allCases.filter { running.isEmpty || !running.contains($0) && stopped[$0] == nil }
    }

    /// The queues to start for a retry.
    var stoppedQueues: [Queue] { Queue.allCases.filter { stopped[$0] != nil } }
}

extension SyncAnswer {
    /// Why the request has to be sent again; nil if the server has decided about it.
    fileprivate var reasonToAskAgain: SyncState.Outcome? {
        switch self {
        case .failed(.unavailable(_, let retryAfter)): .unavailable(retryAfter: retryAfter ?? .zero)
        case .failed(.damaged), .failed(.cancelled): .unavailable()
        case .failed(.loggedOut): .loggedOut
        case .failed(.conflict), .failed(.notFound), .failed(.rejected),
            .failed(.unknownCursor), .accepted, .changes:
            nil
        }
    }
}
