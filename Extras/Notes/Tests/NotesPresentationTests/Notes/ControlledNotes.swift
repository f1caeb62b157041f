import Domain
import NotesDomain
import NotesPresentation
import Presentation

/// The use cases and the delay of the notes screen. The test answers their calls.
@MainActor
final class ControlledNotes: ObserveNotesUseCase, WriteNoteUseCase, SyncNotesUseCase, Delay {
    let session = Session(email: "al@x.test")
    /// The answer to a write is the revision that contains it.
    let writes = ControlledCalls<Result<Int, NoteError>>()
    let syncs = ControlledCalls<Result<Void, NoteError>>()
    let waits = ControlledCalls<Void>()
    /// The writes that the screen has requested, oldest first.
    private(set) var asked: [NoteWrite] = []
    private let snapshots = AsyncStream.makeStream(of: Result<NotesSnapshot, NoteError>.self)

    var useCases: NotesUseCases { NotesUseCases(observe: self, write: self, sync: self) }
    var state: NotesState { NotesState(session: session) }

    func publish(_ snapshot: Result<NotesSnapshot, NoteError>) {
        snapshots.continuation.yield(snapshot)
    }

    nonisolated func execute(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        snapshots.stream
    }

    @MainActor func execute(
        _ write: NoteWrite, for session: Session
    ) async throws(NoteError) -> Int {
        asked.append(write)
        return try await writes.call().get()
    }

    @MainActor func execute(for session: Session) async throws(NoteError) {
        try await syncs.call().get()
    }

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        await waits.call()
    }
}
