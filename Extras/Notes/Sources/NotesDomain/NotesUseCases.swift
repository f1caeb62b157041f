public import Domain

/// The use cases of the notes screen. A test or a preview can replace each use case.
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

    package init(repository: any NoteRepository) {
        observe = DefaultObserveNotesUseCase(repository: repository)
        write = DefaultWriteNoteUseCase(repository: repository)
        sync = DefaultSyncNotesUseCase(repository: repository)
    }
}

/// Follows the notes as they change, on this device or at the server.
public protocol ObserveNotesUseCase: Sendable {
    /// A snapshot of the notes now, and one after each change, until the caller's `for await` loop ends.
    ///
    /// A failure does not end the stream: after the next change, the notes are read again. A slow
    /// subscriber can miss some snapshots, but never the newest snapshot.
    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>>
}

/// Only calls the repository. If a business rule is added here, no screen has to change.
struct DefaultObserveNotesUseCase: ObserveNotesUseCase {
    let repository: any NoteRepository

    func execute(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        repository.snapshots(for: session)
    }
}

/// Changes one note, on this device and then at the server.
public protocol WriteNoteUseCase: Sendable {
    /// Returns after this device has stored the write. The result is the first `NotesSnapshot.revision`
    /// that contains the write.
    ///
    /// Throws `NoteError.empty` for a blank content. For an unknown id, a save creates the note, and all
    /// other writes throw `NoteError.notFound`. A content that the user has not seen is never overwritten
    /// or deleted: see ``NoteWrite``.
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
    /// Sends the waiting changes, and fetches what has changed at the server. Returns after both have
    /// succeeded or failed.
    ///
    /// If the server can't be reached, no error is thrown, but `NotesSnapshot.sync` is `offline`. An
    /// error is thrown only if something fails on this device, or if the caller is cancelled.
    func execute(for session: Session) async throws(NoteError)
}

/// Has no rule: the repository knows which changes wait to be sent.
struct DefaultSyncNotesUseCase: SyncNotesUseCase {
    let repository: any NoteRepository

    func execute(for session: Session) async throws(NoteError) {
        try await repository.sync(for: session)
    }
}
