/// The use cases of the notes screen, handed over as one value.
public struct NotesUseCases: Sendable {
    public var observe: any ObserveNotesUseCase
    public var write: any WriteNoteUseCase
    public var sync: any SyncNotesUseCase

    public init(
        observe: any ObserveNotesUseCase, write: any WriteNoteUseCase, sync: any SyncNotesUseCase
    ) {
        self.observe = observe
        self.write = write
        self.sync = sync
    }
}

extension NotesUseCases {
    package init(repository: any NoteRepository) {
        self.init(
            observe: DefaultObserveNotesUseCase(repository: repository),
            write: DefaultWriteNoteUseCase(repository: repository),
            sync: DefaultSyncNotesUseCase(repository: repository))
    }
}

/// Follows the notes as they change, here or at the server.
public protocol ObserveNotesUseCase: Sendable {
    /// The notes now and after each change, until the caller ends its loop.
    ///
    /// A failure does not end the stream: the next change is another try. A slow subscriber misses states
    /// in between, never the newest.
    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>>
}

/// Returns what the repository has. A rule can be added here, and no screen changes.
struct DefaultObserveNotesUseCase: ObserveNotesUseCase {
    let repository: any NoteRepository

    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        repository.snapshots(for: session)
    }
}

/// Changes one note, here and then at the server.
public protocol WriteNoteUseCase: Sendable {
    /// Returns the first revision that has the write, once it is kept on this device.
    ///
    /// White space alone throws `NoteError.empty`, an unknown id `NoteError.notFound`. Nobody's content is
    /// overwritten or deleted unseen: see ``NoteWrite``.
    @discardableResult
    func execute(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int
}

/// Rejects a blank content without asking the repository.
struct DefaultWriteNoteUseCase: WriteNoteUseCase {
    let repository: any NoteRepository

    func execute(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int {
        if case .save(_, let content, _) = write, content.isBlank { throw .empty }
        guard let revision = try await repository.write(write, for: session) else {
            throw .notFound(write.id)
        }
        return revision
    }
}

/// Syncs this device with the server, now.
public protocol SyncNotesUseCase: Sendable {
    /// Returns when what waited was sent and what is new was fetched, or when that has failed.
    ///
    /// The snapshots say how it went. An error is thrown only for a failure of this device.
    func execute(for session: Session) async throws(NoteError)
}

/// Asks the repository, which knows what waits to be sent.
struct DefaultSyncNotesUseCase: SyncNotesUseCase {
    let repository: any NoteRepository

    func execute(for session: Session) async throws(NoteError) {
        try await repository.sync(for: session)
    }
}
