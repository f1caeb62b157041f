/// Brings this device and the server together, now.
public protocol SyncNotesUseCase: Sendable {
    /// Returns when what waited was sent and what is new was fetched, or when that has failed.
    ///
    /// How it went is in the snapshots; what is thrown is only about this device.
    func execute(for session: Session) async throws(NoteError)
}

/// Has the repository sync, which knows what waits to be sent.
public struct DefaultSyncNotesUseCase: SyncNotesUseCase {
    private let repository: any NoteRepository

    package init(repository: any NoteRepository) {
        self.repository = repository
    }

    public func execute(for session: Session) async throws(NoteError) {
        try await repository.sync(for: session)
    }
}
