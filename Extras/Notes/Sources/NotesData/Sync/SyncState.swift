import Domain
import NotesDomain

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
    /// How many rounds of requests have failed in a row. A round ends when no queue runs any more.
    private(set) var failures = 0
    /// True after the server has refused a cursor, until a fetch of all notes has completed or failed.
    private var isStartingOver = false
    /// The greatest version on the page that came last, or zero if no more pages follow. If the next page
    /// has no greater version, the fetch stops. Otherwise, a broken server could send pages for ever.
    private var fetchedVersion = 0
    private var requested: Set<Queue> = []
    private var running: Set<Queue> = []
    private var stopped: [Queue: Outcome] = [:]

    var isRunning: Bool { !running.isEmpty }

    /// True while this device waits, as the server has asked. No request is sent until `endWait`.
    var isAskedToWait: Bool { waits.contains { $0 > .zero } }

    private var waits: [Duration] {
        stopped.values.compactMap {
            if case .unavailable(let retryAfter) = $0 { retryAfter } else { nil }
        }
    }

    /// Called when the time that the server asked for is over, or if the user does not want to wait.
    mutating func endWait() {
        stopped = stopped.filter { [.loggedOut, .unavailable()].contains($0.value) }
    }

    /// Asks a queue for its next request. Returns true if the queue does not run yet, so that the caller
    /// has to start it.
    mutating func request(_ queue: Queue) -> Bool {
        requested.insert(queue)
        if isAskedToWait { return false }
        stopped[queue] = nil
        return running.insert(queue).inserted
    }

    /// Returns true if the queue has to send its next request to the server now. If so, removes the queue
    /// from `requested`. For a further request, the queue has to be added to `requested` again.
    mutating func next(in queue: Queue) -> Bool {
        stopped[queue] == nil && !isAskedToWait && requested.remove(queue) != nil
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
        case (.fetch(let progress, _), .changes(let changes)):
            let before = progress.cursor == nil ? 0 : fetchedVersion
            fetchedVersion = changes.hasMore ? changes.newest : 0
            if !changes.hasMore {
                isStartingOver = false
            } else if fetchedVersion > before {
                requested.insert(.fetch)
            } else {
                stop(.fetch, .unavailable())
            }
        case (.fetch(let progress, _), .failed(.unknownCursor))
        where progress.cursor != nil && !isStartingOver:
            isStartingOver = true
            requested.insert(.fetch)
        case (.fetch, _):
            // A broken server could refuse every cursor that it gives. To avoid an endless loop, the
            // fetch stops, as after any other failure, and is tried again later.
            isStartingOver = false
            stop(.fetch, answer.reasonToAskAgain ?? .unavailable())
        }
    }

    /// Stops a queue after a request to the server has failed. When the queue starts again, it sends this
    /// request again.
    ///
    /// But if `request(_:)` was called for the queue meanwhile, it sends the request again at once:
    /// perhaps the user has logged in again. If the server has asked this device to wait, this queue
    /// stops in any case, and the other queue sends nothing.
    mutating func stop(_ queue: Queue, _ reason: Outcome) {
        let isRequested = !requested.insert(queue).inserted
        if isRequested, reason == .loggedOut || reason == .unavailable() { return }
        stopped[queue] = reason
    }

    /// Marks a queue as ended. Returns nil if another queue still runs, otherwise one outcome for
    /// both queues, which is the first of these:
    /// - `loggedOut`, if a queue has stopped with it
    /// - `unavailable` with the longest wait, if a queue has stopped with a wait
    /// - `done`
    mutating func end(_ queue: Queue) -> Outcome? {
        running.remove(queue)
        guard running.isEmpty else { return nil }
        failures = waits.isEmpty ? 0 : failures + 1
        if stopped.values.contains(.loggedOut) { return .loggedOut }
        return waits.max().map { .unavailable(retryAfter: $0) } ?? .done
    }

    /// The queues to start when the server is perhaps reachable again. While one queue runs, a queue that
    /// has stopped after a failure is not started.
    var resumableQueues: [Queue] {
        Queue.allCases.filter { running.isEmpty || !running.contains($0) && stopped[$0] == nil }
    }

    /// The queues to start for a retry: all queues that still have a request to send.
    var stoppedQueues: [Queue] { Queue.allCases.filter(requested.contains) }
}

extension SyncAnswer {
    /// Why the request has to be sent again; nil if the server has accepted or refused the request.
    fileprivate var reasonToAskAgain: SyncState.Outcome? {
        switch self {
        case .failed(.unanswered(_, let retryAfter)): .unavailable(retryAfter: retryAfter ?? .zero)
        case .failed(.loggedOut): .loggedOut
        case .failed(.conflict), .failed(.notFound), .failed(.rejected),
            .failed(.unknownCursor), .accepted, .changes:
            nil
        }
    }
}
