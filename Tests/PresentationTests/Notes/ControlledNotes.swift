import Domain

/// The notes screen's use cases and its delay, answered by the test.
@MainActor
final class ControlledNotes {
    let session = Session(email: "al@x.test")
    /// Each is answered with the revision that holds it.
    let writes = ControlledCalls<Result<Int, NoteError>>()
    let syncs = ControlledCalls<Result<Void, NoteError>>()
    let waits = ControlledCalls<Void>()
    /// The writes that were asked for, in order.
    private(set) var asked: [NoteWrite] = []
    private let snapshots = AsyncStream.makeStream(of: Result<NotesSnapshot, NoteError>.self)

    var useCases: NotesUseCases {
        NotesUseCases(
            observe: Observe(snapshots: snapshots.stream), write: Call(notes: self),
            sync: Call(notes: self))
    }

    var delay: any Delay { Wait(waits: waits) }

    func publish(_ snapshot: Result<NotesSnapshot, NoteError>) {
        snapshots.continuation.yield(snapshot)
    }

    fileprivate func write(_ write: NoteWrite) async throws(NoteError) -> Int {
        asked.append(write)
        return try await writes.call().get()
    }
}

private struct Observe: ObserveNotesUseCase {
    let snapshots: AsyncStream<Result<NotesSnapshot, NoteError>>

    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        snapshots
    }
}

private struct Call: WriteNoteUseCase, SyncNotesUseCase {
    let notes: ControlledNotes

    @MainActor func execute(
        _ write: NoteWrite, for session: Session
    ) async throws(NoteError) -> Int {
        try await notes.write(write)
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
