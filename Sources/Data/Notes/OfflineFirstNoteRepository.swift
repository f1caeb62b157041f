package import Domain
package import Foundation

/// Notes that are read and changed on this device at once, and synced with the server later.
///
/// If another process changes the file, this process does not see that at once. It sees the change when
/// it next changes a note itself, or sends its next request to the server.
package actor OfflineFirstNoteRepository: NoteRepository {
    private let dependencies: SyncDependencies
    private var accounts: [String: AccountSync] = [:]

    /// The file does not have to exist. Several processes can use it at the same time. If this process
    /// has to wait because another process is sending changes, `onWait` gets the id of that process.
    package init(
        file: URL, remote: any RemoteNotes,
        onWait: @escaping @Sendable (_ process: Int32?) async -> Void = { _ in }
    ) {
        let store = JSONFile<[NotesRecord]>(url: file, mode: 0o600)
        dependencies = SyncDependencies(store: store, remote: remote, onWait: onWait)
    }

    init(dependencies: SyncDependencies) {
        self.dependencies = dependencies
    }

    /// Notes in memory, which are lost when the process ends.
    package static func inMemory(remote: any RemoteNotes) -> OfflineFirstNoteRepository {
        let dependencies = SyncDependencies(store: InMemoryNotesStorage(), remote: remote)
        return OfflineFirstNoteRepository(dependencies: dependencies)
    }

    nonisolated package func snapshots(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        let (snapshots, observer) = AsyncStream.makeStream(
            of: Result<NotesSnapshot, NoteError>.self, bufferingPolicy: .bufferingNewest(1))
        Task { await account(session).add(observer) }
        return snapshots
    }

    @discardableResult
    package func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int? {
        try await account(session).write(write)
    }

    package func sync(for session: Session) async throws(NoteError) {
        try await account(session).sync()
    }

    /// Call this when the connection is back, or when the app is in the foreground again. It syncs each
    /// account whose snapshots are observed, unless the server has asked this device to wait.
    package func resumeSync() async {
        for account in accounts.values { await account.resumeSync() }
    }

    private func account(_ session: Session) -> AccountSync {
        if let account = accounts[session.email] { return account }
        let account = AccountSync(session: session, dependencies: dependencies)
        accounts[session.email] = account
        return account
    }
}

/// The dependencies of `AccountSync`, which are the same for all accounts.
struct SyncDependencies: Sendable {
    var store: any NotesStorage
    var remote: any RemoteNotes
    var delay: any Delay = ClockDelay()
    var backoff = Backoff()
    var makeKey: @Sendable () -> String = Note.newID
    var onWait: SendLock.OnWait = { _ in }
}
