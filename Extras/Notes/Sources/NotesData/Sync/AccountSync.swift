import Data
import Domain
import Foundation
import NotesDomain

/// Keeps the notes of one account, sends the requests, and publishes the state of the sync.
///
/// ``AccountNotes`` and ``SyncState`` decide what changes after a write of the user or an answer of the
/// server. This actor writes a change to the disk before it sends the change, and writes the answer to
/// the disk before it sends the next change. The tasks that this actor starts do not retain it, and all
/// end when it is released.
actor AccountSync {
    typealias Observer = AsyncStream<Result<NotesSnapshot, NoteError>>.Continuation

    let session: Session
    let dependencies: SyncDependencies
    var state = SyncState()
    var status = SyncStatus.idle
    var queues: [SyncState.Queue: Task<Void, Never>] = [:]
    /// The pages that were fetched and are not in the file yet.
    var pages: FetchedPages?
    var observers: [UUID: Observer] = [:]
    /// Has an element if the newest snapshot is not published yet.
    private let unpublished = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
    /// The callers of `sync`, which wait until no request is in flight.
    private var callers: [AsyncStream<NoteError>.Continuation] = []
    var storageError: NoteError?
    /// The text of the server's last answer that could not be used; nil if the server did not answer.
    var answer: String?
    var retry: Task<Void, Never>?
    var retryTime: ContinuousClock.Instant?

    init(session: Session, dependencies: SyncDependencies) {
        self.session = session
        self.dependencies = dependencies
        Task { [weak self, unpublished] in
            for await _ in unpublished.stream { await self?.publishNewest() }
        }
    }

    deinit {
        unpublished.continuation.finish()
        retry?.cancel()
        for queue in queues.values { queue.cancel() }
        for observer in observers.values { observer.finish() }
        for caller in callers { caller.finish() }
    }

    /// Stores a write, and returns the first `AccountNotes.revision` that contains the write. Nil if the
    /// write is not a save and the user sees no note with its id.
    func write(_ write: NoteWrite) async throws(NoteError) -> Int? {
        do {
            let (isShown, revision) = try await update { $0.apply(write) }
            publish()
            ask([.send] + state.stoppedQueues)
            return isShown ? revision : nil
        } catch { throw .storage(error) }
    }

    /// Returns after all requests have ended. If the caller is cancelled, throws at once. If a file on
    /// this device could not be used, throws after the last request.
    func sync() async throws(NoteError) {
        if Task.isCancelled { throw .cancelled }
        let (errors, caller) = AsyncStream.makeStream(of: NoteError.self)
        callers.append(caller)
        ask(SyncState.Queue.allCases, endsWait: true)
        for await error in errors { throw error }
        if Task.isCancelled { throw .cancelled }
    }

    func resumeSync() {
        if !observers.isEmpty { ask(state.resumableQueues) }
    }

    // MARK: Observers

    func add(_ observer: Observer) {
        let id = UUID()
        observer.onTermination = { [weak self] _ in
            Task { [weak self] in await self?.remove(id) }
        }
        observers[id] = observer
        publish()
        guard observers.count == 1 else { return }
        if waitForRetry > .zero { scheduleRetry() } else { ask(SyncState.Queue.allCases) }
    }

    private func remove(_ id: UUID) {
        observers[id] = nil
        if observers.isEmpty { retry?.cancel() }
    }

    /// Publishes the newest snapshot as soon as no other snapshot is being published. So an older
    /// snapshot never comes after a newer snapshot.
    func publish() { unpublished.continuation.yield() }

    private func publishNewest() async {
        let isDone = !state.isRunning
        if !observers.isEmpty {
            let notes: Result<AccountNotes, NoteError>
            do { notes = .success(try await dependencies.store.read()[session.email]) } catch {
                notes = .failure(.storage(error))
            }
            if case .offline = status { status = .offline(retryIn: waitForRetry, answer: answer) }
            let snapshot = notes.map {
                NotesSnapshot(
                    notes: $0.shown, sync: status, revision: $0.revision,
                    unreadable: $0.progress.unreadable?.count ?? 0)
            }
            for (id, observer) in observers {
                if case .terminated = observer.yield(snapshot) { remove(id) }
            }
        }
        // If a request was in flight when this method began, the callers wait for a later snapshot.
        guard isDone, !state.isRunning else { return }
        for caller in callers {
            if let storageError { caller.yield(storageError) }
            caller.finish()
        }
        callers = []
    }
}
