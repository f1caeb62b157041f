import Domain
import NotesDomain
import Scenarios

/// The notes of a screen. The test publishes the snapshots, and answers the requests.
@MainActor
final class HeldNotes: ObserveNotesUseCase, WriteNoteUseCase, SyncNotesUseCase {
    private let requests: Requests
    private var snapshot = NotesSnapshot(notes: Note.samples)
    private var listener: AsyncStream<Result<NotesSnapshot, NoteError>>.Continuation?

    init(_ requests: Requests) { self.requests = requests }

    var useCases: NotesUseCases { NotesUseCases(observe: self, write: self, sync: self) }

    func publish(_ change: (inout NotesSnapshot) -> Void) {
        change(&snapshot)
        listener?.yield(.success(snapshot))
    }

    nonisolated func execute(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        MainActor.assumeIsolated {
            let (stream, continuation) = AsyncStream.makeStream(
                of: Result<NotesSnapshot, NoteError>.self)
            listener = continuation
            return stream
        }
    }

    /// After the answer, the next snapshot contains the write.
    @MainActor func execute(
        _ write: NoteWrite, for session: Session
    ) async throws(NoteError) -> Int {
        try await requests.result(of: write.name, .write) { _ throws(NoteError) in
            snapshot.revision += 1
            return snapshot.revision
        }
    }

    @MainActor func execute(for session: Session) async throws(NoteError) {
        try await requests.result(of: "sync") { _ throws(NoteError) in }
    }
}

extension NoteWrite {
    fileprivate var name: String {
        switch self {
        case .save(let id, let content, _): "save \(id) \(content.text)"
        case .delete(let id, _): "delete \(id)"
        case .retry(let id): "retry \(id)"
        case .discard(let id): "discard \(id)"
        }
    }
}

/// The end of a session, which the test answers.
struct HeldLogOut: LogOutUseCase {
    let requests: Requests

    @MainActor func execute() async throws(AuthenticationError) {
        try await requests.result(of: "log out", .write) { _ throws(AuthenticationError) in }
    }
}

extension SyncStatus {
    /// The server can't be reached for a minute.
    static let away = SyncStatus.offline(retryIn: .seconds(60))
}
