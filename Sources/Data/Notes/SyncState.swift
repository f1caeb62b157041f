import Domain

/// What a process still has to ask the server for one account, and how its last requests ended.
///
/// It sends one change at a time, and fetches beside that: neither waits for the other.
struct SyncState: Hashable, Sendable {
    enum Lane: CaseIterable, Sendable {
        case send, fetch
    }

    /// How all requests ended, or why a lane stopped before it had asked all.
    enum Outcome: Hashable, Sendable {
        case done
        case unavailable(retryAfter: Duration = .zero)
        case loggedOut
    }

    /// The notes whose change got no answer. The others are sent first, so that none blocks them.
    private(set) var late: [Note.ID] = []
    /// How many times in a row the server could not be asked everything.
    private(set) var failures = 0
    private var wanted: Set<Lane> = []
    private var running: Set<Lane> = []
    private var stopped: [Lane: Outcome] = [:]

    var isRunning: Bool { !running.isEmpty }

    /// Returns whether to start the lane, because it does not run yet.
    mutating func want(_ lane: Lane) -> Bool {
        wanted.insert(lane)
        stopped[lane] = nil
        return running.insert(lane).inserted
    }

    /// Whether to look for a request. What is wanted from now on is looked for again.
    mutating func looks(for lane: Lane) -> Bool {
        stopped[lane] == nil && wanted.remove(lane) != nil
    }

    mutating func take(_ answer: SyncAnswer, to request: SyncRequest) {
        switch (request, answer) {
        case (.send(let id, _), _):
            late.removeAll { $0 == id }
            if let reason = answer.reasonToAskAgain {
                late.append(id)
                stop(.send, reason)
            } else {
                wanted.insert(.send)
            }
        case (.fetch, .changes): break
        case (.fetch(let progress), .failed(.rejected)) where progress.cursor != nil:
            wanted.insert(.fetch)
        case (.fetch, _): stop(.fetch, answer.reasonToAskAgain ?? .unavailable())
        }
    }

    /// A lane that was stopped asks the same again when it is started the next time.
    ///
    /// What was wanted since the request began is reason enough to go on, such as a new login.
    mutating func stop(_ lane: Lane, _ reason: Outcome) {
        let isWanted = !wanted.insert(lane).inserted
        if isWanted, reason == .loggedOut || reason == .unavailable() { return }
        stopped[lane] = reason
    }

    /// Returns how all has ended, if this was the last lane that ran.
    mutating func end(_ lane: Lane) -> Outcome? {
        running.remove(lane)
        guard running.isEmpty else { return nil }
        let waits = stopped.values.compactMap { outcome -> Duration? in
            guard case .unavailable(let retryAfter) = outcome else { return nil }
            return retryAfter
        }
        failures = waits.isEmpty ? 0 : failures + 1
        if stopped.values.contains(.loggedOut) { return .loggedOut }
        return waits.max().map { .unavailable(retryAfter: $0) } ?? .done
    }

    /// Which lanes to start for a retry.
    var stoppedLanes: [Lane] { Lane.allCases.filter { stopped[$0] != nil } }
}

extension SyncAnswer {
    /// Nil if the server has decided.
    fileprivate var reasonToAskAgain: SyncState.Outcome? {
        switch self {
        case .failed(.unavailable(_, let retryAfter)): .unavailable(retryAfter: retryAfter ?? .zero)
        case .failed(.cancelled): .unavailable()
        case .failed(.loggedOut): .loggedOut
        case .failed(.conflict), .failed(.notFound), .failed(.rejected), .applied, .changes: nil
        }
    }
}
