import Domain
import NotesDomain
import Testing

@testable import NotesData

/// A server of notes that a test controls. While the server holds its requests, each request waits for
/// the test twice: before it arrives, and before it is answered.
actor ControlledRemoteNotes: RemoteNotes {
    /// The requests, in order, such as `fetch`, `fetch CURSOR`, `put n Milk` and `delete n`.
    private(set) var log: [String] = []
    private var server: InMemoryServer
    private var isHolding: Bool
    private var failure: @Sendable (_ request: String) -> RemoteNotesError? = { _ in nil }
    private var losesAnswers = false
    private var circle: [RemoteChanges] = []
    /// The errors of rejected changes, by key. A repeated change gets the same error, as at some
    /// servers.
    private var rejected: [String: RemoteNotesError] = [:]
    private var waiting: [String: CheckedContinuation<Bool, Never>] = [:]
    private var watchers: [String: CheckedContinuation<Bool, Never>] = [:]

    /// Each account starts with these notes.
    init(notes: [Note] = [], pageLimit: Int = 200, isHolding: Bool = false) {
        server = InMemoryServer(notes: notes, pageLimit: pageLimit)
        self.isHolding = isHolding
    }

    // MARK: What the server does

    /// From now on, a request fails without effect if `failure` returns an error for its text.
    func fail(_ failure: @escaping @Sendable (_ request: String) -> RemoteNotesError?) {
        self.failure = failure
    }

    /// From now on, each request fails with this error. If it is nil, no request fails.
    func setOutage(_ error: RemoteNotesError?) {
        (failure, losesAnswers) = ({ _ in error }, false)
    }

    /// From now on, each request takes effect, and its answer is lost.
    func loseAnswers() { (failure, losesAnswers) = ({ _ in nil }, true) }

    /// From now on, fetches get these pages in turn. After the last page, the first page comes again.
    func answerFetches(with circle: [RemoteChanges]) { self.circle = circle }

    /// Replaces the database of the server by another database, with these notes.
    func replace(_ notes: (Note.ID, NoteContent)...) throws {
        server = InMemoryServer(pageLimit: server.pageLimit)
        for (id, content) in notes { try change(id, to: content, version: nil) }
    }

    /// Changes a note at the server, as another device does.
    func change(
        _ id: Note.ID, to content: NoteContent?, others: [String: JSONValue] = [:], version: Int?
    ) throws(RemoteNotesError) {
        let fields = content.map { ContentFields(content: $0, others: others) }
        let change = RemoteChange(key: Note.newID(), fields: fields, base: version)
        _ = try server.apply(change, to: id, of: Session.al.email)
    }

    func notes(of session: Session = .al) -> [RemoteNote] { server.notes(of: session.email) }

    func texts(of session: Session = .al) -> [String] {
        notes(of: session).compactMap(\.content?.text)
    }

    // MARK: What happens to a request that is held, such as `put n`

    func hold() { isHolding = true }

    /// From now on, no request waits.
    func release() {
        isHolding = false
        for place in waiting.keys { go(on: place) }
    }

    /// Returns when a request with this name waits to arrive.
    func expect(_ name: String) async { await watch("\(name) arrives") }

    /// Lets a request arrive, and lets the server decide on it. The answer waits until the test calls
    /// `answer`.
    func arrive(_ name: String) async {
        await pass("\(name) arrives")
        await watch("\(name) is answered")
    }

    func answer(_ name: String) async { await pass("\(name) is answered") }

    func arriveAndAnswer(_ names: String...) async {
        for name in names {
            await arrive(name)
            await answer(name)
        }
    }

    /// Loses a request before it arrives.
    func lose(_ name: String) async { await pass("\(name) arrives", isLost: true) }

    /// Loses the answer to a request that has arrived.
    func loseAnswer(_ name: String) async { await pass("\(name) is answered", isLost: true) }

    // MARK: Requests

    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        try await handle("fetch", cursor) { () throws(RemoteNotesError) in
            if let page = circle.first {
                circle = circle.dropFirst() + [page]
                return page
            }
            return try server.changes(after: cursor, of: session.email)
        }
    }

    func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        let name = "\(change.content == nil ? "delete" : "put") \(id)"
        return try await handle(name, change.content?.text, key: change.key) {
            () throws(RemoteNotesError) in
            try server.apply(change, to: id, of: session.email)
        }
    }

    private func handle<Answer: Sendable>(
        _ name: String, _ detail: String?, key: String = "",
        _ work: () throws(RemoteNotesError) -> Answer
    ) async throws(RemoteNotesError) -> Answer {
        let request = [name, detail].compactMap(\.self).joined(separator: " ")
        log.append(request)
        try await reach("\(name) arrives")
        let answer = Result { () throws(RemoteNotesError) in
            let error = rejected[key] ?? failure(request)
            if case .rejected = error { rejected[key] = error }
            if let error { throw error }
            return try work()
        }
        try await reach("\(name) is answered")
        if losesAnswers { throw .unavailable("Lost.") }
        return try answer.get()
    }

    /// Holds a request at an event, such as `put n arrives`, until a test lets it go on. Throws if the
    /// request is lost or cancelled.
    private func reach(_ place: String) async throws(RemoteNotesError) {
        guard isHolding else { return }
        let isLost = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { return continuation.resume(returning: true) }
                waiting[place] = continuation
                endWatching(place, isReached: true)
            }
        } onCancel: {
            Task { await go(on: place, isLost: true) }
        }
        if isLost { throw .unavailable("Lost.") }
    }

    private func pass(_ place: String, isLost: Bool = false) async {
        await watch(place)
        go(on: place, isLost: isLost)
    }

    private func go(on place: String, isLost: Bool = false) {
        waiting.removeValue(forKey: place)?.resume(returning: isLost)
    }

    /// Waits until a request is held at the event `place`. If a time limit cancels this method, reports
    /// the missing event.
    private func watch(_ place: String) async {
        guard waiting[place] == nil else { return }
        let isReached = await withTaskCancellationHandler {
            await withCheckedContinuation { watchers[place] = $0 }
        } onCancel: {
            Task { await endWatching(place, isReached: false) }
        }
        if !isReached { Issue.record("Waited in vain until \(place), after \(log).") }
    }

    private func endWatching(_ place: String, isReached: Bool) {
        watchers.removeValue(forKey: place)?.resume(returning: isReached)
    }
}

extension RemoteNotesError {
    static let unreachable = unavailable("The server can't be reached.")
}
