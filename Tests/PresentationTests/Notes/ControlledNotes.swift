import Domain

/// The notes screen's use cases and its delay, answered by the test.
@MainActor
final class ControlledNotes {
    let session = Session(email: "al@x.test")
    /// Each is answered with the revision that holds it.
    let writes = ControlledCalls<Result<Int, NoteError>>()
    let syncs = ControlledCalls<Result<Void, NoteError>>()
    let waits = ControlledCalls<Void>()
    /// The changes that were asked for, in order.
    private(set) var names: [String] = []
    private let snapshots = AsyncStream.makeStream(of: Result<NotesSnapshot, NoteError>.self)

    var useCases: NotesUseCases {
        NotesUseCases(
            observe: Observe(snapshots: snapshots.stream), save: Call(notes: self, name: "save"),
            delete: Call(notes: self, name: "delete"), retry: Call(notes: self, name: "retry"),
            discard: Call(notes: self, name: "discard"), sync: Call(notes: self, name: "sync"))
    }

    var delay: any Delay { Wait(waits: waits) }

    func publish(_ snapshot: Result<NotesSnapshot, NoteError>) {
        snapshots.continuation.yield(snapshot)
    }

    fileprivate func write(_ name: String) async throws(NoteError) -> Int {
        names.append(name)
        return try await writes.call().get()
    }
}

private struct Observe: ObserveNotesUseCase {
    let snapshots: AsyncStream<Result<NotesSnapshot, NoteError>>

    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        snapshots
    }
}

private struct Call: SaveNoteUseCase, DeleteNoteUseCase, RetryNoteUseCase, DiscardNoteUseCase,
    SyncNotesUseCase
{
    let notes: ControlledNotes
    let name: String

    @MainActor func execute(
        id: Note.ID, text: String, original: String?, for session: Session
    ) async throws(NoteError) -> Int {
        try await notes.write("\(name) \(id) \(original ?? "nothing") → \(text)")
    }

    @MainActor func execute(
        id: Note.ID, original: String?, for session: Session
    ) async throws(NoteError) -> Int {
        try await notes.write("\(name) \(id) \(original ?? "nothing")")
    }

    @MainActor func execute(id: Note.ID, for session: Session) async throws(NoteError) -> Int {
        try await notes.write("\(name) \(id)")
    }

    @MainActor func execute(for session: Session) async throws(NoteError) {
        try await notes.syncs.call().get()
    }
}

private struct Wait: Delay {
    let waits: ControlledCalls<Void>

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        await waits.call()
    }
}
