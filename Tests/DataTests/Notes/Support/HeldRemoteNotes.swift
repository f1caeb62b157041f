import Domain

@testable import Data

/// A server whose requests wait twice until a test says go on: before they arrive, and before the answer.
actor HeldRemoteNotes: RemoteNotes {
    nonisolated let server: UnreliableRemoteNotes
    /// The requests, in order, such as `put n Milk`.
    private(set) var log: [String] = []
    private var isReleased = false
    private var waiting: [String: CheckedContinuation<Bool, Never>] = [:]
    private var watchers: [String: CheckedContinuation<Void, Never>] = [:]

    init(server: UnreliableRemoteNotes = UnreliableRemoteNotes()) {
        self.server = server
    }

    /// Lets the server decide on a request, such as `put n`. The answer waits.
    func arrive(_ name: String) async {
        await pass("\(name) arrives")
        await watch("\(name) is answered")
    }

    func answer(_ name: String) async { await pass("\(name) is answered") }

    func arriveAndAnswer(_ name: String) async {
        await arrive(name)
        await answer(name)
    }

    /// The request does not arrive.
    func lose(_ name: String) async { await pass("\(name) arrives", isLost: true) }

    /// The request has arrived, and its answer gets lost.
    func loseAnswer(_ name: String) async { await pass("\(name) is answered", isLost: true) }

    /// Returns once such a request is there.
    func expect(_ name: String) async { await watch("\(name) arrives") }

    /// From now on, no request waits.
    func release() {
        isReleased = true
        for request in waiting.values { request.resume(returning: true) }
        waiting = [:]
    }

    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        try await hold("fetch", "fetch") { () async throws(RemoteNotesError) in
            try await server.changes(after: cursor, for: session)
        }
    }

    func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        let name = "\(change.content == nil ? "delete" : "put") \(id)"
        let line = [name, change.content?.text].compactMap(\.self).joined(separator: " ")
        return try await hold(name, line) { () async throws(RemoteNotesError) in
            try await server.apply(change, to: id, for: session)
        }
    }

    private func hold<Answer: Sendable>(
        _ name: String, _ line: String, _ work: () async throws(RemoteNotesError) -> Answer
    ) async throws(RemoteNotesError) -> Answer {
        log.append(line)
        guard await reach("\(name) arrives") else { throw .unavailable("Lost.") }
        let answer: Result<Answer, RemoteNotesError>
        do {
            answer = .success(try await work())
        } catch {
            answer = .failure(error)
        }
        guard await reach("\(name) is answered") else { throw .unavailable("Lost.") }
        return try answer.get()
    }

    /// Waits until a test lets it pass. Returns false if the request is lost, or cancelled.
    private func reach(_ place: String) async -> Bool {
        if isReleased { return true }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume(returning: false) }
                waiting[place] = continuation
                watchers.removeValue(forKey: place)?.resume()
            }
        } onCancel: {
            Task { await cancel(place) }
        }
    }

    private func cancel(_ place: String) {
        waiting.removeValue(forKey: place)?.resume(returning: false)
    }

    private func pass(_ place: String, isLost: Bool = false) async {
        await watch(place)
        waiting.removeValue(forKey: place)?.resume(returning: !isLost)
    }

    private func watch(_ place: String) async {
        if waiting[place] == nil { await withCheckedContinuation { watchers[place] = $0 } }
    }
}
